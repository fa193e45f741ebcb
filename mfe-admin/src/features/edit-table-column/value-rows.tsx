import { categoryLimits } from '@werkbank/contracts/limits';
import { Button, IconButton } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import * as icons from '@werkbank/kit/icons';
import { CellInput } from '@werkbank/kit/ui/cell-controls';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import type { ValueRow } from './column-values';

/** Words of values in both languages; a value without a row reads the same in both. */
export function ValueRows({
  rows,
  disabled,
  wrong,
  onChange,
}: {
  rows: readonly ValueRow[];
  disabled: boolean;
  /** Id of the error message. */
  wrong: string | undefined;
  onChange: (rows: readonly ValueRow[]) => void;
}) {
  const { t } = useTranslation('admin');
  const cell = (name: 'value' | 'de' | 'en'): Column<ValueRow> => ({
    key: name,
    title: t(`columns.value.${name}`),
    render: (row) => (
      <CellInput
        label={t(`columns.value.${name}Of`, { number: rows.indexOf(row) + 1 })}
        maxLength={categoryLimits.valueName}
        value={row[name]}
        disabled={disabled}
        wrong={wrong}
        onChange={(text) => onChange(rows.map((one) => (one.id === row.id ? { ...one, [name]: text } : one)))}
      />
    ),
  });
  return (
    <>
      <Table
        caption={t('columns.values')}
        columns={[
          cell('value'),
          cell('de'),
          cell('en'),
          {
            key: 'actions',
            title: <span className="visually-hidden">{t('currencies.actions')}</span>,
            align: 'end',
            render: (row) => (
              <IconButton
                icon={icons.trash}
                label={t('columns.value.takeOut', { value: row.value })}
                disabled={disabled}
                onClick={() => onChange(rows.filter((one) => one !== row))}
              />
            ),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        nameOf={({ value }) => value}
        empty={null}
      />
      <div>
        <Button
          icon={icons.plus}
          disabled={disabled || rows.length >= categoryLimits.values}
          onClick={() => onChange([...rows, { id: crypto.randomUUID(), value: '', de: '', en: '' }])}
        >
          {t('columns.value.add')}
        </Button>
      </div>
    </>
  );
}
