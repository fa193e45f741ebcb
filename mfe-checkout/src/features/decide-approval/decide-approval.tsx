import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Crumb } from '@werkbank/contracts/shell-api';
import { Notice } from '@werkbank/kit/feedback';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../approvals/name-of';
import { DraftSections } from '../../order-summary/draft-sections';
import { OrderParties } from '../../order-summary/order-parties';
import { OrderTotals } from '../../order-summary/order-totals';
import { ApprovalFacts } from './approval-facts';
import { ChangedFigures } from './changed-figures';
import { Decision } from './decision';
import { WithdrawRequest } from './withdraw-request';

type Shown = CallAnswer<'getOrderApproval'>;

/** The requested order or, if figures have changed, the order as of now. */
export function DecideApproval({ approval, draft, now, crumbs }: Shown & { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('checkout');
  const changed = now?.hasChanged ? now : null;
  const shown = changed ? { ...draft, orderSections: changed.orderSections, totals: changed.totals } : draft;
  const isWaiting = approval.state === 'Waiting';
  return (
    <Page
      title={t('approval.orderOf', { name: nameOf(approval.askedBy) })}
      crumbs={crumbs}
      aside={
        <Panel title={t('review.total')}>
          <OrderTotals totals={shown.totals} />
          {approval.mayDecide ? <Decision approval={approval} now={now} /> : null}
          {isWaiting && !approval.mayDecide ? <WithdrawRequest draftId={approval.draftId} /> : null}
        </Panel>
      }
    >
      {approval.mayDecide && !now ? (
        <Notice kind="error">{t('approval.notPossible')}</Notice>
      ) : (
        <ApprovalFacts approval={approval} />
      )}
      {changed ? <ChangedFigures draft={draft} now={changed} /> : null}
      <OrderParties draft={shown} />
      <DraftSections draft={shown} />
    </Page>
  );
}
