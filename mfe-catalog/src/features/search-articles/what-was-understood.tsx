import type { SearchResult } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useTranslation } from 'react-i18next';
import css from './search.module.css';

/** Lists corrected words, dropped parts, and near sizes. */
export function WhatWasUnderstood({
  result: { understood = [], nearSizes = [] },
  onSearch,
}: {
  result: Pick<SearchResult, 'understood' | 'nearSizes'>;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation('articles');
  const leftOut = understood.filter((part) => part.leftOut).map(({ typed }) => typed);
  const corrected = understood.flatMap(({ typed, meant }) => (meant === undefined ? [] : [{ typed, meant }]));
  if (leftOut.length === 0 && corrected.length === 0) return null;
  return (
    <div className={css.understood} role="status">
      {corrected.map(({ typed, meant }) => (
        <p key={typed}>{t('search.meant', { typed, meant })}</p>
      ))}
      {leftOut.length === 0 ? null : <p>{t('search.leftOut', { parts: leftOut.join(', ') })}</p>}
      {nearSizes.length === 0 ? null : (
        <p>
          {t('search.nearSizes')}{' '}
          {nearSizes.map(({ label, q }) => (
            <Button key={q} kind="quiet" onClick={() => onSearch(q)}>
              {label}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
