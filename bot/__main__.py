"""`python -m bot`: see bot/host/program.py. An interrupt during imports has no effects to undo."""

import gc
import signal
import sys

if __name__ == "__main__":
    # Imports make objects that stay: looking for garbage among them takes a seventh of a start's CPU time.
    gc.set_threshold(50_000)
    # Treat an early SIGTERM like Ctrl+C, because a container's first process ignores SIGTERM by default.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        from bot.host.program import main
    except KeyboardInterrupt:
        sys.exit(1 if sys.argv[1:] else 0)
    sys.exit(main())
