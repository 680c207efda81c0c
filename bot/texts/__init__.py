"""What people read: sentences in their language, and the help about the rules."""
