# Sourced by the checks that use Chromium, after common.sh and python.sh: what they need is installed for all of them.

environment=.build/browser

# Installs Chromium and its driver, from Debian, and the packages that drive it, from PyPI. Installing packages makes the
# environment anew, so all checks need the same ones, and of checks that start together one installs them while the
# others wait.
install_browser() {
  mkdir -p .build
  (
    flock 9
    has chromium && has chromedriver || apt_install chromium chromium-driver
    python_with "$environment" -c 'import axe_playwright_python, selenium, sphinx_docsearch' 2>/dev/null ||
      install_packages "$environment" 'selenium>=4.20,<5' 'axe-playwright-python>=0.1.4' 'sphinx-docsearch>=0.3.2,<0.4'
  ) 9>.build/browser.lock
}
