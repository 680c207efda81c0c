"""`python -m bot`: see bot/program.py. Interrupted during imports, it exits without having done anything."""

import signal
import sys

if __name__ == "__main__":
    # Until the loop handles it, SIGTERM acts like Ctrl+C: by default a container's first process ignores it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        from bot.program import main
    except KeyboardInterrupt:
        sys.exit(1 if sys.argv[1:] else 0)
    sys.exit(main())
