import { tabMemory } from '@werkbank/kit/browser-memory';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const SAVE_DELAY_MS = 50;
/** How long a page may take to grow back to the height at which it was left. */
const GIVE_UP_MS = 10_000;
/** How long its height has to stay then: a list that is read once more is short for a moment. */
const SETTLED_MS = 1_000;
const KEY = 'werkbank-scroll:';

/** Brings a page back to where it was left when somebody returns to it; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string>(undefined);
  const unfinished = useRef<number>(undefined);
  // Before the browser draws: the page that leaves is still as long as it was where its reader saw it last.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Every document starts with the same key, hence the address beside it.
    const place = `${KEY}${key} ${pathname}${search}`;
    const returned = type === 'POP' && (lastPath.current !== undefined || !startedHere());
    // A page that writes its address anew on the way back is still on it.
    const target = returned ? Number(tabMemory.read(place) ?? '0') : unfinished.current;
    const way =
      target !== undefined && (returned || lastPath.current === pathname) ? wayBackTo(target) : undefined;
    // A new page of a list or another filter is the same page: the reader stays where he is.
    // Nor does the first page jump that was there to be read before the scripts ran.
    const readAlready = lastPath.current === undefined && document.getElementById('drawn') !== null;
    if (!returned && !readAlready && lastPath.current !== pathname) scrollTo(0, 0);
    lastPath.current = pathname;
    let pending: ReturnType<typeof setTimeout> | undefined;
    let top = scrollY;
    const keep = () => {
      clearTimeout(pending);
      pending = undefined;
      tabMemory.write(place, String(top));
    };
    const save = () => {
      if (way?.underWay()) return;
      top = scrollY;
      clearTimeout(pending);
      pending = setTimeout(keep, SAVE_DELAY_MS);
    };
    // Nothing is scrolled where only the address of the page is written anew: its place is kept all the same.
    const keepNow = () => {
      if (pending !== undefined || way === undefined) keep();
    };
    // A page may be loaded again before the browser has told of its last scrolling.
    const leave = () => {
      if (!way?.underWay() && scrollY !== top) save();
      keepNow();
    };
    addEventListener('scroll', save, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', save);
      removeEventListener('pagehide', leave);
      unfinished.current = way?.underWay() ? target : undefined;
      way?.stop();
      keepNow();
    };
  }, [key, pathname, search, type]);
}

/** Whether the document was opened by its address or a link, not by going back or loading it again. */
function startedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

interface WayBack {
  readonly underWay: () => boolean;
  readonly stop: () => void;
}

const ownHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function wayBackTo(top: number): WayBack {
  let underWay = true;
  const stop = () => {
    underWay = false;
    growth.disconnect();
    clearTimeout(giveUp);
    clearTimeout(settled);
    for (const sign of ownHand) removeEventListener(sign, stop);
  };
  let settled: ReturnType<typeof setTimeout> | undefined;
  const tryIt = () => {
    clearTimeout(settled);
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) settled = setTimeout(() => stop(), SETTLED_MS);
  };
  // The content arrives bit by bit; each time the page grows it may have become long enough.
  const growth = new ResizeObserver(tryIt);
  const giveUp = setTimeout(() => stop(), GIVE_UP_MS);
  // Whoever scrolls himself is not pulled back.
  for (const sign of ownHand) addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  tryIt();
  return { underWay: () => underWay, stop };
}
