import { type RefCallback, useCallback, useState } from 'react';

/**
 * Keeps the head of a table below the shell's header. Where the table is as narrow as its frame, the head sticks by
 * itself. A frame that scrolls sideways would be what it sticks to: there it is moved down as far as the page has moved
 * up, by the style sheet where the browser knows timelines, else from here. The frame takes the `ref`.
 */
export function useStickyHead(): { fits: boolean; ref: RefCallback<HTMLElement> } {
  const [fits, setFits] = useState(false);
  const ref = useCallback<RefCallback<HTMLElement>>((frame) => {
    if (!frame) return;
    const head = frame.querySelector('thead');
    const table = frame.querySelector('table');
    const measure = () => {
      const fitting = (table?.scrollWidth ?? 0) <= frame.clientWidth;
      setFits(fitting);
      frame.style.setProperty('--frame-height', `${frame.clientHeight}px`);
      if (head && fitting) head.style.transform = '';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    if (table) observer.observe(table);
    const stop = head && !knowsTimelines() ? moveHead(frame, head) : undefined;
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, []);
  return { fits, ref };
}

const knowsTimelines = () => globalThis.CSS?.supports?.('animation-timeline: view()') ?? false;

function moveHead(frame: HTMLElement, head: HTMLElement): () => void {
  const move = () => {
    if (frame.scrollWidth <= frame.clientWidth) return;
    const below = Number.parseFloat(getComputedStyle(frame).getPropertyValue('--wb-header')) || 0;
    const way = frame.clientHeight - head.offsetHeight;
    const by = Math.min(way, Math.max(0, below - frame.getBoundingClientRect().top));
    head.style.transform = by > 0 ? `translateY(${by}px)` : '';
  };
  addEventListener('scroll', move, { passive: true });
  return () => removeEventListener('scroll', move);
}
