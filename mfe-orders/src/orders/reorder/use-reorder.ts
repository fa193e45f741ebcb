import type { ReorderedBasket } from '@werkbank/contracts/entities';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/api';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Puts the lines of an order into the basket, opens it, and names articles that are gone or have another price. */
export function useReorder(): { busy: boolean; reorder: (orderId: number) => Promise<void> } {
  const { t } = useTranslation('orders');
  const { api, basket, navigation, preferences } = useHost();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const fill = (reordered: ReorderedBasket) => {
    const { orderable, gone } = linesOf(reordered);
    // Older shells return no result.
    const added = orderable.filter(({ place, item }) => basket.add(place, item) !== false);
    if (added.length > 0) {
      notify('success', t('done.itemsFromOrderAddedToBasket'));
      navigation.go('/basket');
    }
    if (gone.length > 0) notify('error', t('reorder.gone', { articles: gone.join(', ') }));
    const changed = reordered.changedPrices.map(({ materialNumber }) => materialNumber);
    if (changed.length > 0) notify('info', t('reorder.changedPrices', { articles: changed.join(', ') }));
  };
  return {
    busy,
    async reorder(orderId) {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        const { language, currency, country } = preferences.getState();
        fill(await api('reorderBasket', { body: { orderId, language, currency, country } }));
      } catch (error) {
        notify('error', t('failed.reorderError', { message: messageOf(error) }));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

/** Orderable lines with their dispatch location, and the numbers of the other articles. */
function linesOf({ basket }: ReorderedBasket) {
  const lines = basket.flatMap(({ producerId, producerName, dispatchLocationItems }) =>
    dispatchLocationItems.flatMap(({ dispatchLocation, items }) =>
      items.map((item) => ({ place: { producerId, producerName, dispatchLocation }, item })),
    ),
  );
  const isGone = ({ item }: (typeof lines)[number]) =>
    item.price === null || item.notAvailableReason !== null;
  return {
    orderable: lines.filter((line) => !isGone(line)),
    gone: lines.filter(isGone).map(({ item }) => item.materialNumber),
  };
}
