import type { OpenPdf, PdfSource } from '../pdf-document';

/** A document of plain paper: what was asked of it stands in `asked`, and nothing is drawn. */
export function paper(pageCount: number) {
  const asked: string[] = [];
  const open: OpenPdf = (source: PdfSource) => {
    asked.push(`open ${typeof source === 'string' ? source : 'bytes'}`);
    return Promise.resolve({
      pageCount,
      page: (number) =>
        Promise.resolve({
          width: 595,
          height: 842,
          draw: () => {
            asked.push(`draw ${number}`);
            return { done: Promise.resolve(), cancel: () => asked.push(`cancel ${number}`) };
          },
          picture: () => {
            asked.push(`picture ${number}`);
            return Promise.resolve(new Blob([`page ${number}`], { type: 'image/png' }));
          },
          lines: () => Promise.resolve([`Text of page ${number}`]),
        }),
      bytes: () => Promise.resolve(Uint8Array.from([37, 80, 68, 70])),
      close: () => {
        asked.push('close');
        return Promise.resolve();
      },
    });
  };
  return { open, asked };
}

/** Puts an observer in the place of the browser's that is told by the test what has come near. */
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
