import { usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import css from './layout.module.css';

const documents = ['imprint', 'terms', 'privacy'] as const;

/** One line; the documents are PDFs, one per language. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  return (
    <footer className={css.footer}>
      <div className={css.footerLine}>
        <span>{t('product')}</span>
        {documents.map((name) => (
          <a key={name} href={`/documents/${name}.${language}.pdf`} target="_blank" rel="noreferrer">
            {t(`footer.${name}`)}
          </a>
        ))}
      </div>
    </footer>
  );
}
