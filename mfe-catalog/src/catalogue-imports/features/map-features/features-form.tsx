import type { CallAnswer } from '@werkbank/contracts/calls';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { holdsWords } from '@werkbank/contracts/text';
import { EmptyState } from '@werkbank/kit/feedback';
import { FilterBar } from '@werkbank/kit/filter-bar';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { Pagination } from '@werkbank/kit/ui/pagination';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../viewer/use-producer-company';
import { changedColumns, chosenColumns, type ChosenColumns } from './chosen-columns';
import { FeatureTable } from './feature-table';

const pageSize = 50;

/** The column of the group for each feature of the producer's articles in it. All are saved at once. */
export function FeaturesForm({
  answer,
  groupId,
}: {
  answer: CallAnswer<'listSourceFeatures'>;
  groupId: string;
}) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { api } = useHost();
  const { query } = useProducerCompany();
  const notify = useNotify();
  const queries = useQueryClient();
  const list = useListState();
  const { features } = answer;
  const form = useServiceForm<{ chosen: ChosenColumns }>({
    initial: { chosen: chosenColumns(features) },
    save: async ({ chosen }) => {
      const changed = changedColumns(features, chosen);
      let articles = 0;
      for (let at = 0; at < changed.length; at += catalogueImportLimits.placesAtOnce) {
        const part = changed.slice(at, at + catalogueImportLimits.placesAtOnce);
        ({ articles } = await api('placeSourceFeatures', { query, body: { groupId, features: part } }));
      }
      notify('success', t('features.saved', { count: articles, number: formats.number(articles) }));
      await queries.invalidateQueries({ queryKey: ['listSourceFeatures'] });
    },
  });
  const { chosen } = form.values;
  const search = list.filter('search');
  const onlyOpen = list.filter('open') === '1';
  const found = features.filter(
    ({ feature, name, columnKey }) =>
      holdsWords([feature, name], search) && (!onlyOpen || columnKey === null),
  );
  const pages = Math.max(Math.ceil(found.length / pageSize), 1);
  const page = Math.min(list.page, pages);
  const narrowed = search !== '' || onlyOpen;
  return (
    <Form form={form} label={t('features.title')} wide>
      <UnsavedGuard form={form} />
      <FilterBar
        label={t('features.filters')}
        onReset={narrowed ? () => list.setFilters({ search: '', open: '' }) : undefined}
      >
        <TextFilter
          label={t('features.search')}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
        <ChoiceFilter
          label={t('features.show')}
          value={onlyOpen ? '1' : ''}
          options={[
            { value: '', label: t('features.all') },
            { value: '1', label: t('features.open') },
          ]}
          onChange={(open) => list.setFilters({ open })}
        />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState title={t('features.nothingFound')}>{t('features.nothingFoundHelp')}</EmptyState>
      ) : (
        <FeatureTable
          answer={answer}
          features={found.slice((page - 1) * pageSize, page * pageSize)}
          chosen={chosen}
          disabled={form.busy}
          onChange={(feature, column) => form.set({ chosen: { ...chosen, [feature]: column } })}
        />
      )}
      <Pagination paging={{ page, pages, pageSize, totalItems: found.length }} list={list} />
      <SaveBar form={form} />
    </Form>
  );
}
