import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Explained } from './explained';
import css from './search.module.css';

const Explanation = lazy(() => import('./explanation'));

/** Explains the rank of a hit to platform admins. The explanation loads when the disclosure opens. */
export function WhyHere(explained: Explained) {
  const { t } = useTranslation('articles');
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={css.why} onToggle={() => setWasOpen(true)}>
      <summary>{t('search.why.open')}</summary>
      {wasOpen ? (
        <Suspense fallback={<LinesSkeleton lines={3} />}>
          <Explanation {...explained} />
        </Suspense>
      ) : null}
    </details>
  );
}
