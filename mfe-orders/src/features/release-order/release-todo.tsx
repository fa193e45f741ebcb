import type { SalesOrder } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useTranslation } from 'react-i18next';
import { liveDeliveries } from '../../order/items';
import { Todo } from '../../order/todo';
import { cancelAll, mayRelease, releaseAll } from './release-draft';
import type { ReleaseState } from './use-release';

/** That deliveries wait for the buyer, how long still, and what happens to what is not released in time. */
export function ReleaseTodo({ order, release }: { order: SalesOrder; release: ReleaseState }) {
  const { t } = useTranslation('orders');
  const count = liveDeliveries(order.sections).filter(mayRelease).length;
  if (count === 0) return null;
  return (
    <Todo
      title={t('release.waiting', { count })}
      until={order.proposalExpiresAt}
      help={t(order.proposalExpiresAt ? 'release.lapses' : 'release.partial')}
      action={
        release.summary.empty ? (
          <>
            <Button
              kind="primary"
              icon="check-all"
              onClick={() => release.change(releaseAll(release.draft, order.sections))}
            >
              {t('release.all')}
            </Button>
            <Button kind="quiet" onClick={() => release.change(cancelAll(order.sections))}>
              {t('release.cancelAll')}
            </Button>
          </>
        ) : null
      }
    />
  );
}
