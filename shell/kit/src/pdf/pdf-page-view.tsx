import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../feedback/feedback';
import { widestShown } from './page-width';
import type { PdfDocument } from './pdf-document';
import css from './pdf.module.css';
import { useDrawnPage } from './use-drawn-page';
import { useNear } from '../layout/use-near';
import type { PageSize } from './use-open-pdf';

/** A page: its place in its own proportions, drawn while it is near, with its text for screen readers. */
export function PdfPageView({
  document,
  number,
  size: expected,
}: {
  document: PdfDocument;
  number: number;
  size: PageSize;
}) {
  const { t } = useTranslation('kit');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(frame);
  const { size = expected, lines, state } = useDrawnPage(document, number, near ? canvas : undefined);
  return (
    <figure
      ref={frame}
      className={css.page}
      style={{ aspectRatio: `${size.width} / ${size.height}`, maxWidth: widestShown(size.width) }}
      aria-label={t('pdf.page', { page: number, total: document.pageCount })}
      aria-busy={near && state === 'waiting'}
    >
      {/* Taken away when it is far again: a drawn page holds several megabytes. */}
      {near ? <canvas ref={canvas} aria-hidden="true" /> : null}
      <div className={css.text}>
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {state === 'failed' ? <Notice kind="error">{t('pdf.pageFailed', { page: number })}</Notice> : null}
    </figure>
  );
}
