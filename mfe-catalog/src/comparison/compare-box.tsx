import type { ArticleRow } from '@werkbank/contracts/entities';
import { useReadable } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import css from './compare.module.css';
import { choose, comparisonChoice, MOST_COMPARED } from './comparison-choice';

/** Marks an article for comparison. */
export function CompareBox({ row }: { row: Pick<ArticleRow, 'articleId' | 'materialNumber'> }) {
  const { t } = useTranslation('articles');
  const chosen = useReadable(comparisonChoice);
  const checked = chosen.includes(row.articleId);
  const label = t('compare.boxOf', { article: row.materialNumber });
  const full = !checked && chosen.length >= MOST_COMPARED;
  return (
    <label className={css.boxPlace} title={full ? t('compare.full', { count: MOST_COMPARED }) : label}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={checked}
        disabled={full}
        onChange={(event) => choose(row.articleId, event.target.checked)}
      />
    </label>
  );
}
