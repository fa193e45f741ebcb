import type { CategoryCard, CategoryPage } from '@werkbank/contracts/entities';
import { usePreferences } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { formatNumber } from '@werkbank/kit/numbers';
import { useSeparators } from '@werkbank/kit/separators';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Drawing } from '../../media/drawing';
import { PageLink } from '../../prefetch/page-link';
import css from '../../categories/categories.module.css';

/** A link to the parent category, and the subcategories with drawing and count. */
export function CategoryNavigation({ category }: { category: CategoryPage | undefined }) {
  const above = category?.catalogCategoryPath.at(-2);
  return (
    <NavigationFrame>
      <BackLink
        {...(above
          ? { to: `/category/${above.categoryId}`, label: above.categoryDescription }
          : { to: '/', label: null })}
      />
      {category ? (
        <>
          <p className={css.here} aria-current="page">
            {category.categoryDescription}
          </p>
          <CategoryLinks cards={category.subcategories} />
        </>
      ) : (
        <LinesSkeleton lines={6} />
      )}
    </NavigationFrame>
  );
}

/** The top-level categories, for pages outside any category. */
export function TopNavigation({ cards }: { cards: readonly CategoryCard[] | undefined }) {
  return (
    <NavigationFrame>
      {cards ? <CategoryLinks cards={cards} /> : <LinesSkeleton lines={12} />}
    </NavigationFrame>
  );
}

/**
 * The navigation is not translated yet: in English it shows an announcement instead. The pages themselves
 * work in both languages.
 */
function NavigationFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('catalog');
  const { language } = usePreferences();
  return (
    <nav className={css.navigation} aria-label={t('categories.title')}>
      <h2 className={css.heading}>{t('categories.title')}</h2>
      {language === 'en' ? <p className={css.soon}>{t('categories.comingSoon')}</p> : children}
    </nav>
  );
}

function BackLink({ to, label }: { to: string; label: string | null }) {
  const { t } = useTranslation('catalog');
  return (
    <Link to={to} className={css.back}>
      <Icon path={icons.chevronLeft} size={12} />
      {label ?? t('categories.all')}
    </Link>
  );
}

function CategoryLinks({ cards }: { cards: readonly CategoryCard[] }) {
  const separators = useSeparators();
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.categoryId}>
          <PageLink to={`/category/${card.categoryId}`} className={css.link}>
            <span className={css.small}>
              <Drawing src={card.imageUrl} width={24} height={24} />
            </span>
            <span className={css.linkName}>{card.categoryDescription}</span>
            <span className={css.count}>{formatNumber(card.articleCount, separators)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
