// Light or dark. Loaded before the page is painted, so that a chosen theme does not flash.
const key = "multihits-theme";
const choices = ["auto", "light", "dark"];

function read() {
  // Storage can be forbidden; the page works without it.
  try {
    const value = localStorage.getItem(key);
    return choices.includes(value) ? value : "auto";
  } catch {
    return "auto";
  }
}

function show(choice) {
  if (choice === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

show(read());

/** Makes a button that goes from one theme to the next. */
export function themeButton(button) {
  let shown = read();
  const label = () => {
    button.textContent = `Theme: ${shown}`;
  };
  button.addEventListener("click", () => {
    const next = choices[(choices.indexOf(shown) + 1) % choices.length];
    try {
      localStorage.setItem(key, next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    show(next);
    shown = next;
    label();
  });
  label();
}
