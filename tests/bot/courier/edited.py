"""Read an edit back from the parameters that discord.py would send."""

from __future__ import annotations

import json
from typing import Any

from discord.http import MultipartParameters


def told(params: MultipartParameters) -> dict[str, Any]:
    """Return the payload of an edit, with its files as `attachments`."""
    form = params.payload or json.loads((params.multipart or [])[0]["value"])
    return {**form, "attachments": list(params.files or ())} if "attachments" in form else form
