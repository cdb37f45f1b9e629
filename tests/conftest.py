"""Settings for all tests."""

from hypothesis import settings

settings.register_profile("ostrog", deadline=None, derandomize=True)
settings.load_profile("ostrog")
