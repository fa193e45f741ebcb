import type { Crumb } from '@werkbank/contracts/shell-api';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../viewer/viewer';

/** The way back to the list that an order stands in. */
export function useOrderCrumbs(side: 'sales' | 'purchase'): Crumb[] {
  const { t } = useTranslation('orders');
  const { kind } = useViewer();
  if (side === 'purchase') return [{ label: t('lists.purchase'), to: '/orders/purchase-orders' }];
  return [{ label: t(kind === 'producer' ? 'lists.ownSales' : 'lists.sales'), to: '/orders/sales-orders' }];
}
