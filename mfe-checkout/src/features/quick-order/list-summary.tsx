import { maxBasketItems } from '@werkbank/contracts/limits';
import { Button } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/dialog';
import { Notice } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { useBasket, useHost, useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fittingLines } from '../../basket/fitting-lines';
import { priceFor } from '../../basket/price-for';
import { SummaryBar } from '../../basket/summary-bar';
import { useAddLines } from '../../basket/use-add-lines';
import { SaveAsList } from '../../saved-lists/save-as-list';
import type { LineState, ListLine } from './order-list';
import type { OrderList } from './use-order-list';

interface Stated {
  line: ListLine;
  state: LineState;
}

/** The number of ready lines, their price, and the button into the basket. Lines that are not ready stay. */
export function ListSummary({ list, states }: { list: OrderList; states: readonly Stated[] }) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const { navigation } = useHost();
  const addLines = useAddLines();
  const { basket } = useBasket();
  const notify = useNotify();
  const [dropping, setDropping] = useState(false);
  const ready = states.flatMap(({ line, state }) => (state.kind === 'ready' ? [{ ...state, line }] : []));
  const fitting = fittingLines(ready, basket);
  const isChecking = states.some(({ state }) => state.kind === 'unchecked') && list.error === undefined;
  const checked = states.filter(({ state }) => state.kind !== 'unchecked').length;
  const sum = fitting.reduce(
    (total, { article, quantity }) => total + (priceFor(article.item, quantity) ?? 0),
    0,
  );
  const add = () => {
    const added = addLines(fitting);
    const left = list.lines.filter((line) => added.every((one) => one.line !== line));
    list.replace(left);
    if (added.length > 0) notify('success', t('quickOrder.added', { count: added.length }));
    if (left.length === 0) navigation.go('/basket');
  };
  return (
    <>
      {fitting.length < ready.length ? (
        <Notice kind="info">
          {t('quickOrder.basketFull', { count: ready.length - fitting.length, most: maxBasketItems })}
        </Notice>
      ) : null}
      <SummaryBar
        cents={sum}
        status={
          isChecking
            ? t('quickOrder.checked', { done: formats.number(checked), all: formats.number(states.length) })
            : t('quickOrder.ready', {
                count: states.length,
                ready: formats.number(ready.length),
                all: formats.number(states.length),
              })
        }
      >
        <Button kind="quiet" icon={icons.trash} onClick={() => setDropping(true)}>
          {t('quickOrder.drop')}
        </Button>
        <SaveAsList
          lines={ready.map(({ article, quantity }) => ({ articleId: article.item.articleId, quantity }))}
        />
        <Button
          kind="primary"
          icon={icons.basket}
          disabled={fitting.length === 0}
          busy={isChecking && fitting.length > 0}
          onClick={add}
        >
          {t('quickOrder.add', { count: fitting.length })}
        </Button>
      </SummaryBar>
      {dropping ? (
        <ConfirmDialog
          title={t('quickOrder.drop')}
          confirm={t('quickOrder.drop')}
          danger
          onConfirm={() => list.replace([])}
          onClose={() => setDropping(false)}
        >
          {t('quickOrder.dropHelp', { count: list.lines.length })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
