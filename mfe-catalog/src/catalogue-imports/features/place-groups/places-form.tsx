import type { CallAnswer } from '@werkbank/contracts/calls';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { Button } from '@werkbank/kit/button';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilteredChoices } from '../../choices/filtered-choices';
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

/** The group of the shop for each group of the producer. All are saved at once. */
export function PlacesForm({ answer }: { answer: CallAnswer<'listSourceGroups'> }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { api } = useHost();
  const { query } = useProducerCompany();
  const notify = useNotify();
  const queries = useQueryClient();
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
  const proposals = proposedPlaces(sourceGroups, places);
  const proposed = Object.keys(proposals).length;
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
      <FilteredChoices
        texts="places"
        rows={rows}
        wordsOf={({ group, above }) => [group.sourceGroup, group.name, ...above]}
        isOpen={({ group }) => isOpen(group, placeOf(saved, group))}
      >
        {(shown) => (
          <GroupTable
            answer={answer}
            rows={shown}
            places={places}
            disabled={form.busy}
            onChange={(sourceGroup, place) => form.set({ places: { ...places, [sourceGroup]: place } })}
          />
        )}
      </FilteredChoices>
      <SaveBar form={form} />
    </Form>
  );
}
