import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Points; 72 are an inch. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Prints the pages without the screen, on paper of the size of the document. */
const rules = ({ width, height }: PaperSize) => `
  @page wb-printed { size: ${width}pt ${height}pt; margin: 0; }
  @media screen { [data-printed] { position: fixed; inset: auto 100% 100% auto; visibility: hidden; } }
  @media print {
    html, body { overflow: visible !important; width: auto !important; height: auto !important; padding: 0 !important; background: none; }
    body > :not([data-printed]) { display: none !important; }
    [data-printed] { page: wb-printed; }
    [data-printed] > * { display: block; width: ${width}pt; height: ${height}pt; break-inside: avoid; }
    [data-printed] > :not(:last-child) { break-after: page; }
  }`;

/** Printed in the place of the page while it is mounted: one child for each sheet. */
export function PrintedPages({ size, children }: { size: PaperSize; children: ReactNode }) {
  const { width, height } = size;
  const [place] = useState(() => {
    const made = document.createElement('div');
    made.dataset.printed = '';
    made.ariaHidden = 'true';
    return made;
  });
  useEffect(() => {
    // Written by a script, which the Content-Security-Policy lets ours do; a style tag would need the nonce.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules({ width, height }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.body.append(place);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      place.remove();
    };
  }, [place, width, height]);
  return createPortal(children, place);
}
