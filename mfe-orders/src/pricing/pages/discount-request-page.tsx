import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/formatted-values';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RequestStatus } from '../discount-requests/request-status';
import { useOwnRules } from '../rules/use-own-rules';
import { AnswerDialog } from '../features/answer-requests/answer-dialog';
import type { AnswerStatus } from '../features/answer-requests/answer-values';
import { ReceivedDetails } from '../features/answer-requests/received-details';
import { useGroupToday } from '../features/answer-requests/use-group-today';

/** One discount request, where the mail to the producer leads. */
export default function DiscountRequestPage() {
  const { t } = useTranslation('orders');
  const params = { ...useOwnRules(), requestId: Number(useParams()['requestId']) };
  const { data: request, error, refetch } = useApiQuery('getDiscountRequest', { params });
  const groupOf = useGroupToday();
  const [answering, setAnswering] = useState<AnswerStatus>();
  const crumbs = [{ label: t('answerRequest.list'), to: '/management/discount-requests' }];
  if (!request) {
    if (!error) return <PageSkeleton />;
    return (
      <Page title={t('answerRequest.one')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title={t('answerRequest.of', { name: request.customerName })} crumbs={crumbs}>
      <Panel title={<Asked request={request} />}>
        <ReceivedDetails request={request} groupName={groupOf(request)} onAnswer={setAnswering} />
      </Panel>
      {answering ? (
        <AnswerDialog request={request} status={answering} onClose={() => setAnswering(undefined)} />
      ) : null}
    </Page>
  );
}

function Asked({ request }: { request: ReceivedDiscountRequest }) {
  return (
    <>
      <DateText iso={request.askedOn} withTime /> <RequestStatus status={request.status} />
    </>
  );
}
