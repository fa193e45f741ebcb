import type { CategoryCard } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryCards } from '../../categories/category-cards';
import css from './search.module.css';

/** Two rows on a wide screen: enough to choose from, and the articles stay in view. */
const COLLAPSED = 8;

/** The groups with hits, the one with most hits first; links to them keep the text. */
export function GroupsWithHits({
  cards,
  text,
}: {
  cards: readonly CategoryCard[] | undefined;
  text: string;
}) {
  const { t } = useTranslation('articles');
  const [expanded, setExpanded] = useState(false);
  const more = (cards?.length ?? 0) - COLLAPSED;
  return (
    <section className={css.categories} aria-label={t('search.categories')}>
      <CategoryCards
        kind="hits"
        cards={expanded ? cards : cards?.slice(0, COLLAPSED)}
        expected={COLLAPSED}
        linkTo={(card) => `/category/${card.categoryId}?${new URLSearchParams({ q: text })}`}
      />
      {more > 0 ? (
        <Button kind="quiet" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? t('search.fewerGroups') : t('search.moreGroups', { count: more })}
        </Button>
      ) : null}
    </section>
  );
}
