import { IconButton } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import * as icons from '@werkbank/kit/icons';
import { cellContent, columnClass, tableCss as css, useRow } from '@werkbank/kit/table-parts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface LightRowProps<Row> {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  details: (row: Row) => ReactNode;
  isOpen: boolean;
  inTabOrder: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

/** A row, with its details below when opened. */
export function LightRow<Row>(props: LightRowProps<Row>) {
  const { row, name, columns, details, isOpen, inTabOrder, onFocus, onToggle } = props;
  const { t: kitText } = useTranslation('kit');
  const attributes = useRow({ inTabOrder, act: onToggle, onFocus });
  return (
    <>
      <tr {...attributes} className={`${css.row} ${css.clickable} ${isOpen ? css.open : ''}`}>
        <td className={css.toggle}>
          <IconButton
            icon={isOpen ? icons.chevronDown : icons.chevronRight}
            label={`${kitText(isOpen ? 'table.close' : 'table.open')}: ${name}`}
            aria-expanded={isOpen}
            onClick={onToggle}
          />
        </td>
        {columns.map((column, index) => (
          <td key={column.key} className={columnClass(column, index === 0)}>
            {cellContent(column, row)}
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr className={css.details}>
          <td colSpan={columns.length + 1}>
            <div className={css.opened}>{details(row)}</div>
          </td>
        </tr>
      ) : null}
    </>
  );
}
