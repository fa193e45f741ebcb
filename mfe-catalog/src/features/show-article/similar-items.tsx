import type { Article } from '@werkbank/contracts/entities';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useNear } from '@werkbank/kit/use-near';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './article-sections.module.css';

const SimilarTable = lazy(() => import('./similar-table'));

/** Most visitors do not scroll this far: the table and its code load when the section comes near. */
export function SimilarItems({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame, '100px');
  const [seen, setSeen] = useState(false);
  if (near && !seen) setSeen(true);
  const onItsWay = <LinesSkeleton lines={article.similarItems.length} />;
  return (
    <section ref={frame} className={css.similar}>
      <h2>{t('article.similar')}</h2>
      {seen ? (
        <Suspense fallback={onItsWay}>
          <SimilarTable article={article} />
        </Suspense>
      ) : (
        onItsWay
      )}
    </section>
  );
}
