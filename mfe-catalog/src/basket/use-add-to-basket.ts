import type { ArticleRow, PriceBreakdown } from '@werkbank/contracts/entities';
import { useHost, useNotify, usePreferences } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { orderable } from './orderable';

/** Adds an article to the basket and confirms it. Visitors may do so too: they log in at the checkout. */
export function useAddToBasket(): (
  row: ArticleRow,
  quantity: number,
  quoted?: PriceBreakdown | null,
) => void {
  const { t } = useTranslation('articles');
  const { basket } = useHost();
  const { currency } = usePreferences();
  const notify = useNotify();
  return (row, quantity, quoted) => {
    const found = orderable(row, quantity, currency, quoted);
    if (!found) {
      notify('error', t('add.notAvailableForOrder'));
      return;
    }
    // Older shells return undefined.
    if (basket.add(found.place, { ...found.item, quantity }) === false) return;
    notify('success', t('add.added', { count: quantity, article: row.materialNumber }));
  };
}
