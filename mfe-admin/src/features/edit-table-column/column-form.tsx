import type { TableColumn } from '@werkbank/contracts/entities';
import { categoryLimits } from '@werkbank/contracts/limits';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { TextField } from '@werkbank/kit/ui/input';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { columnErrors, columnOf, type ColumnValues, columnValues, fieldOfColumn } from './column-values';
import css from './edit-column.module.css';
import { ValueRows } from './value-rows';

/** Words, unit and values of a column, in all groups that have it. */
export function ColumnForm({ column }: { column: TableColumn }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const wrongId = useId();
  const { key: columnKey, kind } = column;
  const update = useApiMutation('updateTableColumn', {
    success: t('columns.saved'),
    changes: ['listTableColumns', 'getManagedCategory'],
    local: (cache, saved) =>
      cache.change('listTableColumns', ({ columns }) => ({
        columns: columns.map((one) => (one.key === saved.key ? saved : one)),
      })),
    silent: true,
  });
  const refetchAll = useRefetch('listTableColumns', {});
  const form = useObjectForm<TableColumn, ColumnValues>({
    object: column,
    valuesOf: columnValues,
    refetch: async () => (await refetchAll())?.columns.find(({ key }) => key === columnKey),
    fieldOf: fieldOfColumn,
    check: (values) => columnErrors(values, kind, formats, (field) => t(`columns.field.${field}`)),
    save: (values, key) =>
      update.mutateAsync({ params: { columnKey }, body: { ...columnOf(values, kind, formats), ...key } }),
  });
  const wrong = form.errors.values;
  return (
    <Form form={form} label={t('columns.data')} wide>
      <FormRow>
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
      </FormRow>
      {kind === 'number' ? (
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
      ) : (
        <>
          <h3>{t('columns.values')}</h3>
          <p className={css.help}>{t('columns.valuesHelp')}</p>
          {wrong ? (
            <p id={wrongId} className={css.wrong}>
              {wrong}
            </p>
          ) : null}
          <ValueRows
            rows={form.values.values}
            disabled={form.busy}
            wrong={wrong ? wrongId : undefined}
            onChange={(values) => form.set({ values })}
          />
        </>
      )}
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
