import type { ArticleRow, Column as ArticleColumn } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { ArticleNumber, PriceOfUnits } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityAndAdd } from '../basket/quantity-and-add';
import { CompareBox } from '../comparison/compare-box';
import { useBoughtMark } from '../bought-mark/bought-mark';
import { PageLink } from '../prefetch/page-link';
import css from './article-table.module.css';
import { Availability } from './availability';
import { DimensionLetter } from './dimension-letter';

/** Minimal width for each dimension; the opened row has all of them. */
const widths = ['narrow', 'wide', 'wide', 'wider', 'widest', 'widest'] as const;

/** Number first, then the dimensions, then when, for how much, and how many. */
export function useArticleColumns(
  columns: readonly ArticleColumn[],
  { withText, filterOf }: { withText: boolean; filterOf?: ((key: string) => ReactNode) | undefined },
): Column<ArticleRow>[] {
  const { t } = useTranslation('articles');
  const boughtMark = useBoughtMark();
  return [
    {
      key: 'number',
      title: (
        <span className={css.dimension}>
          <span className={css.compareHead}>
            <Icon path={icons.check} size={10} />
            {t('compare.show')}
          </span>
          <span>{t('table.number')}</span>
        </span>
      ),
      render: (row) => (
        <span className={css.numberCell}>
          <CompareBox row={row} />
          <span className={css.two}>
            <span>
              <PageLink to={`/article/${row.articleId}`}>
                <ArticleNumber>{row.materialNumber}</ArticleNumber>
              </PageLink>
              {boughtMark(row)}
            </span>
            <span className={`${css.second} ${withText ? css.withText : ''}`}>
              {withText ? `${row.producerName} · ${row.articleText}` : row.producerName}
            </span>
            {row.ownArticleNumber ? (
              <span className={css.second}>{t('ownNumber.shown', { number: row.ownArticleNumber })}</span>
            ) : null}
            <InOneColumn row={row} columns={columns} />
          </span>
        </span>
      ),
    },
    ...columns.slice(0, widths.length).map(
      (column, index): Column<ArticleRow> => ({
        key: column.key,
        title: <DimensionHead column={column} />,
        align: column.kind === 'number' ? 'end' : 'start',
        sortable: true,
        showFrom: widths[index] ?? 'widest',
        filter: filterOf?.(column.key),
        render: (row) => row.properties[column.key] ?? '',
      }),
    ),
    {
      key: 'stock',
      title: t('table.available'),
      sortable: true,
      showFrom: 'narrow',
      render: (row) => <Availability row={row} />,
    },
    {
      key: 'price',
      title: t('table.price'),
      align: 'end',
      sortable: true,
      showFrom: 'narrow',
      render: (row) => <RowPrice row={row} />,
    },
    {
      key: 'add',
      fixed: 'end',
      title: t('table.quantity'),
      align: 'end',
      render: (row) => <QuantityAndAdd row={row} />,
    },
  ];
}

/** Values of columns that a narrow table hides, below the number. */
function InOneColumn({ row, columns }: { row: ArticleRow; columns: readonly ArticleColumn[] }) {
  return (
    <span className={css.inOneColumn}>
      <span>
        {columns.slice(0, 3).flatMap(({ key, letter, unit }) => {
          const value = row.properties[key];
          if (value === undefined) return [];
          return [
            <span key={key}>
              {letter ? <DimensionLetter letter={letter} /> : null} {value}
              {unit ? ` ${unit}` : null}
            </span>,
          ];
        })}
      </span>
      <RowPrice row={row} />
      <Availability row={row} />
    </span>
  );
}

function RowPrice({ row }: { row: ArticleRow }) {
  const { currency } = usePreferences();
  return (
    <PriceOfUnits
      cents={row.price}
      currency={row.displayPrice?.currency ?? currency}
      priceQuantity={row.priceQuantity}
      units={row.orderUnits}
    />
  );
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
