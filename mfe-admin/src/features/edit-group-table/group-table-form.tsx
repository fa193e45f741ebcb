import type { GroupTable } from '@werkbank/contracts/entities';
import { categoryLimits } from '@werkbank/contracts/limits';
import { Button } from '@werkbank/kit/button';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { TextArea } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiMutation, useApiQuery, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showTable } from '../../cache-updates/categories';
import { ColumnRows } from './column-rows';
import css from './group-table.module.css';
import { NewColumnDialog } from './new-column-dialog';
import {
  fieldOfTable,
  rowOfColumn,
  rowOfNew,
  tableErrors,
  tableOf,
  type TableValues,
  tableValues,
} from './table-values';

/** Text, columns and filters of a group. All are saved at once. */
export function GroupTableForm({ categoryId, table }: { categoryId: string; table: GroupTable }) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const [adding, setAdding] = useState(false);
  const wrongId = useId();
  const params = { categoryId };
  const known = useApiQuery('listTableColumns', {});
  const save = useApiMutation('saveGroupTable', {
    success: t('columns.tableSaved'),
    changes: ['listTableColumns', 'getManagedCategory'],
    local: (cache, saved) => showTable(cache, categoryId, saved),
    silent: true,
  });
  const refetchPage = useRefetch('getManagedCategory', { params });
  const form = useObjectForm<GroupTable, TableValues>({
    object: table,
    valuesOf: tableValues,
    refetch: async () => (await refetchPage())?.table ?? undefined,
    fieldOf: fieldOfTable,
    check: (values) => tableErrors(values, language, (field) => t(`columns.field.${field}`)),
    save: (values, key) => save.mutateAsync({ params, body: { ...tableOf(values), ...key } }),
  });
  const { columns } = form.values;
  const others = (known.data?.columns ?? [])
    .filter(({ key }) => columns.every((column) => column.key !== key))
    .sort((one, other) => one.name[language].localeCompare(other.name[language], language));
  const wrong = form.errors.columns;
  return (
    <Panel title={t('columns.ofGroup')}>
      <Form form={form} label={t('columns.ofGroup')} wide>
        <TextArea
          label={t('columns.field.descriptionDe')}
          optional
          rows={2}
          maxLength={categoryLimits.description}
          {...form.field('descriptionDe')}
        />
        <TextArea
          label={t('columns.field.descriptionEn')}
          optional
          rows={2}
          maxLength={categoryLimits.description}
          {...form.field('descriptionEn')}
        />
        {wrong ? (
          <p id={wrongId} className={css.wrong}>
            {wrong}
          </p>
        ) : null}
        <ColumnRows
          rows={columns}
          disabled={form.busy}
          wrong={wrong ? wrongId : undefined}
          onChange={(rows) => form.set({ columns: rows })}
        />
        <div className={css.add}>
          {others.length === 0 ? null : (
            <div className={css.choice}>
              <SelectField
                label={t('columns.addKnown')}
                optional
                value=""
                placeholder={t('columns.choose')}
                disabled={form.busy}
                options={others.map(({ key, name, unit }) => ({
                  value: key,
                  label: unit === null ? name[language] : `${name[language]} (${unit})`,
                }))}
                onChange={(key) => {
                  const column = others.find((one) => one.key === key);
                  if (column) form.set({ columns: [...columns, rowOfColumn(column)] });
                }}
              />
            </div>
          )}
          <Button icon={icons.plus} onClick={() => setAdding(true)} disabled={form.busy}>
            {t('columns.new')}
          </Button>
        </div>
        <SaveBar form={form} />
        <UnsavedGuard form={form} />
      </Form>
      {adding ? (
        <NewColumnDialog
          onAdd={(column) => form.set({ columns: [...columns, rowOfNew(column)] })}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Panel>
  );
}
