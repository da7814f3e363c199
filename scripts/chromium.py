"""Starts Chromium for tests that use pages."""

import shutil

from selenium import webdriver


def start(*arguments):
    """A browser without a window, whose console is kept; the arguments are Chromium's own."""
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", *arguments]:
        options.add_argument(argument)
    for name in ["chromium", "chromium-browser", "google-chrome"]:
        if shutil.which(name):
            options.binary_location = shutil.which(name)
            break
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    # Selenium would look for a driver in the network if it were not told of Debian's.
    found = shutil.which("chromedriver")
    return webdriver.Chrome(
        options=options, service=webdriver.ChromeService(executable_path=found) if found else None)
