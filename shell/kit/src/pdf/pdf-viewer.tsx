import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import { Notice } from '../feedback/feedback';
import { pagesOf } from './page-range';
import type { OpenPdf, PdfSource } from './pdf-document';
import { PdfOnItsWay } from './pdf-on-its-way';
import { PdfPageView } from './pdf-page-view';
import { PdfTools } from './pdf-tools';
import css from './pdf.module.css';
import { useOpenPdf } from './use-open-pdf';

const withEngine: OpenPdf = async (source) => (await import('./pdf-engine')).openPdf(source);

/** The pages of a document, one below the other. Only pages near the view are drawn. */
export function PdfViewer({
  source,
  pages,
  fileName,
  open = withEngine,
}: {
  source: PdfSource;
  /** Which pages, as in `1-3,5`; by default all of them. */
  pages?: string | null | undefined;
  /** Under which name it is saved; without one that is offered elsewhere. */
  fileName?: string | undefined;
  open?: OpenPdf;
}) {
  const { t } = useTranslation('kit');
  const { state, retry } = useOpenPdf(source, open);
  switch (state.kind) {
    case 'loading':
      return <PdfOnItsWay />;
    case 'failed':
      return (
        <div className={css.failed}>
          <Notice kind="error">
            {t('pdf.failed')}
            <Button icon={icons.reload} onClick={retry}>
              {t('states.retry')}
            </Button>
          </Notice>
        </div>
      );
    case 'open': {
      const { document, size } = state;
      const shown = pagesOf(pages, document.pageCount);
      const all = shown.length === document.pageCount;
      return (
        <div className={css.pages}>
          <div className={css.tools}>
            <p className={css.count} role="status">
              {all
                ? t('pdf.all', { count: document.pageCount })
                : t('pdf.some', {
                    count: shown.length,
                    pages: pages?.replaceAll(/\s/g, ''),
                    total: document.pageCount,
                  })}
            </p>
            <PdfTools document={document} pages={shown} fileName={fileName} />
          </div>
          {shown.map((number) => (
            <PdfPageView key={number} document={document} number={number} size={size} />
          ))}
        </div>
      );
    }
  }
}
