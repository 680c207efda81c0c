"""What an edit asks of Discord, read back from what discord.py would send."""

from __future__ import annotations

import json
from typing import Any

from discord.http import MultipartParameters


def told(params: MultipartParameters) -> dict[str, Any]:
    """What the edit says, with the files that it brings."""
    form = params.payload or json.loads((params.multipart or [])[0]["value"])
    return {**form, "attachments": list(params.files or ())} if "attachments" in form else form
