import { Page } from '@werkbank/kit/page';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Route } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { ReceivedRequests } from '../features/answer-requests/received-requests';

const DiscountRequestPage = lazy(() => import('./discount-request-page'));

/** Everything below /management/discount-requests. */
export default function DiscountRequestsPage() {
  const { t } = useTranslation('orders');
  const title = t('answerRequest.list');
  return (
    <DeskPages title={title}>
      <Route
        index
        element={
          <Page title={title} lead={t('answerRequest.lead')}>
            <ReceivedRequests />
          </Page>
        }
      />
      <Route path=":requestId" element={<DiscountRequestPage />} />
    </DeskPages>
  );
}
