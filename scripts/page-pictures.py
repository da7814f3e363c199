#!/usr/bin/env python3
"""Takes the pictures of the page in the README: page-pictures.py URL FOLDER

The page at the address, which serves examples/movie-night, is shown in Chromium, light and dark, with a query and a
chosen facet; the pictures go into the folder.
"""

import base64
import pathlib
import sys
import time

sys.dont_write_bytecode = True
import chromium

WIDTH, HEIGHT = 1280, 800
ADDRESS = "/?query=tom&movies.genres=Drama"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    url, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    driver = chromium.start()
    try:
        driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})
        for scheme in ["light", "dark"]:
            driver.execute_cdp_cmd(
                "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            driver.get(url.rstrip("/") + ADDRESS)
            end = time.monotonic() + 20
            while not driver.execute_script("return document.querySelectorAll('#sections .hit').length > 3"):
                if time.monotonic() > end:
                    sys.exit("the page shows no hits")
                time.sleep(0.1)
            picture = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
            (folder / f"page-{scheme}.png").write_bytes(base64.b64decode(picture))
    finally:
        driver.quit()


if __name__ == "__main__":
    main()
