import type { ArticleRow, Column as ArticleColumn } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { ArticleNumber, Money } from '@werkbank/kit/figures';
import { usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuantityAndAdd } from '../features/add-to-basket/quantity-and-add';
import { CompareBox } from '../features/compare-articles/compare-box';
import css from './article-table.module.css';
import { Availability } from './availability';
import { DimensionLetter } from './dimension-letter';

/** More dimensions than fit beside price and quantity stand in the opened row. */
const MOST_DIMENSIONS = 6;

export function shownColumns(columns: readonly ArticleColumn[]): readonly ArticleColumn[] {
  return columns.slice(0, MOST_DIMENSIONS);
}

/** Number first, then the dimensions, then when, for how much, and how many. */
export function useArticleColumns(
  columns: readonly ArticleColumn[],
  { withText }: { withText: boolean },
): Column<ArticleRow>[] {
  const { t } = useTranslation('catalog');
  const { currency } = usePreferences();
  return [
    {
      key: 'number',
      title: t('table.number'),
      render: (row) => (
        <span className={css.numberCell}>
          <CompareBox row={row} />
          <span className={css.two}>
            <Link to={`/article/${row.articleId}`}>
              <ArticleNumber>{row.materialNumber}</ArticleNumber>
            </Link>
            <span className={`${css.second} ${withText ? css.withText : ''}`}>
              {withText ? `${row.producerName} · ${row.articleText}` : row.producerName}
              <span className={css.narrowPrice} aria-hidden="true">
                <Money cents={row.price} currency={row.displayPrice?.currency ?? currency} />
              </span>
            </span>
          </span>
        </span>
      ),
    },
    ...shownColumns(columns).map(
      (column): Column<ArticleRow> => ({
        key: column.key,
        title: <DimensionHead column={column} />,
        align: column.kind === 'number' ? 'end' : 'start',
        sortable: true,
        render: (row) => row.properties[column.key] ?? '',
      }),
    ),
    { key: 'stock', title: t('table.available'), render: (row) => <Availability row={row} /> },
    {
      key: 'price',
      title: t('table.price'),
      align: 'end',
      sortable: true,
      render: (row) => <Money cents={row.price} currency={row.displayPrice?.currency ?? currency} />,
    },
    {
      key: 'add',
      title: t('table.quantity'),
      align: 'end',
      render: (row) => <QuantityAndAdd row={row} />,
    },
  ];
}

/** The letter of the drawing and the unit, and below them the word. */
function DimensionHead({ column }: { column: ArticleColumn }) {
  return (
    <span className={css.dimension}>
      {column.letter || column.unit ? (
        <span>
          {column.letter ? <DimensionLetter letter={column.letter} /> : null}
          {column.unit ? <span className={css.unit}> {column.unit}</span> : null}
        </span>
      ) : null}
      <span>{column.label}</span>
    </span>
  );
}
