import type { Navigator } from 'react-router';

/** A holder of unsaved changes. */
export interface Holder {
  /** Path of the page that holds it: another filter of a list, or a jump within the page, loses nothing. */
  readonly path: string;
  /** True if input would be lost now, so not during a save. */
  holds: () => boolean;
  ask: (leave: () => void) => void;
}

interface Watch {
  readonly holders: Holder[];
  readonly stop: () => void;
}

/** One watch for each router, however many forms of a page hold something. */
const watches = new WeakMap<Navigator, Watch>();
let asksNobody = false;

/**
 * Stops ways out of the page while there is unsaved input, and hands each over as a function to call later. Answers how to
 * stop.
 */
export function holdWaysOut(router: Navigator, holder: Holder): () => void {
  const watch = watches.get(router) ?? beginWatch(router);
  watch.holders.push(holder);
  return () => {
    watch.holders.splice(watch.holders.indexOf(holder), 1);
    if (watch.holders.length > 0) return;
    watches.delete(router);
    watch.stop();
  };
}

/** Navigates without the question: a deleted object has no changes to lose. */
export function withoutAsking(go: () => void): void {
  asksNobody = true;
  try {
    go();
  } finally {
    asksNobody = false;
  }
}

/**
 * The shell's router has no blocker: one that has would bring 14 KiB more (Brotli) to every first visit. Links, the search box
 * and all other navigation call its `push` or `replace`, which are replaced here. The back button needs a second entry of the
 * same address above the page: going back removes that one, the page stays, and there is time to ask.
 */
function beginWatch(router: Navigator): Watch {
  const ways = waysOf(router);
  const { push, replace } = ways;
  const holders: Holder[] = [];
  let left = false;
  const holding = () => (left || asksNobody ? undefined : holders.findLast((holder) => holder.holds()));
  /** Does `go` now, or once the holder has let go. */
  const pass = (go: () => void) => {
    const leave = () => {
      left = true;
      go();
    };
    const holder = holding();
    if (holder) holder.ask(leave);
    else leave();
  };

  const staysHere = ([to]: Parameters<Navigator['push']>) => {
    const { pathname } = typeof to === 'string' ? new URL(to, window.location.href) : to;
    return !pathname || holders.every(({ path }) => path === pathname);
  };

  router.push = (...to) => {
    if (staysHere(to)) return push(...to);
    // Replaces the entry that was laid above the page.
    pass(() => replace(...to));
  };
  router.replace = (...to) => {
    if (staysHere(to)) return replace(...to);
    pass(() => takeAway(() => replace(...to)));
  };
  const onPopState = () => {
    if (left || isLaid()) return;
    layEntry();
    pass(() => window.history.go(-2));
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (holding()) event.preventDefault();
  };
  layEntry();
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onUnload);
  return {
    holders,
    stop: () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('beforeunload', onUnload);
      Object.assign(router, ways);
      // Saved or discarded: one step back leaves the page again. Not where the address has already changed.
      if (!left && isLaid()) goOnceTidy(router, ways);
    },
  };
}

type Ways = Pick<Navigator, 'push' | 'replace'>;
const originalWays = new WeakMap<Navigator, Ways>();

/** A router's own ways to navigate, without guards. */
function waysOf(router: Navigator): Ways {
  const known = originalWays.get(router) ?? {
    push: router.push.bind(router),
    replace: router.replace.bind(router),
  };
  originalWays.set(router, known);
  return known;
}

/** The entry is gone a moment later; who goes somewhere before that, as after saving, would be taken back with it. */
function goOnceTidy(router: Navigator, { push, replace }: Ways): void {
  const waiting: (() => void)[] = [];
  const later = {
    push: (...to: Parameters<Ways['push']>) => void waiting.push(() => push(...to)),
    replace: (...to: Parameters<Ways['replace']>) => void waiting.push(() => replace(...to)),
  };
  Object.assign(router, later);
  takeAway(() => {
    // Not where the next form has begun to watch meanwhile.
    if (router.push === later.push) Object.assign(router, { push, replace });
    for (const go of waiting) go();
  });
}

const mark = 'unsaved';
/** True while the browser takes the laid entry away, which is a moment later. */
let takingAway = false;

function layEntry(): void {
  const lay = () => window.history.pushState({ ...objectOf(window.history.state), [mark]: true }, '');
  if (takingAway) window.addEventListener('popstate', lay, { once: true });
  else lay();
}

function takeAway(after: () => void): void {
  takingAway = true;
  const taken = () => {
    takingAway = false;
    after();
  };
  window.addEventListener('popstate', taken, { once: true });
  window.history.back();
}

const isLaid = (): boolean => Reflect.get(objectOf(window.history.state), mark) === true;

function objectOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}
