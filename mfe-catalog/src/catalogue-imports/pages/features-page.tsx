import { useApiQuery } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { FilterBar } from '@werkbank/kit/filter-bar';
import { useFormats } from '@werkbank/kit/formats';
import { useListState } from '@werkbank/kit/list-state';
import { Page } from '@werkbank/kit/page';
import { TableSkeleton } from '@werkbank/kit/skeleton';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { useTranslation } from 'react-i18next';
import { FeaturesForm } from '../features/map-features/features-form';
import { importsPath, placesPath } from '../viewer/import-paths';
import { ImportTabs } from '../viewer/import-tabs';
import { ProducerCompany } from '../viewer/producer-company';
import { useProducerCompany } from '../viewer/use-producer-company';

/** The page on which a producer's features get their columns in the shop. */
export default function FeaturesPage() {
  const { t } = useTranslation('imports');
  const { companyId, search } = useProducerCompany();
  return (
    <Page
      title={t('features.title')}
      lead={t('features.lead')}
      crumbs={[{ label: t('title'), to: importsPath + search }]}
    >
      <ImportTabs current="features" />
      <ProducerCompany />
      {companyId === undefined ? null : <FeaturesOfGroup key={companyId} />}
    </Page>
  );
}

function FeaturesOfGroup() {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const list = useListState();
  const { query, search } = useProducerCompany();
  const group = list.filter('group');
  const answer = useApiQuery('listSourceFeatures', {
    query: group === '' ? query : { ...query, groupId: group },
  });
  if (!answer.data) {
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <TableSkeleton rows={10} columns={4} />
    );
  }
  const { groups, groupId, features } = answer.data;
  if (groupId === null) {
    return (
      <EmptyState
        title={t('features.none')}
        actions={
          <ButtonLink kind="primary" to={placesPath + search}>
            {t('tabs.places')}
          </ButtonLink>
        }
      >
        {t('features.noneHelp')}
      </EmptyState>
    );
  }
  return (
    <>
      <FilterBar label={t('features.group')} onReset={undefined}>
        <ChoiceFilter
          label={t('features.group')}
          value={groupId}
          options={groups.map(({ groupId: value, name, articles }) => ({
            value,
            label: `${name} (${formats.number(articles)})`,
          }))}
          onChange={(group) => list.setFilters({ group, search: '', open: '' })}
        />
      </FilterBar>
      {features.length === 0 ? (
        <EmptyState title={t('features.withoutFeatures')}>{t('features.withoutFeaturesHelp')}</EmptyState>
      ) : (
        <FeaturesForm key={`${groupId} ${answer.dataUpdatedAt}`} answer={answer.data} groupId={groupId} />
      )}
    </>
  );
}
