import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { CheckNow } from '../features/check-accounts/check-now';
import { DifferenceList } from '../features/check-accounts/difference-list';
import { DriftState } from '../features/check-accounts/drift-state';
import { useDrift } from '../features/check-accounts/use-drift';

/** Compares the accounts in Keycloak with the users, and lists the corrections. */
export default function AccountsPage() {
  const { t } = useTranslation('admin');
  const answer = useDrift();
  return (
    <Page
      title={t('accounts.title')}
      crumbs={[{ label: t('users.title'), to: '/management/users' }]}
      lead={t('accounts.lead')}
      actions={<CheckNow checking={answer.data?.checkingSince != null} />}
    >
      <DriftState answer={answer} />
      <DifferenceList />
    </Page>
  );
}
