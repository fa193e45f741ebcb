import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/button';
import * as icons from '../icons/paths';
import { columnClass } from './column-class';
import type { Column } from './columns';
import css from './data-table.module.css';
import { cellContent } from './long-text';
import { handleRowKey } from './row-keys';
import { useTabStops } from './use-tab-stops';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  details: ((row: Row) => ReactNode) | undefined;
  isOpen: boolean;
  name: string | undefined;
  inTabOrder: boolean;
  controlsInTabOrder: boolean;
  onFocus: () => void;
  onToggle: () => void;
  onOpen: ((row: Row) => void) | undefined;
}

/** A row, and below it what it opens. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, details, isOpen, name, inTabOrder, controlsInTabOrder } = props;
  const { onFocus, onToggle, onOpen } = props;
  const element = useTabStops(controlsInTabOrder);
  const { t } = useTranslation('kit');
  const act = onOpen ? () => onOpen(row) : details ? onToggle : undefined;
  const toggleWord = t(isOpen ? 'table.close' : 'table.open');
  const toggleLabel = name === undefined ? toggleWord : `${toggleWord}: ${name}`;
  const click = (event: MouseEvent<HTMLTableRowElement>) => {
    // A click on a control in the row is meant for the control, and marking a text is no click.
    if (event.target instanceof Element && event.target.closest('a, button, input, select, label')) return;
    if (String(getSelection() ?? '') !== '') return;
    act?.();
  };
  return (
    <>
      <tr
        ref={element}
        data-row
        className={[css.row, act && css.clickable, isOpen && css.open].filter(Boolean).join(' ')}
        tabIndex={inTabOrder ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={(event) => handleRowKey(event, act)}
        onClick={act ? click : undefined}
      >
        {details ? (
          <td className={css.toggle}>
            <IconButton
              icon={isOpen ? icons.chevronDown : icons.chevronRight}
              label={toggleLabel}
              aria-expanded={isOpen}
              onClick={onToggle}
            />
          </td>
        ) : null}
        {columns.map((column, index) => (
          <td key={column.key} className={columnClass(column, index === 0)}>
            {cellContent(column.render(row))}
          </td>
        ))}
      </tr>
      {details && isOpen ? (
        <tr className={css.details}>
          <td colSpan={columns.length + 1}>
            <div className={css.opened}>{details(row)}</div>
          </td>
        </tr>
      ) : null}
    </>
  );
}
