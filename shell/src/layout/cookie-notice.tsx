import { deviceMemory } from '@werkbank/kit/browser-memory';
import { Button } from '@werkbank/kit/button';
import { usePreferences } from '@werkbank/kit/host';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import css from './layout.module.css';

const KEY = 'werkbank-cookies-confirmed';

/** Stays until it is confirmed, in any tab. */
export function CookieNotice() {
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  const confirmed = useSyncExternalStore(onConfirmed, isConfirmed, unknown);
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
          deviceMemory.write(KEY, 'yes');
          // The browser notifies other tabs only, so this one is notified here.
          dispatchEvent(new StorageEvent('storage', { key: KEY }));
        }}
      >
        {t('cookies.confirm')}
      </Button>
    </section>
  );
}

function isConfirmed(): boolean {
  return deviceMemory.read(KEY) === 'yes';
}

/** Unknown on the server; after a confirmation the browser hides it. */
const unknown = () => false;

function onConfirmed(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
