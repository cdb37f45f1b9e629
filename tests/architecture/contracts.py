"""A contract of import-linter that lists what a package may import, and forbids all else."""

from __future__ import annotations

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowList(Contract):
    """A package may import only the standard library, itself and the allowed packages.

    Options: `package`, and `allowed` with the packages it may import, from here or third parties.
    """

    package = fields.StringField()
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Check every import of every module of the package."""
        package = cast("str", self.package)
        allowed = (package, *cast("list[str]", self.allowed), *sys.stdlib_module_names)
        members = {package} | graph.find_descendants(package)
        found = [
            f"{importer} imports {imported}"
            for importer in sorted(members)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if not any(imported == each or imported.startswith(f"{each}.") for each in allowed)
        ]
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each forbidden import on a line."""
        for line in check.metadata["found"]:
            output.print_error(line)
