import { categoryLimits } from '@werkbank/contracts/limits';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { TextField } from '@werkbank/kit/ui/input';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { errorsByLanguage } from '../../forms/errors-by-language';
import type { NewColumn } from './table-values';

const kinds = ['number', 'text'] as const;

/** A column that no group has yet. It is saved with the table. */
export function NewColumnDialog({
  onAdd,
  onClose,
}: {
  onAdd: (column: NewColumn) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const { language, read } = useFormats();
  const form = useServiceForm({
    initial: { nameDe: '', nameEn: '', kind: 'number' as NewColumn['kind'], unit: '', digits: '2' },
    check: async (values) => {
      const sent = columnOf(values);
      const labelOf = (field: string) => t(`columns.field.${field}`);
      const [{ name: _, ...errors }, names] = await Promise.all([
        contractErrors((entities) => entities.newColumn, sent, language, labelOf),
        errorsByLanguage((entities) => entities.newColumn.shape.name, 'name', sent.name, language, labelOf),
      ]);
      return { ...errors, ...names };
    },
    save: (values) => {
      onAdd(columnOf(values));
      onClose();
      return Promise.resolve();
    },
  });
  const isNumber = form.values.kind === 'number';

  function columnOf({ nameDe, nameEn, kind, unit, digits }: typeof form.values): NewColumn {
    const ofNumber = kind === 'number';
    return {
      name: { de: nameDe, en: nameEn },
      kind,
      unit: ofNumber && unit.trim() !== '' ? unit.trim() : null,
      digits: ofNumber ? (read(digits) as number) : null,
    };
  }

  return (
    <FormDialog form={form} title={t('columns.newTitle')} action={t('columns.takeIn')} onClose={onClose}>
      <TextField
        label={t('columns.field.nameDe')}
        maxLength={categoryLimits.columnName}
        {...form.field('nameDe')}
      />
      <TextField
        label={t('columns.field.nameEn')}
        maxLength={categoryLimits.columnName}
        {...form.field('nameEn')}
      />
      <RadioGroup
        label={t('columns.field.kind')}
        help={t('columns.kindHelp')}
        options={kinds.map((kind) => ({ value: kind, label: t(`columns.kinds.${kind}`) }))}
        {...form.field('kind')}
        onChange={(value) => {
          const kind = kinds.find((known) => known === value);
          if (kind) form.set({ kind });
        }}
      />
      {isNumber ? (
        <FormRow>
          <TextField
            label={t('columns.field.unit')}
            optional
            maxLength={categoryLimits.unit}
            {...form.field('unit')}
          />
          <TextField
            label={t('columns.field.digits')}
            inputMode="numeric"
            maxLength={1}
            {...form.field('digits')}
          />
        </FormRow>
      ) : null}
    </FormDialog>
  );
}
