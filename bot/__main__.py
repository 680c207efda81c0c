"""`python -m bot`: see bot/host/program.py. An interrupt during imports has no effects to undo."""

import signal
import sys

if __name__ == "__main__":
    # Treat an early SIGTERM like Ctrl+C, because a container's first process ignores SIGTERM by default.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        from bot.host.program import main
    except KeyboardInterrupt:
        sys.exit(1 if sys.argv[1:] else 0)
    sys.exit(main())
