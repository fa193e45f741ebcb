import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { report } from '../reporting/report';
import { ErrorBoundary } from '../states/error-boundary';
import { Notice } from '../states/states';
import type { PdfSource } from './pdf-document';
import { PdfOnItsWay } from './pdf-on-its-way';
import css from './pdf.module.css';

const lazyViewer = () => lazy(() => import('./pdf-viewer').then((file) => ({ default: file.PdfViewer })));

/** Shows and hides a document that stands below; `panelId` is that of its `PdfPanel`. */
export function PdfToggle({
  name,
  shown,
  panelId,
  onToggle,
}: {
  name: string;
  shown: boolean;
  panelId: string;
  onToggle: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <Button
      kind="quiet"
      icon={shown ? 'chevron-up' : 'chevron-down'}
      aria-label={t('pdf.showOf', { name })}
      aria-expanded={shown}
      aria-controls={shown ? panelId : undefined}
      onClick={onToggle}
    >
      {t('pdf.show')}
    </Button>
  );
}

/** A document within the page. What shows it is loaded with it, and comes with no page. */
export function PdfPanel({
  id,
  title,
  source,
  pages,
  onClose,
}: {
  id: string;
  title: string;
  source: PdfSource;
  pages?: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('kit');
  const [Viewer, setViewer] = useState(lazyViewer);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section ref={panel} id={id} className={css.panel} aria-label={title}>
      <header className={css.head}>
        <strong>{title}</strong>
        <Button kind="quiet" icon="close" onClick={close}>
          {t('dialog.close')}
        </Button>
      </header>
      <ErrorBoundary
        onError={(error) => report('The viewer could not be loaded', error)}
        fallback={(_, redraw) => (
          <div className={css.failed}>
            <Notice kind="error">
              {t('pdf.failed')}
              <Button
                icon="reload"
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
          <Viewer source={source} pages={pages} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
