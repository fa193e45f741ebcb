import type { CallAnswer } from '@werkbank/contracts/calls';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { holdsWords } from '@werkbank/contracts/text';
import { Button } from '@werkbank/kit/button';
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
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../viewer/use-producer-company';
import { GroupTable } from './group-table';
import css from './place-groups.module.css';
import {
  changedPlaces,
  groupRows,
  isOpen,
  placeOf,
  placesOf,
  type Places,
  proposedPlaces,
} from './placed-groups';

/** Groups of one page: each has two controls. */
const pageSize = 50;

/** The group of the shop for each group of the producer. All are saved at once. */
export function PlacesForm({ answer }: { answer: CallAnswer<'listSourceGroups'> }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { api } = useHost();
  const { query } = useProducerCompany();
  const notify = useNotify();
  const queries = useQueryClient();
  const list = useListState();
  const { sourceGroups } = answer;
  const [saved, setSaved] = useState<Places>(() => placesOf(sourceGroups));
  const form = useServiceForm<{ places: Places }>({
    initial: { places: saved },
    save: async ({ places }) => {
      const changed = changedPlaces(sourceGroups, saved, places);
      let moved = 0;
      for (let at = 0; at < changed.length; at += catalogueImportLimits.placesAtOnce) {
        const part = changed.slice(at, at + catalogueImportLimits.placesAtOnce);
        moved += (await api('placeSourceGroups', { query, body: { places: part } })).moved;
      }
      setSaved(places);
      notify('success', t('places.moved', { count: moved, number: formats.number(moved) }));
      for (const name of ['listSourceGroups', 'listUnplacedArticles']) {
        void queries.invalidateQueries({ queryKey: [name] });
      }
    },
  });
  const { places } = form.values;
  const rows = useMemo(() => groupRows(sourceGroups), [sourceGroups]);
  const search = list.filter('search');
  const onlyOpen = list.filter('open') === '1';
  const found = rows.filter(
    ({ group, above }) =>
      holdsWords([group.sourceGroup, group.name, ...above], search) &&
      (!onlyOpen || isOpen(group, placeOf(saved, group))),
  );
  const pages = Math.max(Math.ceil(found.length / pageSize), 1);
  const page = Math.min(list.page, pages);
  const proposals = proposedPlaces(sourceGroups, places);
  const proposed = Object.keys(proposals).length;
  const narrowed = search !== '' || onlyOpen;
  const reset = () => list.setFilters({ search: '', open: '' });
  return (
    <Form form={form} label={t('places.title')} wide>
      <UnsavedGuard form={form} />
      {proposed > 0 ? (
        <div className={css.proposals}>
          <span>{t('places.proposals', { count: proposed, number: formats.number(proposed) })}</span>
          <Button disabled={form.busy} onClick={() => form.set({ places: { ...places, ...proposals } })}>
            {t('places.takeAll')}
          </Button>
        </div>
      ) : null}
      <FilterBar label={t('places.filters')} onReset={narrowed ? reset : undefined}>
        <TextFilter
          label={t('places.search')}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
        <ChoiceFilter
          label={t('places.show')}
          value={onlyOpen ? '1' : ''}
          options={[
            { value: '', label: t('places.all') },
            { value: '1', label: t('places.open') },
          ]}
          onChange={(open) => list.setFilters({ open })}
        />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState title={t('places.nothingFound')}>{t('places.nothingFoundHelp')}</EmptyState>
      ) : (
        <GroupTable
          answer={answer}
          rows={found.slice((page - 1) * pageSize, page * pageSize)}
          places={places}
          disabled={form.busy}
          onChange={(sourceGroup, place) => form.set({ places: { ...places, [sourceGroup]: place } })}
        />
      )}
      <Pagination paging={{ page, pages, pageSize, totalItems: found.length }} list={list} />
      <SaveBar form={form} />
    </Form>
  );
}
