import AntdPopover from 'antd/es/popover';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../buttons/button';
import * as icons from '../icons/paths';
import type { WorkingColumn } from '../table/columns';
import { columnName, type Density, shownColumns, type TableView, untouched } from '../table/table-view';
import { Checkbox } from './checkbox';
import { RadioGroup } from './radio-group';
import type { ColumnWidths } from './table-widths';
import css from './table.module.css';

export interface ArrangeTableProps<Row> {
  columns: readonly WorkingColumn<Row>[];
  view: TableView;
  setView: (view: TableView) => void;
  density: Density;
  setDensity: (density: Density) => void;
  widths: ColumnWidths;
  frame: RefObject<HTMLElement | null>;
  flush: boolean;
}

/** Pixels that a key press moves an edge. */
const step = 24;

/** The button that arranges a table: which columns, how wide, how high a row. */
export function ArrangeTable<Row>(props: ArrangeTableProps<Row>) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) button.current?.focus();
  };
  return (
    <AntdPopover
      open={open}
      onOpenChange={change}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={<Arrangement {...props} onClose={() => change(false)} />}
    >
      <Button ref={button} kind="quiet" icon={icons.wrench} aria-haspopup="dialog" aria-expanded={open}>
        {t('table.arrange')}
      </Button>
    </AntdPopover>
  );
}

function Arrangement<Row>({
  columns,
  view,
  setView,
  density,
  setDensity,
  widths,
  frame,
  onClose,
}: ArrangeTableProps<Row> & { onClose: () => void }) {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  useEffect(() => {
    const panel = box.current;
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    panel?.addEventListener('keydown', leave);
    return () => panel?.removeEventListener('keydown', leave);
  }, [onClose]);
  const shown = shownColumns(columns, view).map(({ key }) => key);
  const isDrawn = (key: string) => shown.includes(key) && hasRoom(frame.current, key);
  return (
    <div ref={box} role="dialog" aria-label={t('table.arrange')} className={css.arrangement}>
      <fieldset className={css.columns}>
        <legend>{t('table.columns')}</legend>
        {columns.map((column, index) => {
          const name = columnName(column);
          if (name === undefined) return null;
          const drawn = isDrawn(column.key);
          return (
            <div key={column.key} className={css.column}>
              <Checkbox
                checked={drawn}
                // The first column identifies the row.
                disabled={index === 0}
                onChange={(chosen) =>
                  setView({ ...view, columns: { ...view.columns, [column.key]: chosen } })
                }
              >
                {name}
              </Checkbox>
              <IconButton
                icon={icons.minus}
                label={t('table.narrower', { name })}
                disabled={!drawn}
                onClick={() => widths.pull(column.key, -step, true)}
              />
              <IconButton
                icon={icons.plus}
                label={t('table.wider', { name })}
                disabled={!drawn}
                onClick={() => widths.pull(column.key, step, true)}
              />
            </div>
          );
        })}
      </fieldset>
      <RadioGroup
        label={t('table.density')}
        value={density}
        options={[
          { value: 'comfortable', label: t('table.comfortable') },
          { value: 'compact', label: t('table.compact') },
        ]}
        optional
        onChange={(value) => setDensity(value === 'compact' ? value : 'comfortable')}
      />
      <Button
        kind="quiet"
        icon={icons.reload}
        onClick={() => {
          setView(untouched);
          setDensity('comfortable');
        }}
      >
        {t('table.asAtFirst')}
      </Button>
    </div>
  );
}

/** True if a column is drawn, and not left out because the table has too little room. */
function hasRoom(frame: HTMLElement | null, key: string): boolean {
  const head = frame?.querySelector(`th[data-column="${key}"]`);
  return !head || getComputedStyle(head).display !== 'none';
}
