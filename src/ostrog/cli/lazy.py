"""Commands that are loaded when they are called, so that the front page needs none of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand
from typer.main import get_command, get_group

from ostrog.cli.terminal.messages import UsageTrouble, say

if TYPE_CHECKING:
    from typer._click import Command, Context

Loaded = Callable[..., None] | typer.Typer
"""What a loader returns: the function of a command, or a group of commands."""


class Lazy(TyperCommand):
    """A command declared by its loader: a function that imports the real one and returns it.

    The front page shows the loader's docstring, or the translated help that it is declared with.
    """

    extra = ""
    """The extra of the distribution that has to be installed, if there is one."""

    def load(self) -> Command:
        """Import the real command."""
        loader: Callable[[], Loaded] | None = self.callback
        assert loader is not None
        try:
            loaded = loader()
        except ModuleNotFoundError as error:
            part = (error.name or "").partition(".")[0]
            if not self.extra or part == __name__.partition(".")[0]:
                raise
            raise UsageTrouble(say("missing-extra", part=part, extra=self.extra)) from error
        if isinstance(loaded, typer.Typer):
            return get_group(loaded)
        app = typer.Typer(add_completion=False)
        app.command(self.name, help=None if loader.__doc__ else self.help)(loaded)
        return get_command(app)

    def make_context(
        self, info_name: str | None, args: list[str], parent: Context | None = None, **extra: Any
    ) -> Context:
        """Go on with the real command, which parses the arguments and is run."""
        return self.load().make_context(info_name, args, parent, **extra)


class ServerCommand(Lazy):
    """A command that needs the server."""

    extra = "server"


class LabCommand(Lazy):
    """A command that needs the lab."""

    extra = "lab"
