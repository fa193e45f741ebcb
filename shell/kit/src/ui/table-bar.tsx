import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { useFormats } from '../formats/use-formats';
import * as icons from '../icons/paths';
import { ArrangeTable, type ArrangeTableProps } from './table-arrange';
import { type Selection, useChosenRows } from './table-selection';
import css from './table.module.css';

/** The line above a table: what can be done with the chosen rows, and how the table is arranged. */
export function TableBar<Row>({
  selection,
  bulk,
  tools,
  view,
}: {
  selection: Selection<Row> | undefined;
  bulk: ReactNode;
  tools: ReactNode;
  view: ArrangeTableProps<Row>;
}) {
  return (
    <div className={view.flush ? `${css.bar} ${css.flushBar}` : css.bar}>
      {selection ? <Chosen selection={selection}>{bulk}</Chosen> : null}
      <div className={css.tools}>
        {tools}
        <ArrangeTable {...view} />
      </div>
    </div>
  );
}

function Chosen<Row>({ selection, children }: { selection: Selection<Row>; children: ReactNode }) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const count = useChosenRows(selection).size;
  return (
    <div className={css.chosenBar}>
      {/* Its place stays, so that who listens hears how many there are. */}
      <span role="status">
        {count === 0 ? '' : t('table.chosen', { count, number: formats.number(count) })}
      </span>
      {count === 0 ? null : (
        <>
          {children}
          <Button kind="quiet" icon={icons.close} onClick={selection.clear}>
            {t('table.chooseNone')}
          </Button>
        </>
      )}
    </div>
  );
}
