"""`python -m bot`: see bot/host/program.py. Interrupted during imports, it has done nothing."""

import signal
import sys

if __name__ == "__main__":
    # Until the loop handles it, SIGTERM acts like Ctrl+C: by default a container's first process ignores it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        from bot.host.program import main
    except KeyboardInterrupt:
        sys.exit(1 if sys.argv[1:] else 0)
    sys.exit(main())
