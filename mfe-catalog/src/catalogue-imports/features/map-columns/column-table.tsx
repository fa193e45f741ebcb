import type { ImportMapping } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { CellInput, CellSelect } from '@werkbank/kit/ui/cell-controls';
import { Table } from '@werkbank/kit/ui/table';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './map-columns.module.css';
import { keyOf, leftOut, leftOutField, mappedTwice, type MappedHead } from './mapping-values';

interface Row extends MappedHead {
  readonly index: number;
  readonly head: string;
  readonly values: readonly string[];
}

/** So many of the first values help to know a column. */
const shownValues = 3;

/** Each head of the table with its first values, and what it means. */
export function ColumnTable({
  mapping: { heads, fields },
  columns,
  refused,
  disabled,
  onChange,
}: {
  mapping: ImportMapping;
  columns: readonly MappedHead[];
  /** True after a refusal of the columns: those with one meaning are marked. */
  refused: boolean;
  disabled: boolean;
  onChange: (columns: readonly MappedHead[]) => void;
}) {
  const { t } = useTranslation('imports');
  const id = useId();
  const twice = refused ? mappedTwice(columns) : new Set<string>();
  const options = [
    { value: leftOutField, label: t('mapping.leaveOut') },
    ...fields
      .filter(({ field }) => field !== leftOutField)
      .map(({ field, label, required }) => ({
        value: field,
        label: required ? t('mapping.required', { label }) : label,
      })),
  ];
  const rows = heads.map(
    ({ head, values }, index): Row => ({
      ...(columns[index] ?? leftOut),
      index,
      head,
      values,
    }),
  );
  const change = (index: number, part: Partial<MappedHead>) =>
    onChange(columns.map((column, at) => (at === index ? { ...column, ...part } : column)));
  const shown: Column<Row>[] = [
    {
      key: 'head',
      title: t('mapping.head'),
      render: ({ head, values }) => (
        <div className={css.head}>
          <b>{head || t('mapping.noHead')}</b>
          <span className={css.values}>{values.slice(0, shownValues).join(' · ') || t('mapping.empty')}</span>
        </div>
      ),
    },
    {
      key: 'field',
      title: t('mapping.field'),
      render: (row) => {
        const wrong = twice.has(keyOf(row));
        const noteId = `${id}-${row.index}`;
        return (
          <div className={css.field}>
            <CellSelect
              label={t('mapping.fieldOf', { head: row.head })}
              options={options}
              value={row.field}
              disabled={disabled}
              wrong={wrong ? noteId : undefined}
              onChange={(field) => change(row.index, { field, of: '', unit: '' })}
            />
            {wrong ? (
              <span id={noteId} className={css.wrong}>
                <Icon path={icons.alert} size={12} />
                {t('mapping.twice', {
                  label: fields.find(({ field }) => field === row.field)?.label ?? row.field,
                })}
              </span>
            ) : null}
          </div>
        );
      },
    },
    {
      key: 'of',
      title: t('mapping.of'),
      render: (row) =>
        fields.find(({ field }) => field === row.field)?.of ? (
          <CellInput
            label={t('mapping.ofOf', { head: row.head })}
            maxLength={200}
            value={row.of}
            disabled={disabled}
            onChange={(of) => change(row.index, { of })}
          />
        ) : null,
    },
    {
      key: 'unit',
      title: t('mapping.unit'),
      render: (row) =>
        row.field === leftOutField ? null : (
          <CellInput
            label={t('mapping.unitOf', { head: row.head })}
            maxLength={20}
            value={row.unit}
            disabled={disabled}
            onChange={(unit) => change(row.index, { unit })}
          />
        ),
    },
  ];
  return (
    <Table flush caption={t('mapping.columns')} columns={shown} rows={rows} rowKey={({ index }) => index} />
  );
}
