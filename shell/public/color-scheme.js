// Before anything is drawn: who chose dark sees no white page flash by. A file of its own, for the policy lets no script stand in the page.
const chosen = chosenScheme();
if (chosen === 'light' || chosen === 'dark') {
  document.documentElement.dataset.theme = chosen;
  // The ground of a page whose styles are still on their way.
  document.querySelector('meta[name="color-scheme"]').content = chosen;
}

function chosenScheme() {
  try {
    return localStorage.getItem('werkbank-color-scheme');
  } catch {
    // A browser that forbids storage has no choice to tell of: the page is as the system has it.
    return null;
  }
}
