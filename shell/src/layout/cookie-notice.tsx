import { Button } from '@werkbank/kit/button';
import { usePreferences } from '@werkbank/kit/host';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './layout.module.css';

const KEY = 'werkbank-cookies-confirmed';

/** Stays until it was confirmed. It covers nothing that could not be scrolled to. */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  const [confirmed, setConfirmed] = useState(() => localStorage.getItem(KEY) === 'yes');
  if (confirmed) return null;
  return (
    <section className={css.cookies} aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')}{' '}
        <a href={`/documents/privacy.${language}.pdf`} target="_blank" rel="noreferrer">
          {t('footer.privacy')}
        </a>
      </p>
      <Button
        kind="primary"
        onClick={() => {
          localStorage.setItem(KEY, 'yes');
          setConfirmed(true);
        }}
      >
        {t('cookies.confirm')}
      </Button>
    </section>
  );
}
