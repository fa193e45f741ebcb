import { useApiQuery } from '@werkbank/kit/api';
import { ErrorState } from '@werkbank/kit/feedback';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DecideApproval } from '../features/decide-approval/decide-approval';

/** An order above a limit: the person who asked sees its state, an approver decides. */
export default function ApprovalPage() {
  const { t } = useTranslation('checkout');
  const { draftId = '' } = useParams();
  const { data, error, refetch } = useApiQuery('getOrderApproval', { params: { draftId } });
  const crumbs = [{ label: t('approval.title'), to: '/approvals' }];
  if (data) return <DecideApproval {...data} crumbs={crumbs} />;
  return error ? (
    <Page title={t('approval.one')} crumbs={crumbs}>
      <ErrorState error={error} retry={() => void refetch()} />
    </Page>
  ) : (
    <PageSkeleton />
  );
}
