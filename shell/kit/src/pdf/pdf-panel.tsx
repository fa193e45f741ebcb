import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import type { PdfSource } from './pdf-document';
import { PdfBody } from './pdf-body';
import css from './pdf.module.css';

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
      icon={shown ? icons.chevronUp : icons.chevronDown}
      aria-label={t('pdf.showOf', { name })}
      aria-expanded={shown}
      aria-controls={shown ? panelId : undefined}
      onClick={onToggle}
    >
      {t('pdf.show')}
    </Button>
  );
}

/** A document within the page. Its viewer is loaded with it, not with the page. */
export function PdfPanel({
  id,
  title,
  source,
  pages,
  fileName,
  onClose,
}: {
  id: string;
  title: string;
  source: PdfSource;
  pages?: string | null;
  /** Under which name it is saved; without one that is offered elsewhere. */
  fileName?: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('kit');
  const scrolledByKeys = { role: 'group', 'aria-label': title, tabIndex: 0 } as const;
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
        <Button kind="quiet" icon={icons.close} onClick={close}>
          {t('dialog.close')}
        </Button>
      </header>
      <div className={css.frame} {...scrolledByKeys}>
        <PdfBody source={source} pages={pages} fileName={fileName} />
      </div>
    </section>
  );
}
