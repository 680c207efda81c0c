"""What people see, as data: posts and their sentences, without a server."""
