import { useTranslation } from 'react-i18next';
import css from './pdf.module.css';

/** The first page's place while the document is on its way, and before that what shows it. */
export function PdfOnItsWay() {
  const { t } = useTranslation('kit');
  return (
    <div className={css.pages} role="status" aria-label={t('pdf.loading')}>
      <div className={css.page} aria-hidden="true" />
    </div>
  );
}
