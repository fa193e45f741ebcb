import { type RefObject, useEffect, useState } from 'react';
import { report } from '../reporting/report';
import type { Drawing, PdfDocument } from './pdf-document';
import type { PageSize } from './use-open-pdf';

type PageState = 'waiting' | 'drawn' | 'failed';

interface DrawnPage {
  /** Known once the page has been read. */
  readonly size?: PageSize;
  readonly lines: readonly string[];
  readonly state: PageState;
}

/** Draws a page on its canvas while there is one, and reads its text the first time. */
export function useDrawnPage(
  document: PdfDocument,
  number: number,
  canvas: RefObject<HTMLCanvasElement | null> | undefined,
): DrawnPage {
  const [drawn, setDrawn] = useState<DrawnPage>({ lines: [], state: 'waiting' });
  useEffect(() => {
    const place = canvas?.current;
    if (!place) return;
    let left = false;
    let drawing: Drawing | undefined;
    const change = (to: Partial<DrawnPage>) => {
      if (!left) setDrawn((was) => ({ ...was, ...to }));
    };
    const draw = async () => {
      const page = await document.page(number);
      if (left) return;
      change({ size: { width: page.width, height: page.height } });
      drawing = page.draw(place);
      const [lines] = await Promise.all([page.lines(), drawing.done]);
      change({ lines, state: 'drawn' });
    };
    draw().catch((error: unknown) => {
      if (left) return;
      report(`Page ${number} of a document could not be drawn`, error);
      change({ state: 'failed' });
    });
    return () => {
      left = true;
      drawing?.cancel();
      setDrawn((was) => ({ ...was, state: 'waiting' }));
    };
  }, [document, number, canvas]);
  return drawn;
}
