import type { ImportMapping } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { CellInput, CellSelect } from '@werkbank/kit/ui/cell-controls';
import { Table } from '@werkbank/kit/ui/table';
import { type ReactNode, useId } from 'react';
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

/** Fields with a unit or currency that the head may contain. */
const fieldsWithUnit: ReadonlySet<string> = new Set(['feature', 'weight', 'price']);

/** The detail of a field; texts have a language. */
const detailOf: Readonly<Partial<Record<string, 'mapping.ofFeature' | 'mapping.ofQuantity'>>> = {
  feature: 'mapping.ofFeature',
  price: 'mapping.ofQuantity',
};

/** Each head of the table with its first values and its field. */
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
        const details = fields.find(({ field }) => field === row.field)?.of ?? false;
        const unit = fieldsWithUnit.has(row.field) || row.unit !== '';
        return (
          <div className={css.field}>
            <div className={css.controls}>
              <div className={css.meaning}>
                <CellSelect
                  label={t('mapping.fieldOf', { head: row.head })}
                  options={options}
                  value={row.field}
                  disabled={disabled}
                  wrong={wrong ? noteId : undefined}
                  onChange={(field) => change(row.index, { field, of: '', unit: '' })}
                />
              </div>
              {details ? (
                <Detail caption={t(detailOf[row.field] ?? 'mapping.ofLanguage')}>
                  <CellInput
                    label={t('mapping.ofOf', { head: row.head })}
                    maxLength={200}
                    value={row.of}
                    disabled={disabled}
                    onChange={(of) => change(row.index, { of })}
                  />
                </Detail>
              ) : null}
              {unit ? (
                <Detail caption={t(row.field === 'price' ? 'mapping.ofCurrency' : 'mapping.unit')}>
                  <CellInput
                    label={t('mapping.unitOf', { head: row.head })}
                    maxLength={20}
                    value={row.unit}
                    disabled={disabled}
                    onChange={(written) => change(row.index, { unit: written })}
                  />
                </Detail>
              ) : null}
            </div>
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
  ];
  return (
    <Table flush caption={t('mapping.columns')} columns={shown} rows={rows} rowKey={({ index }) => index} />
  );
}

/** An input with a visible caption. The input's own label contains the head. */
function Detail({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <span className={css.caption} aria-hidden="true">
        {caption}
      </span>
      {children}
    </div>
  );
}
