// Before anything is drawn: who chose dark sees no white page flash by, and who confirmed the notice does not see it again.
// A file of its own, for the policy lets no script stand in the page.
const root = document.documentElement;
const chosen = remembered('werkbank-color-scheme');
if (chosen === 'light' || chosen === 'dark') {
  root.dataset.theme = chosen;
  // The ground of a page whose styles are still on their way.
  document.querySelector('meta[name="color-scheme"]').content = chosen;
}
if (remembered('werkbank-cookies-confirmed') !== null) root.dataset.cookies = 'confirmed';

function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that forbids storage has nothing to tell of.
    return null;
  }
}

// What is pressed before the page can answer, for it to answer once it can. Links and the search work without.
window.pressedBefore = [];
addEventListener(
  'click',
  ({ target }) => {
    const control = target.closest('#drawn :is(button:not([type="submit"]), input[type="checkbox"])');
    if (control) window.pressedBefore.push(control);
  },
  true,
);
