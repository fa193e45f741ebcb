import type { Synonym } from '@werkbank/contracts/entities';
import { synonymLimits } from '@werkbank/contracts/limits';
import { languages } from '@werkbank/contracts/localization';
import { useApiMutation, useApiQuery, useRefetch } from '@werkbank/kit/api';
import { useFormats } from '@werkbank/kit/formats';
import { knownChoice, useListState } from '@werkbank/kit/list-state';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { askedSynonyms } from './asked-synonyms';
import {
  fieldOfSynonym,
  type StartWord,
  synonymErrors,
  synonymOf,
  type SynonymValues,
  synonymValues,
} from './synonym-values';

const kept = { changes: ['listSynonyms'], silent: true } as const;

interface Props {
  /** null: a new one. */
  synonym: Synonym | null;
  start?: StartWord | undefined;
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

/** Adds a word that the search understands, or changes one. */
export function SynonymDialog({ synonym, start, onSaved, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const create = useApiMutation('createSynonym', { success: t('synonyms.added'), ...kept });
  const update = useApiMutation('updateSynonym', { success: t('synonyms.changed'), ...kept });
  const asked = askedSynonyms(useListState());
  const { data } = useApiQuery('listSynonyms', asked, { enabled: false });
  const refetch = useRefetch('listSynonyms', asked);
  const now = (synonyms = data?.synonyms) => synonyms?.find(({ id }) => id === synonym?.id);
  const form = useObjectForm<Synonym | null, SynonymValues>({
    object: now() ?? synonym,
    refetch: async () => now((await refetch()).synonyms),
    valuesOf: (known) => synonymValues(known, start ?? { language, word: '' }),
    fieldOf: fieldOfSynonym,
    check: (values) => synonymErrors(values, language, (field) => t(`synonyms.field.${field}`)),
    save: async (values, key) => {
      const body = synonymOf(values);
      if (synonym) await update.mutateAsync({ params: { synonymId: synonym.id }, body: { ...body, ...key } });
      else await create.mutateAsync({ body });
      onSaved?.();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t(synonym ? 'synonyms.change' : 'synonyms.add')} onClose={onClose}>
      <TextField label={t('synonyms.field.word')} maxLength={synonymLimits.word} {...form.field('word')} />
      <TextField
        label={t('synonyms.field.meanings')}
        help={t('synonyms.meaningsHelp')}
        {...form.field('meanings')}
      />
      <SelectField
        label={t('synonyms.field.language')}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        {...form.field('language')}
        onChange={(value) => form.set({ language: knownChoice(value, languages) || language })}
      />
      <Checkbox
        checked={form.values.isOneWay}
        disabled={form.busy}
        onChange={(isOneWay) => form.set({ isOneWay })}
      >
        {t('synonyms.isOneWay')}
      </Checkbox>
    </FormDialog>
  );
}
