/**
 * Stops the ways out of a page and hands each over as something that can still be done. Answers how to stop watching.
 *
 * The shell's router has no blocker and hears of the back button first. So a second entry of the same address is laid
 * above the page: going back takes that one away, the page stays, and there is time to ask.
 */
export function watchLeaving(navigate: (to: string) => void, ask: (leave: () => void) => void): () => void {
  const { history } = window;
  const depth = depthOf(history.state) + 1;
  const layEntry = () => history.pushState({ ...objectOf(history.state), [mark]: depth }, '');
  let letGo = false;

  const onClick = (event: MouseEvent) => {
    const to = addressOfLink(event);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => navigate(to));
  };
  const onPopState = () => {
    if (letGo || depthOf(history.state) >= depth) return;
    layEntry();
    ask(() => {
      letGo = true;
      history.go(-depth - 1);
    });
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!letGo) event.preventDefault();
  };

  layEntry();
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('beforeunload', onUnload);
    // Saved or discarded: one step back leaves the page again. Not where the address has already changed.
    if (!letGo && depthOf(history.state) === depth) history.back();
  };
}

const mark = 'unsaved';

/** How many entries lie above the page; two forms of a page may watch at once. */
function depthOf(state: unknown): number {
  const depth: unknown = Reflect.get(objectOf(state), mark);
  return typeof depth === 'number' ? depth : 0;
}

function objectOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Where a click leads within this tab and this site, if it does. */
function addressOfLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !link.href || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const to = new URL(link.href, window.location.href);
  const here = window.location;
  if (to.origin !== here.origin) return undefined;
  // A jump within the page loses nothing.
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return undefined;
  return `${to.pathname}${to.search}${to.hash}`;
}
