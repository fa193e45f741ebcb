import { tabMemory } from '@werkbank/kit/browser-memory';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const SAVE_DELAY_MS = 50;
/** Time that a page may take to grow back to its former height. */
const GIVE_UP_MS = 10_000;
/** Time that its height has to be stable then: a list that reloads is short for a moment. */
const SETTLED_MS = 1_000;
const KEY = 'werkbank-scroll:';

/** Restores the scroll position of a page on the way back; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef<string>(undefined);
  const unfinished = useRef<number>(undefined);
  // Before the browser paints: the leaving page still has its full height.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    // Every document starts with the same key, so the address is part of the place.
    const place = `${KEY}${key} ${pathname}${search}`;
    const returned = type === 'POP' && (lastPath.current !== undefined || !startedHere());
    // A page that replaces its address on the way back still restores its position.
    const target = returned ? Number(tabMemory.read(place) ?? '0') : unfinished.current;
    const way =
      target !== undefined && (returned || lastPath.current === pathname) ? wayBackTo(target) : undefined;
    // Paging and filtering keep the page, so the reader's position stays.
    // The first page does not jump either, because it was readable before the scripts ran.
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
    // A mere change of the address causes no scroll event, so the position is stored here.
    const keepNow = () => {
      if (pending !== undefined || way === undefined) keep();
    };
    // A reload may come before the browser's last scroll event.
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

/** True if the document was opened by its address or a link, not by going back or a reload. */
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
  // The content arrives bit by bit; after each growth the page may be long enough.
  const growth = new ResizeObserver(tryIt);
  const giveUp = setTimeout(() => stop(), GIVE_UP_MS);
  // The user's own scrolling ends the restoring.
  for (const sign of ownHand) addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  tryIt();
  return { underWay: () => underWay, stop };
}
