/** Replaces the browser's IntersectionObserver by one that the test controls. */
export function watchedNearness() {
  const observers = new Map<Element, IntersectionObserverCallback>();
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      observers.set(element, this.callback);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return (element: Element, isIntersecting: boolean) => {
    const entry = { isIntersecting } as IntersectionObserverEntry;
    observers.get(element)?.([entry], {} as IntersectionObserver);
  };
}
