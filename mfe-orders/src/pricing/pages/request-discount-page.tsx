import { usePreferences } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Forbidden } from '@werkbank/kit/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OwnRequests } from '../features/request-discount/own-requests';
import { RequestForm } from '../features/request-discount/request-form';
import { useProducers } from '../features/request-discount/use-producers';
import { useViewer } from '../../viewer/viewer';

/** For people of a company: requests a discount from producers, and shows their answers. */
export default function RequestDiscountPage() {
  const { t } = useTranslation('orders');
  const viewer = useViewer();
  const isOfCompany = viewer.kind === 'customer' || viewer.kind === 'producer';
  return (
    <Page title={t('request.title')} lead={t('request.lead')}>
      {isOfCompany ? (
        <>
          <Panel title={t('request.new')}>
            <FilledForm />
          </Panel>
          <Panel title={t('request.own')}>
            <OwnRequests />
          </Panel>
        </>
      ) : (
        <Forbidden helper="platform" />
      )}
    </Page>
  );
}

/** The form, with the producer and the article that the address names. */
function FilledForm() {
  const viewer = useViewer();
  const { country } = usePreferences();
  const [address, setAddress] = useSearchParams();
  const producers = useProducers(country, viewer.kind === 'producer' ? viewer.companyId : undefined);
  /** Each request begins with an empty form. */
  const [sent, setSent] = useState(0);
  if (producers.error) return <ErrorState error={producers.error} retry={producers.again} />;
  if (producers.loading) return <LinesSkeleton lines={8} />;
  const asked = address.get('producer') ?? '';
  return (
    <RequestForm
      key={`${sent} ${address.get('producer')} ${address.get('article')}`}
      initial={{
        country,
        producers: producers.options.some(({ value }) => value === asked) ? [asked] : [],
        articleId: address.get('article') ?? '',
        remarks: '',
      }}
      onSent={() => {
        setAddress({}, { replace: true });
        setSent((before) => before + 1);
      }}
    />
  );
}
