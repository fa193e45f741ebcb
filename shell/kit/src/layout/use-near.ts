import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in view or close to it: less than a window's height where nothing else is said (CSS lengths). */
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
