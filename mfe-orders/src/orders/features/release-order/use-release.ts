import type { SalesOrder } from '@werkbank/contracts/entities';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSalesOrder } from '../../order/show-changed-order';
import { useOrderCommand } from '../../order/use-order-command';
import {
  composeRelease,
  emptyRelease,
  type ReleaseDraft,
  type ReleaseSummary,
  summaryOf,
} from './release-draft';

export interface ReleaseState {
  readonly draft: ReleaseDraft;
  readonly summary: ReleaseSummary;
  readonly busy: boolean;
  change: (next: ReleaseDraft) => void;
  discard: () => void;
  send: () => Promise<void>;
}

/** The buyer's decision about a proposal until it is sent. */
export function useRelease(order: SalesOrder, onConflict: (message: string) => void): ReleaseState {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState(emptyRelease);
  const { run, busy } = useOrderCommand('releaseSalesOrder', {
    success: t('done.salesOrderReleased'),
    local: showSalesOrder,
    onConflict: (message) => {
      // The decision referred to an order that has changed since.
      setDraft(emptyRelease);
      onConflict(message);
    },
  });
  return {
    draft,
    summary: summaryOf(order.sections, draft),
    busy,
    change: setDraft,
    discard: () => setDraft(emptyRelease),
    async send() {
      const body = composeRelease(order.sections, draft);
      if (await run({ params: { orderId: order.id }, body })) setDraft(emptyRelease);
    },
  };
}
