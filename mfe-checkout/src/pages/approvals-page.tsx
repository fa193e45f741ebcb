import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { ApprovalList } from '../features/list-approvals/approval-list';

/** Orders above a limit that wait for an approval, and former ones. */
export default function ApprovalsPage() {
  const { t } = useTranslation('checkout');
  return (
    <Page title={t('approval.title')} lead={t('approval.lead')}>
      <ApprovalList />
    </Page>
  );
}
