import { categoryLimits } from '@werkbank/contracts/limits';
import { IconButton } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { CellInput } from '@werkbank/kit/ui/cell-controls';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { Table } from '@werkbank/kit/ui/table';
import { EmptyState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import css from './group-table.module.css';
import type { ColumnRow } from './table-values';

/** The columns of a group in their order. */
export function ColumnRows({
  rows,
  disabled,
  wrong,
  onChange,
}: {
  rows: readonly ColumnRow[];
  disabled: boolean;
  /** Id of the error message. */
  wrong: string | undefined;
  onChange: (rows: readonly ColumnRow[]) => void;
}) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const nameOf = ({ name, unit }: ColumnRow) =>
    unit === null || unit === '' ? name[language] : `${name[language]} (${unit})`;
  const change = (row: ColumnRow, part: Partial<ColumnRow>) =>
    onChange(rows.map((one) => (one.id === row.id ? { ...one, ...part } : one)));
  const move = (row: ColumnRow, by: number) => {
    const index = rows.indexOf(row);
    const others = rows.filter((one) => one !== row);
    onChange([...others.slice(0, index + by), row, ...others.slice(index + by)]);
  };
  const columns: Column<ColumnRow>[] = [
    {
      key: 'name',
      title: t('columns.column'),
      render: (row) => (
        <span className={css.column}>
          {nameOf(row)}
          <span className={css.note}>
            {[t(`columns.kinds.${row.kind}`), ...(row.asNew ? [t('columns.isNew')] : [])].join(', ')}
          </span>
        </span>
      ),
    },
    {
      key: 'letter',
      title: t('columns.letter'),
      showFrom: 'narrow',
      render: (row) => (
        <div className={css.letter}>
          <CellInput
            label={t('columns.letterOf', { name: nameOf(row) })}
            maxLength={categoryLimits.letter}
            value={row.letter}
            disabled={disabled}
            wrong={wrong}
            onChange={(letter) => change(row, { letter })}
          />
        </div>
      ),
    },
    {
      key: 'shown',
      title: t('columns.shown'),
      render: (row) => (
        <div className={css.checks}>
          <Checkbox
            checked={!row.isDetail}
            disabled={disabled}
            aria-label={t('columns.inTableOf', { name: nameOf(row) })}
            onChange={(isShown) => change(row, { isDetail: !isShown })}
          >
            {t('columns.inTable')}
          </Checkbox>
          <Checkbox
            checked={row.isFilter}
            disabled={disabled}
            aria-label={t('columns.isFilterOf', { name: nameOf(row) })}
            onChange={(isFilter) => change(row, { isFilter })}
          >
            {t('columns.isFilter')}
          </Checkbox>
        </div>
      ),
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('currencies.actions')}</span>,
      align: 'end',
      render: (row) => (
        <span className={css.actions}>
          <IconButton
            icon={icons.chevronUp}
            label={t('columns.moveUp', { name: nameOf(row) })}
            disabled={disabled || row === rows[0]}
            onClick={() => move(row, -1)}
          />
          <IconButton
            icon={icons.chevronDown}
            label={t('columns.moveDown', { name: nameOf(row) })}
            disabled={disabled || row === rows.at(-1)}
            onClick={() => move(row, 1)}
          />
          <IconButton
            icon={icons.trash}
            label={t('columns.takeOut', { name: nameOf(row) })}
            disabled={disabled}
            onClick={() => onChange(rows.filter((one) => one !== row))}
          />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('columns.ofGroup')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={nameOf}
      empty={<EmptyState title={t('columns.noneInGroup')}>{t('columns.noneInGroupHelp')}</EmptyState>}
    />
  );
}
