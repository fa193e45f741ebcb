import { useHost } from '@werkbank/kit/host';
import { Slot } from '@werkbank/kit/slot';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAudience } from '../audience/use-audience';
import { CategoryCards } from '../categories/category-cards';
import { EmptyShop } from '../features/home/empty-shop';
import { Hero } from '../features/home/hero';
import { Reasons } from '../features/home/reasons';
import { WallOfMarks } from '../features/home/wall-of-marks';
import css from '../features/home/home.module.css';

/** The search first, then the reader's own orders, then the catalogue. */
export default function HomePage() {
  const { t } = useTranslation('catalog');
  const { navigation } = useHost();
  const { lng, country } = useAudience();
  const title = t('home.title');
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  const { data, error, refetch } = useApiQuery(
    'listTopLevelCategories',
    { query: { lng, country } },
    { staleTime: 300_000 },
  );
  const isEmpty = data?.length === 0;
  return (
    <div className={css.home}>
      <Hero hasArticles={!isEmpty} />
      <Slot name="home-mine" />
      <section className={css.section}>
        <h2>{t('home.categories')}</h2>
        {error && !data ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : isEmpty ? (
          <EmptyShop />
        ) : (
          <CategoryCards kind="top" cards={data} expected={11} />
        )}
      </section>
      <Reasons />
      <WallOfMarks />
    </div>
  );
}
