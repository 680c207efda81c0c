"""What people are shown, as data: posts and their sentences, without a server."""
