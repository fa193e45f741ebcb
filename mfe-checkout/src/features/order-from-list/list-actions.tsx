import type { SavedListLine } from '@werkbank/contracts/entities';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/dialog';
import { Notice } from '@werkbank/kit/feedback';
import { useBasket, useHost, useNotify, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fittingLines } from '../../basket/fitting-lines';
import { priceFor } from '../../basket/price-for';
import { SummaryBar } from '../../basket/summary-bar';
import { useAddLines } from '../../basket/use-add-lines';
import { type ChosenLine, idOf, orderedLines } from './chosen-lines';

/** Adds the lines to the basket, and changes the list itself for users with the right to. */
export function ListActions({
  changedListId: listId,
  given,
  lines,
  onAdded,
  onChanged,
}: {
  changedListId: string | undefined;
  given: readonly SavedListLine[];
  lines: readonly ChosenLine[];
  /** Lines that the basket took, while others are left. */
  onAdded: (lines: readonly ChosenLine[]) => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { navigation } = useHost();
  const { basket } = useBasket();
  const notify = useNotify();
  const addLines = useAddLines();
  const { language, country, currency } = usePreferences();
  const [removing, setRemoving] = useState(false);
  const change = useApiMutation('changeSavedListLines', {
    success: t('lists.changed'),
    changes: ['getSavedList', 'listSavedLists'],
  });
  const ordered = orderedLines(lines);
  const fitting = fittingLines(ordered, basket);
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const saved = new Map(given.map(({ item }) => [item.articleId, item.quantity]));
  const changed = lines.filter((line) => saved.get(idOf(line)) !== line.quantity);
  const sum = fitting.reduce(
    (total, { article, quantity }) => total + (priceFor(article.item, quantity) ?? 0),
    0,
  );
  const save = (changes: { articleId: string; quantity: number | null }[]) => {
    if (listId === undefined) return;
    const body = { language, country, currency, changes };
    const onSuccess = () => {
      setRemoving(false);
      onChanged();
    };
    change.mutate({ params: { listId }, body }, { onSuccess });
  };
  const add = () => {
    const added = addLines(fitting);
    if (added.length === 0) return;
    notify('success', t('quickOrder.added', { count: added.length }));
    if (added.length === ordered.length) navigation.go('/basket');
    else onAdded(added);
  };
  return (
    <>
      {fitting.length < ordered.length ? (
        <Notice kind="info">
          {t('quickOrder.basketFull', { count: ordered.length - fitting.length, most: maxBasketItems })}
        </Notice>
      ) : null}
      <SummaryBar status={t('lists.chosen', { count: lines.length, chosen: chosen.length })} cents={sum}>
        {listId !== undefined && chosen.length > 0 ? (
          <Button kind="quiet" icon={icons.trash} onClick={() => setRemoving(true)}>
            {t('lists.removeLines')}
          </Button>
        ) : null}
        {listId !== undefined && changed.length > 0 ? (
          <Button
            busy={change.isPending}
            onClick={() => save(changed.map((line) => ({ articleId: idOf(line), quantity: line.quantity })))}
          >
            {t('lists.saveQuantities')}
          </Button>
        ) : null}
        <Button kind="primary" icon={icons.basket} disabled={fitting.length === 0} onClick={add}>
          {t('quickOrder.add', { count: fitting.length })}
        </Button>
      </SummaryBar>
      {removing ? (
        <ConfirmDialog
          title={t('lists.removeLines')}
          confirm={t('lists.removeLines')}
          danger
          busy={change.isPending}
          onConfirm={() => save(chosen.map((line) => ({ articleId: idOf(line), quantity: null })))}
          onClose={() => setRemoving(false)}
        >
          {t('lists.removeLinesHelp', { count: chosen.length })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
