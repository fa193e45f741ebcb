import type { CategoryCard } from '@werkbank/contracts/entities';
import { Quantity } from '@werkbank/kit/formatted-values';
import { Bar } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../media/drawing';
import { PageLink } from '../prefetch/page-link';
import css from './categories.module.css';

/** Categories and groups as tiles: drawing, name, how many articles. `linkTo` defaults to the category's page. */
export function CategoryCards({
  cards,
  kind = 'tiles',
  expected = 6,
  linkTo = (card) => `/category/${card.categoryId}`,
}: {
  cards: readonly CategoryCard[] | undefined;
  /**
   * `top`: the dense grid of the home page. `tiles`: 1, 2 or 3 per row. `hits`: small, for search results.
   */
  kind?: 'top' | 'tiles' | 'hits';
  expected?: number;
  linkTo?: (card: CategoryCard) => string;
}) {
  const { t } = useTranslation('catalog');
  const size = { top: 72, tiles: 88, hits: 40 }[kind];
  if (!cards) {
    return (
      <div className={`${css.grid} ${css[kind]}`} role="status" aria-label={t('categories.loading')}>
        {Array.from({ length: expected }, (_, index) => (
          <div key={index} className={css.card}>
            <span style={{ width: size, height: size }} />
            <Bar width="60%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={`${css.grid} ${css[kind]}`}>
      {cards.map((card) => (
        <li key={card.categoryId}>
          <PageLink to={linkTo(card)} className={css.card}>
            <span className={css.drawing} style={{ width: size }}>
              <Drawing src={card.imageUrl} width={size} height={size} eager={kind === 'top'} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{card.categoryDescription}</span>
              <span className={css.count}>
                <Quantity
                  value={card.articleCount}
                  unit={t('categories.articles', { count: card.articleCount })}
                />
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
