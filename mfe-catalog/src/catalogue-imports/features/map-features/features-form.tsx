import type { CallAnswer } from '@werkbank/contracts/calls';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilteredChoices } from '../../choices/filtered-choices';
import { useProducerCompany } from '../../viewer/use-producer-company';
import { changedColumns, chosenColumns, type ChosenColumns } from './chosen-columns';
import { FeatureTable } from './feature-table';

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
  return (
    <Form form={form} label={t('features.title')} wide>
      <UnsavedGuard form={form} />
      <FilteredChoices
        texts="features"
        rows={features}
        wordsOf={({ feature, name }) => [feature, name]}
        isOpen={({ columnKey }) => columnKey === null}
      >
        {(shown) => (
          <FeatureTable
            answer={answer}
            features={shown}
            chosen={chosen}
            disabled={form.busy}
            onChange={(feature, column) => form.set({ chosen: { ...chosen, [feature]: column } })}
          />
        )}
      </FilteredChoices>
      <SaveBar form={form} />
    </Form>
  );
}
