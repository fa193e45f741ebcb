import type { OpenPdf, PdfSource } from '../pdf-document';

/** A document of blank pages; `asked` has the calls that it got. */
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
