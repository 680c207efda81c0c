"""Tables in play: the service that stores every change, automatic moves, deadlines and results."""
