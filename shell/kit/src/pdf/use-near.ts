import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in view, or less than a window's height from it. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '100% 0px',
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
