import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { useErrorMessage } from '../api/api-hooks';
import { useFormats } from '../formats/use-formats';
import * as icons from '../icons/paths';
import { type ReadPage, readAllPages } from '../lists/read-all-pages';
import { rowsAsCsv } from '../lists/rows-as-csv';
import { saveText } from '../lists/save-text';
import { useNotify } from '../host/host-context';
import type { WorkingColumn } from '../table/columns';
import { Dialog, DialogActions } from './modal';
import { Progress } from './progress';
import { type RowKey, type Selection, useChosenRows } from './table-selection';

interface FileProps<Row> {
  /** Name of the file, without its ending. */
  fileName: string;
  columns: readonly WorkingColumn<Row>[];
}

/** Saves the chosen rows as a file. */
export function ExportChosen<Row>({
  fileName,
  columns,
  selection,
}: FileProps<Row> & { selection: Selection<Row> }) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const rows = useChosenRows(selection);
  return (
    <Button
      kind="quiet"
      icon={icons.download}
      onClick={() => saveText(`${fileName}.csv`, rowsAsCsv(columns, [...rows.values()], formats))}
    >
      {t('export.chosen')}
    </Button>
  );
}

/** Saves all rows of a filtered list as a file, read page by page, and can be cancelled. */
export function ExportAll<Row>({
  fileName,
  columns,
  read,
  rowKey,
}: FileProps<Row> & { read: ReadPage<Row>; rowKey: (row: Row) => RowKey }) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const notify = useNotify();
  const messageOf = useErrorMessage();
  const work = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const begin = async () => {
    const { signal } = (work.current = new AbortController());
    setProgress({ done: 0, total: 0 });
    try {
      const { rows, left, leftIsExact } = await readAllPages(read, rowKey, {
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      saveText(`${fileName}.csv`, rowsAsCsv(columns, rows, formats));
      const said = { count: rows.length, number: formats.number(rows.length), left: formats.number(left) };
      const cut = leftIsExact ? 'export.cut' : 'export.cutOfMore';
      notify(left > 0 ? 'info' : 'success', t(left > 0 ? cut : 'export.done', said));
    } catch (error) {
      if (!signal.aborted) notify('error', t('export.failed', { why: messageOf(error) }));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <>
      <Button kind="quiet" icon={icons.download} busy={progress !== undefined} onClick={() => void begin()}>
        {t('export.all')}
      </Button>
      {progress ? (
        <Dialog title={t('export.title')} onClose={() => work.current?.abort()}>
          <Progress label={t('export.title')} value={progress.done} max={progress.total} />
          <p>
            {t('export.progress', {
              done: formats.number(progress.done),
              total: formats.number(progress.total),
            })}
          </p>
          <DialogActions>
            <Button onClick={() => work.current?.abort()}>{t('dialog.cancel')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
