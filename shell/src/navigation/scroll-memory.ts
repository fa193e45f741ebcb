import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const SAVE_DELAY_MS = 50;
/** How long a page may take to grow back to the height at which it was left. */
const GIVE_UP_MS = 3000;
const KEY = 'werkbank-scroll:';

/** Brings a page back to where it was left when somebody returns to it; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let pending: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(pending);
      pending = setTimeout(() => sessionStorage.setItem(KEY + key, String(scrollY)), SAVE_DELAY_MS);
    };
    const stop = type === 'POP' ? restore(Number(sessionStorage.getItem(KEY + key) ?? '0')) : undefined;
    // A new page of a list or another filter is the same page: the reader stays where he is.
    if (type !== 'POP' && lastPath.current !== pathname) scrollTo(0, 0);
    lastPath.current = pathname;
    addEventListener('scroll', save, { passive: true });
    return () => {
      clearTimeout(pending);
      stop?.();
      removeEventListener('scroll', save);
    };
  }, [key, pathname, type]);
}

function restore(top: number): (() => void) | undefined {
  if (top === 0) {
    scrollTo(0, 0);
    return undefined;
  }
  const tryIt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop();
  };
  // The content arrives bit by bit; each time the page grows it may have become long enough.
  const growth = new ResizeObserver(tryIt);
  const giveUp = setTimeout(() => stop(), GIVE_UP_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(giveUp);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
    removeEventListener('keydown', stop);
  };
  // Whoever scrolls himself is not pulled back.
  for (const sign of ['wheel', 'touchmove', 'keydown']) addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  tryIt();
  return stop;
}
