"""Measures the embedded engine beside other search engines; `Benchmarks/engine.py` is the command."""
