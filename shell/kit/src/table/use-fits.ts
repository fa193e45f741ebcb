import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a table is as narrow as its frame. Only then can its head stick to the page: a frame that scrolls sideways
 * would be what it sticks to. The frame takes the `ref`.
 */
export function useFits(): { fits: boolean; ref: RefCallback<HTMLElement> } {
  const [fits, setFits] = useState(false);
  const ref = useCallback<RefCallback<HTMLElement>>((frame) => {
    if (!frame) return;
    const measure = () => setFits((frame.firstElementChild?.scrollWidth ?? 0) <= frame.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { fits, ref };
}
