"""The application around the engine: tables, their store, and what people see of them."""
