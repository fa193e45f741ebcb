import type { OrderDraft } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { DraftSections } from '../../order-summary/draft-sections';
import { OrderParties } from '../../order-summary/order-parties';
import { OrderTotals } from '../../order-summary/order-totals';

/** A draft that waits for its approval or was declined. It is not ordered. */
export function UndecidedOrder({ draft }: { draft: OrderDraft }) {
  const { t } = useTranslation('checkout');
  const isWaiting = draft.approval === 'Waiting';
  return (
    <Page
      title={t(isWaiting ? 'approval.waits' : 'approval.wasDeclined')}
      actions={<ButtonLink to={`/approvals/${draft.id}`}>{t('approval.toApproval')}</ButtonLink>}
      aside={
        <Panel title={t('review.total')}>
          <OrderTotals totals={draft.totals} />
        </Panel>
      }
    >
      <Notice kind={isWaiting ? 'info' : 'error'}>
        {t(isWaiting ? 'approval.waitsHelp' : 'approval.wasDeclinedHelp')}
      </Notice>
      <OrderParties draft={draft} />
      <DraftSections draft={draft} />
    </Page>
  );
}
