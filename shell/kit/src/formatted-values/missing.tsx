import { useTranslation } from 'react-i18next';
import css from './formatted-values.module.css';

/** The sign of an unknown value. */
export function Missing() {
  const { t } = useTranslation('kit');
  return (
    <span className={css.unit}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('figures.unknown')}</span>
    </span>
  );
}
