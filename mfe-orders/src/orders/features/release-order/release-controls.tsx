import type { Delivery, OrderItem } from '@werkbank/contracts/entities';
import { Button, IconButton } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import * as icons from '@werkbank/kit/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelItem, mayCancel, mayRelease, releaseDelivery, undoCancel, undoRelease } from './release-draft';
import { useActionName } from '../../order/delivery-name';
import { useAtLeast } from '../../order/use-at-least';
import { Outcome } from '../../order/outcome';
import type { ReleaseState } from './use-release';

/** Release a delivery, or take that back. */
export function ReleaseAction({ delivery, release }: { delivery: Delivery; release: ReleaseState }) {
  const { t } = useTranslation('orders');
  const named = useActionName(delivery);
  if (!mayRelease(delivery)) return null;
  const chosen = release.draft.released.includes(delivery.id);
  return (
    <Button
      kind={chosen ? 'quiet' : 'secondary'}
      icon={chosen ? icons.close : icons.check}
      disabled={release.busy}
      onClick={() => release.change((chosen ? undoRelease : releaseDelivery)(release.draft, delivery))}
      {...named(t(chosen ? 'release.undo' : 'release.one'))}
    />
  );
}

/** The state of a delivery after the decision. */
export function useReleaseOutcome(delivery: Delivery, release: ReleaseState): ReactNode {
  const { t } = useTranslation('orders');
  if (release.draft.released.includes(delivery.id)) {
    return <Outcome kind="good">{t('release.releasedAfterSend')}</Outcome>;
  }
  const all = delivery.items.every(
    (item) => item.status === 'Cancelled' || release.draft.cancelled.includes(item.id),
  );
  if (!all || !mayCancel(delivery)) return undefined;
  return <Outcome kind="bad">{t('release.cancelledAfterSend')}</Outcome>;
}

/** The choice per item: released after sending, or cancelled. */
export function useReleaseColumns(delivery: Delivery, release: ReleaseState): Column<OrderItem>[] {
  const { t } = useTranslation('orders');
  const wide = useAtLeast(960);
  const named = useActionName(delivery);
  if (!mayCancel(delivery)) return [];
  const { draft } = release;
  return [
    {
      key: 'choice',
      fixed: 'end',
      title: <span className="visually-hidden">{t('release.choice')}</span>,
      align: 'end',
      render: (item) => {
        const cancelled = draft.cancelled.includes(item.id);
        const icon = cancelled ? icons.reload : icons.close;
        const label = t(cancelled ? 'release.undoCancelItem' : 'release.cancelItem', {
          number: item.materialNumber,
        });
        const change = () =>
          release.change(cancelled ? undoCancel(draft, item) : cancelItem(draft, delivery, item));
        const { 'aria-label': name } = named(label);
        if (!wide) return <IconButton icon={icon} label={name} disabled={release.busy} onClick={change} />;
        return (
          <Button kind="quiet" icon={icon} disabled={release.busy} aria-label={name} onClick={change}>
            {t(cancelled ? 'release.undo' : 'release.cancelOne')}
          </Button>
        );
      },
    },
  ];
}
