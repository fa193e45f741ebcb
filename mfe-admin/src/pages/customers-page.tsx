import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { CustomerList } from '../features/list-customers/customer-list';

/** Every customer of the platform. */
export default function CustomersPage() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('customers.title')}>
      <CustomerList />
    </Page>
  );
}
