import type { SalesOrder } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import { liveDeliveries } from '../../order/items';
import { Todo } from '../../order/todo';
import { cancelAll, mayRelease, releaseRest } from './release-draft';
import type { ReleaseState } from './use-release';

/** Notice of deliveries that wait for the buyer, with the time left and the consequence of a lapse. */
export function ReleaseTodo({ order, release }: { order: SalesOrder; release: ReleaseState }) {
  const { t } = useTranslation('orders');
  const { summary } = release;
  const count = liveDeliveries(order.sections).filter(mayRelease).length;
  if (count === 0) return null;
  return (
    <Todo
      title={t('release.waiting', { count })}
      until={order.proposalExpiresAt}
      help={t(order.proposalExpiresAt ? 'release.lapses' : 'release.partial')}
      action={
        <>
          {summary.undecided > 0 ? (
            <Button
              kind={summary.empty ? 'primary' : 'secondary'}
              icon={icons.checkAll}
              disabled={release.busy}
              onClick={() => release.change(releaseRest(release.draft, order.sections))}
            >
              {t(summary.empty ? 'release.all' : 'release.rest')}
            </Button>
          ) : null}
          {summary.empty ? (
            <Button kind="quiet" onClick={() => release.change(cancelAll(order.sections))}>
              {t('release.cancelAll')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
