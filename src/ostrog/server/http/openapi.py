"""The OpenAPI document: all HTTP routes, and the form of refusals."""

from __future__ import annotations

import copy
from importlib.metadata import version
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

REFUSALS = {
    400: "It makes no sense, or the game does not have it.",
    401: "There is no session.",
    403: "It comes from another site's page, or is not allowed to this person.",
    404: "There is no such thing.",
    409: "Somebody was faster.",
    413: "It is too long.",
    415: "A body must be application/json.",
    429: "It is too much at once.",
}
TROUBLE = {
    "title": "Refusal",
    "type": "object",
    "required": ["status_code", "detail"],
    "properties": {
        "status_code": {"type": "integer"},
        "detail": {"type": "string"},
        "extra": {},
    },
}


class Document(JsonRenderPlugin):
    """Serves the document as JSON, including the refusals common to all operations."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the document as JSON."""
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of the document in which every operation also lists its refusals."""
    document = copy.deepcopy(document)
    document.setdefault("components", {}).setdefault("schemas", {})["Refusal"] = TROUBLE
    for path in document["paths"].values():
        for operation in path.values():
            statuses = {400, 401, 403, 404, 429}
            if "requestBody" in operation:
                statuses |= {409, 413, 415}
            for status in statuses:
                operation["responses"][str(status)] = _refusal(status)
            operation["responses"].get("204", {}).pop("content", None)  # 204 has no body
    return document


def _refusal(status: int) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Refusal"}
    return {
        "description": REFUSALS[status],
        "content": {"application/json": {"schema": schema}},
    }


def configuration() -> OpenAPIConfig:
    """Return the configuration of the document: its path and title, without pages to browse it."""
    return OpenAPIConfig(
        title="Ostrog",
        version=version("ostrog"),
        path="/api/schema",
        render_plugins=[Document(path="/openapi.json")],
        use_handler_docstrings=True,
    )
