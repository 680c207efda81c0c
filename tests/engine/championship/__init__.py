"""The championship: every case of its rules, and leagues at random against a literal reading."""
