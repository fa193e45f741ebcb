import { type RefCallback, useCallback, useState } from 'react';

/**
 * Keeps the head of a table below the shell's header. If the table is as narrow as its frame, the head sticks by CSS. In a
 * frame that scrolls sideways it would stick to the frame. There it moves down as far as the page has moved up: by the style
 * sheet in browsers with timelines, else from here. The frame takes the `ref`; the element around it learns on which sides
 * there is more.
 */
export function useScrollingTable(): { scrolls: boolean; ref: RefCallback<HTMLElement> } {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback<RefCallback<HTMLElement>>((frame) => {
    if (!frame) return;
    const head = frame.querySelector('thead');
    const table = frame.querySelector('table');
    const measure = () => {
      const fits = (table?.scrollWidth ?? 0) <= frame.clientWidth;
      // At once: React would draw it a frame later, in which the table lies over its neighbours.
      frame.toggleAttribute('data-fits', fits);
      setScrolls(!fits);
      frame.style.setProperty('--frame-height', `${frame.clientHeight}px`);
      if (head && fits) head.style.transform = '';
      markEdges(frame);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    if (table) observer.observe(table);
    const mark = () => markEdges(frame);
    frame.addEventListener('scroll', mark, { passive: true });
    const stop = head && !knowsTimelines() ? moveHead(frame, head) : undefined;
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', mark);
      stop?.();
    };
  }, []);
  return { scrolls, ref };
}

/** Marks the sides on which columns lie out of sight. */
function markEdges(frame: HTMLElement): void {
  const hidden = frame.scrollWidth - frame.clientWidth;
  frame.parentElement?.toggleAttribute('data-more-before', hidden > 1 && frame.scrollLeft > 1);
  frame.parentElement?.toggleAttribute('data-more-behind', hidden - frame.scrollLeft > 1);
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
