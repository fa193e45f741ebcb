import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import { report } from '../reporting/report';
import { ErrorBoundary } from '../feedback/error-boundary';
import { Notice } from '../feedback/feedback';
import type { PdfSource } from './pdf-document';
import { PdfOnItsWay } from './pdf-on-its-way';
import css from './pdf.module.css';

const lazyViewer = () => lazy(() => import('./pdf-viewer').then((file) => ({ default: file.PdfViewer })));

/** A document, in a panel or a dialog. Its viewer is loaded with it, not with the page. */
export function PdfBody({
  source,
  pages,
  fileName,
}: {
  source: PdfSource;
  pages?: string | null | undefined;
  fileName?: string | undefined;
}) {
  const { t } = useTranslation('kit');
  const [Viewer, setViewer] = useState(lazyViewer);
  return (
    <ErrorBoundary
      onError={(error) => report('The viewer could not be loaded', error)}
      fallback={(_, redraw) => (
        <div className={css.failed}>
          <Notice kind="error">
            {t('pdf.failed')}
            <Button
              icon={icons.reload}
              onClick={() => {
                setViewer(lazyViewer);
                redraw();
              }}
            >
              {t('states.retry')}
            </Button>
          </Notice>
        </div>
      )}
    >
      <Suspense fallback={<PdfOnItsWay />}>
        <Viewer source={source} pages={pages} fileName={fileName} />
      </Suspense>
    </ErrorBoundary>
  );
}
