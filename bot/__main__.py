"""`python -m bot`: see bot/program.py. Ended while it is still imported, nothing has been done."""

import signal
import sys

if __name__ == "__main__":
    # Until the loop heeds it, SIGTERM does what Ctrl+C does: a container's first process would ignore it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        from bot.program import main
    except KeyboardInterrupt:
        sys.exit(1 if sys.argv[1:] else 0)
    sys.exit(main())
