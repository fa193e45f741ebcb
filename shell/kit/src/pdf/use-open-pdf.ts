import { useEffect, useState } from 'react';
import { report } from '../reporting/report';
import type { OpenPdf, PdfDocument, PdfPage, PdfSource } from './pdf-document';

export type PageSize = Pick<PdfPage, 'width' | 'height'>;

export type OpenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** `size` is that of the first page, which most others have too. */
  | { readonly kind: 'open'; readonly document: PdfDocument; readonly size: PageSize };

/** Opens a document while it is shown and closes it afterwards, also while it is loading. */
export function useOpenPdf(source: PdfSource, open: OpenPdf): { state: OpenState; retry: () => void } {
  // Another document is another viewer: the way to it may be a new function at every drawing.
  const [asked] = useState(() => ({ source, open }));
  const [state, setState] = useState<OpenState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    const opening = asked.open(asked.source);
    opening
      .then(async (document) => {
        const { width, height } = await document.page(1);
        if (!left) setState({ kind: 'open', document, size: { width, height } });
      })
      .catch((error: unknown) => {
        if (left) return;
        report('A document could not be shown', error);
        setState({ kind: 'failed' });
      });
    return () => {
      left = true;
      opening.then((document) => document.close()).catch(() => undefined);
    };
  }, [asked, attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
