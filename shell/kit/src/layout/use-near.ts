import { type RefObject, useEffect, useState } from 'react';

/** True for an element in view, or within a distance of it (a CSS length; by default the height of the window). */
export function useNear(element: RefObject<Element | null>, distance = '100%'): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: `${distance} 0px`,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, distance]);
  return near;
}
