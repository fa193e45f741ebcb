import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useOwnRules } from '../rules/use-own-rules';
import { Assignments } from '../features/assign-discounts/assignments';

/** The discount groups of one customer: that of now, and those of a time to come. */
export default function CustomerDiscountPage() {
  const { t } = useTranslation('orders');
  const id = Number(useParams()['customerId']);
  const params = useOwnRules();
  const assigned = useApiQuery('listDiscountAssignments', { params });
  const assignable = useApiQuery('listAssignableCustomers', { params });
  const customer =
    assigned.data?.find(({ customerCompanyId }) => customerCompanyId === id)?.customerName ??
    assignable.data?.find((known) => known.id === id)?.name;
  const crumbs = [{ label: t('assignment.title'), to: '/management/discount-assignments' }];
  if (customer !== undefined) {
    return (
      <Assignments
        title={customer}
        lead={t('assignment.customerLead')}
        crumbs={crumbs}
        customer={{ id, name: customer }}
      />
    );
  }
  const error = assigned.error ?? assignable.error;
  if (!error && (assigned.isPending || assignable.isPending)) return <PageSkeleton />;
  return (
    <Page title={t('assignment.title')} crumbs={crumbs}>
      <ErrorState
        error={error}
        missing={!error}
        retry={() => void Promise.all([assigned.refetch(), assignable.refetch()])}
      />
    </Page>
  );
}
