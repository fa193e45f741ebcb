/**
 * Stops the ways out of a page and hands each over as something that can still be done. The shell's router has no
 * blocker of its own; the address is put back where it was while the user decides. Answers how to stop watching.
 */
export function watchLeaving(navigate: (to: string) => void, ask: (leave: () => void) => void): () => void {
  const place = placeIn(window.history.state);
  let letGo = false;
  let puttingBack = false;

  const onClick = (event: MouseEvent) => {
    const to = addressOfLink(event);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => navigate(to));
  };
  const onPopState = (event: PopStateEvent) => {
    if (letGo) return;
    if (puttingBack) {
      puttingBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = placeIn(event.state) - place;
    if (!Number.isFinite(steps) || steps === 0) return;
    event.stopImmediatePropagation();
    puttingBack = true;
    window.history.go(-steps);
    ask(() => {
      letGo = true;
      window.history.go(steps);
    });
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  document.addEventListener('click', onClick, true);
  // Captured, so that it comes before the router hears of it.
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onPopState, true);
    window.removeEventListener('beforeunload', onUnload);
  };
}

/** How many pages lie before this one; the router keeps count in the state of each. */
function placeIn(state: unknown): number {
  if (typeof state !== 'object' || state === null) return Number.NaN;
  return Number(Reflect.get(state, 'idx'));
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
