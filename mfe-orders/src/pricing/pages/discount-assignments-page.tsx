import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Route } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { Assignments } from '../features/assign-discounts/assignments';

const CustomerDiscountPage = lazy(() => import('./customer-discount-page'));

/** Everything below /management/discount-assignments. */
export default function DiscountAssignmentsPage() {
  const { t } = useTranslation('orders');
  const title = t('assignment.title');
  return (
    <DeskPages title={title}>
      <Route index element={<Assignments title={title} lead={t('assignment.lead')} />} />
      <Route path=":customerId" element={<CustomerDiscountPage />} />
    </DeskPages>
  );
}
