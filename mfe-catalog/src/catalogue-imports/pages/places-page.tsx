import { useApiQuery } from '@werkbank/kit/api';
import { EmptyState, ErrorState, Notice } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { Page } from '@werkbank/kit/page';
import { TableSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlacesForm } from '../features/place-groups/places-form';
import { importsPath, unplacedPath } from '../viewer/import-paths';
import { ImportTabs } from '../viewer/import-tabs';
import { ProducerCompany } from '../viewer/producer-company';
import { useProducerCompany } from '../viewer/use-producer-company';

/** The page on which a producer's own groups get their places in the shop. */
export default function PlacesPage() {
  const { t } = useTranslation('imports');
  const { companyId, search } = useProducerCompany();
  return (
    <Page
      title={t('places.title')}
      lead={t('places.lead')}
      crumbs={[{ label: t('title'), to: importsPath + search }]}
    >
      <ImportTabs current="places" />
      <ProducerCompany />
      {companyId === undefined ? null : <Groups key={companyId} />}
    </Page>
  );
}

function Groups() {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { query, search } = useProducerCompany();
  const answer = useApiQuery('listSourceGroups', { query });
  if (!answer.data) {
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <TableSkeleton rows={10} columns={4} />
    );
  }
  const { sourceGroups, unplaced } = answer.data;
  return (
    <>
      {unplaced > 0 ? (
        <Notice kind="signal">
          {t('places.unplaced', { count: unplaced, number: formats.number(unplaced) })}{' '}
          <Link to={unplacedPath + search}>{t('places.toUnplaced')}</Link>
        </Notice>
      ) : null}
      {sourceGroups.length === 0 ? (
        <EmptyState title={t('places.none')}>{t('places.noneHelp')}</EmptyState>
      ) : (
        <PlacesForm answer={answer.data} />
      )}
    </>
  );
}
