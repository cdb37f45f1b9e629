"""Commands that are imported only when they are called, so that `ostrog --help` is fast."""

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
"""The result of a loader: the function of a command, or a group of commands."""


class Lazy(TyperCommand):
    """A command declared by its loader: a function that imports the real command and returns it.

    `ostrog --help` shows the docstring of the loader, or the translated help given to it.
    """

    extra = ""
    """Name of the optional extra of the package that the command needs, if any."""

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
        """Return the context of the real command, which then parses its arguments and runs."""
        return self.load().make_context(info_name, args, parent, **extra)


class ServerCommand(Lazy):
    """A command that needs the extra `server`."""

    extra = "server"


class HomeCommand(Lazy):
    """A command that needs the extra `home`."""

    extra = "home"


class LabCommand(Lazy):
    """A command that needs the extra `lab`."""

    extra = "lab"
