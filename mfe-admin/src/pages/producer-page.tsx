import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { DeleteProducer } from '../features/delete-producer/delete-producer';
import { AddProducer } from '../features/edit-producer/add-producer';
import { EditProducer } from '../features/edit-producer/edit-producer';
import { CompanyDialog } from '../features/manage-dispatch-locations/company-dialog';
import { CompanyPanel } from '../features/manage-dispatch-locations/dispatch-locations';
import { isGone } from '../viewer/is-gone';
import { PageEnd } from '../viewer/page-end';

/** One producer, or with `new` in the address the form for another one. */
export default function ProducerPage() {
  const { t } = useTranslation('admin');
  const { producerId = 'new' } = useParams();
  const crumbs = [{ label: t('producers.title'), to: '/management/producers' }];
  if (producerId !== 'new') return <OneProducer key={producerId} id={Number(producerId)} crumbs={crumbs} />;
  return (
    <Page title={t('producers.add')} crumbs={crumbs}>
      <AddProducer />
    </Page>
  );
}

function OneProducer({ id, crumbs }: { id: number; crumbs: { label: string; to: string }[] }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useApiQuery('getProducer', { params: { producerId: id } });
  if (!data || isGone(error)) {
    if (!error) return <PageSkeleton />;
    return (
      <Page title={t('producers.one')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page
      title={data.algoliaId}
      crumbs={crumbs}
      actions={
        <Button icon={icons.plus} onClick={() => setAdding(true)}>
          {t('producers.addCompany')}
        </Button>
      }
    >
      <Panel title={t('producers.data')}>
        <EditProducer producer={data} />
      </Panel>
      {data.companies.map((company) => (
        <CompanyPanel key={company.id} company={company} />
      ))}
      <PageEnd>
        <DeleteProducer producer={data} onDeleted={() => void navigate('/management/producers')} />
      </PageEnd>
      {adding ? <CompanyDialog producerId={id} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
