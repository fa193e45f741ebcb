import type { OrderableArticle } from '@werkbank/contracts/entities';
import { isPlain } from '@werkbank/contracts/quantities';
import { IconButton } from '@werkbank/kit/button';
import { ArticleNumber, Money, OrderedQuantity } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Bar } from '@werkbank/kit/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import basket from '../../basket/basket.module.css';
import { ArticleName, Availability } from '../../basket/line-cells';
import { priceFor } from '../../basket/price-for';
import { UnitPrice } from '../../order-summary/unit-price';
import { ArticleChoice } from './article-choice';
import { LineQuantity } from './line-quantity';
import { NumberCorrection } from './number-correction';
import type { LineState, ListLine } from './order-list';
import css from './quick-order.module.css';
import type { OrderList } from './use-order-list';

/** A line of a list: its article, or its problem with a way to solve it. */
export function ListRow({ line, state, list }: { line: ListLine; state: LineState; list: OrderList }) {
  const { t } = useTranslation('checkout');
  const isOpen = state.kind !== 'ready' && state.kind !== 'unchecked';
  const article = 'article' in state ? state.article : undefined;
  return (
    <tr className={isOpen ? basket.gone : undefined}>
      <td className={css.rows} data-label={t('quickOrder.row')}>
        <span>
          {line.rows.slice(0, shownRows).join(', ')}
          {line.rows.length > shownRows ? ' …' : ''}
          {line.rows.length > 1 ? <small>{t('quickOrder.summed')}</small> : null}
        </span>
      </td>
      {article ? (
        <ArticleCells line={line} article={article} list={list} isOrderable={state.kind !== 'notAvailable'} />
      ) : (
        <td colSpan={3}>
          <Unnamed line={line} state={state} list={list} />
        </td>
      )}
      <td data-label={t('line.quantity')} className={css.quantity}>
        <LineQuantity line={line} state={state} onChange={(quantity) => list.change(line.id, { quantity })} />
      </td>
      <PriceCell line={line} state={state} />
      <td className={basket.remove}>
        <IconButton
          icon={icons.trash}
          label={t('quickOrder.remove', { row: line.rows[0], number: line.number })}
          onClick={() => list.replace(list.lines.filter((one) => one !== line))}
        />
      </td>
    </tr>
  );
}

const shownRows = 4;

function ArticleCells({
  line,
  article: { item, producerName },
  list,
  isOrderable,
}: {
  line: ListLine;
  article: OrderableArticle;
  list: OrderList;
  isOrderable: boolean;
}) {
  const { t } = useTranslation('checkout');
  const { currency } = usePreferences();
  return (
    <>
      <td>
        <div>
          <ArticleName item={item} />
          <span className={basket.units}>{producerName}</span>
          {line.chosenId === undefined ? null : (
            <button
              type="button"
              className={css.link}
              onClick={() => list.change(line.id, { chosenId: undefined })}
            >
              {t('quickOrder.chooseAgain')}
            </button>
          )}
        </div>
      </td>
      <td data-label={t('line.availability')}>
        <Availability item={item} isOrderable={isOrderable} />
      </td>
      <td className={basket.end} data-label={t('line.unitPrice')}>
        <UnitPrice price={item.price} units={item.orderUnits} currency={currency} />
      </td>
    </>
  );
}

function Unnamed({ line, state, list }: { line: ListLine; state: LineState; list: OrderList }): ReactNode {
  const { t } = useTranslation('checkout');
  if (state.kind === 'several')
    return (
      <ArticleChoice
        line={line}
        articles={state.articles}
        onChoose={(chosenId) => list.change(line.id, { chosenId })}
      />
    );
  if (state.kind === 'unchecked')
    return (
      <span className={basket.article}>
        <ArticleNumber>{line.number}</ArticleNumber>
        <span>{t('quickOrder.checking')}</span>
      </span>
    );
  return (
    <NumberCorrection
      line={line}
      state={state}
      onChange={(number) => list.change(line.id, { number, chosenId: undefined })}
    />
  );
}

function PriceCell({ line, state }: { line: ListLine; state: LineState }) {
  const { t } = useTranslation('checkout');
  const { currency } = usePreferences();
  if (state.kind === 'unchecked')
    return (
      <td className={basket.end}>
        <Bar width={64} />
      </td>
    );
  const item = state.kind === 'ready' ? state.article.item : undefined;
  const isNew = item !== undefined && item.price?.quantity === line.quantity;
  return (
    <td
      className={`${basket.end} ${isNew ? '' : basket.changing}`}
      data-label={item ? t('line.price') : undefined}
    >
      {item ? (
        <>
          <Money cents={priceFor(item, line.quantity ?? 0)} currency={currency} />
          {isPlain(item.orderUnits) ? null : (
            <span className={basket.units}>
              <OrderedQuantity value={line.quantity ?? 0} units={item.orderUnits} />
            </span>
          )}
        </>
      ) : null}
    </td>
  );
}
