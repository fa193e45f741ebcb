import { Forbidden } from '@werkbank/kit/feedback';
import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { LimitList } from '../features/set-limits/limit-list';
import { ownCompanyPath } from '../viewer/rights';

/** Limits of the orders of the company's people without an approval. */
export default function SpendingLimitsPage() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  if (!user) return <PageSkeleton />;
  const crumbs = [{ label: t('company.title'), to: ownCompanyPath(user) }];
  return (
    <Page title={t('limits.title')} lead={t('limits.lead')} crumbs={crumbs}>
      {user.roles.CompanyAdmin ? <LimitList /> : <Forbidden helper="company" />}
    </Page>
  );
}
