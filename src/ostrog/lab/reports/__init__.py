"""Reports of the lab: figures, charts and pages."""
