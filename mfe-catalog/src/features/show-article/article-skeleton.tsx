import { Bar, LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import css from './article-layout.module.css';

/** The page in its final geometry, while it is on its way. */
export function ArticleSkeleton() {
  const { t } = useTranslation('articles');
  return (
    <div className={css.page} role="status" aria-label={t('article.loading')}>
      <Bar width={240} height={16} />
      <Bar width={360} height={28} />
      <div className={css.top}>
        <div className={css.picturePlace} />
        <LinesSkeleton lines={10} />
      </div>
      <LinesSkeleton lines={6} />
    </div>
  );
}
