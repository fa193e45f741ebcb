import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import { saveFile } from '../lists/save-file';
import { useNotify } from '../host/host-context';
import { report } from '../reporting/report';
import type { PdfDocument } from './pdf-document';
import { type PaperSize, PrintedPages } from './printed-pages';

interface Printing {
  readonly size: PaperSize;
  /** Addresses of the pages' pictures. */
  readonly pictures: readonly string[];
}

/** Prints the shown pages, and saves the whole file. */
export function PdfTools({
  document,
  pages,
  fileName,
}: {
  document: PdfDocument;
  pages: readonly number[];
  fileName: string | undefined;
}) {
  const { t } = useTranslation('kit');
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [printing, setPrinting] = useState<Printing>();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      report('A document could not be printed or saved', error);
      notify('error', t('pdf.toolFailed'));
    }
    setBusy(false);
  };
  const save = async (name: string) =>
    saveFile(name, new Blob([await document.bytes()], { type: 'application/pdf' }));
  return (
    <>
      <Button
        kind="quiet"
        icon={icons.print}
        busy={busy}
        onClick={() => void attempt(async () => setPrinting(await picturesOf(document, pages)))}
      >
        {t('pdf.print')}
      </Button>
      {fileName === undefined ? null : (
        <Button kind="quiet" icon={icons.download} onClick={() => void attempt(() => save(fileName))}>
          {t('pdf.save')}
        </Button>
      )}
      {printing ? <PrintJob {...printing} onDone={() => setPrinting(undefined)} /> : null}
    </>
  );
}

/** One after the other: a long document would fill the memory with drawings that wait. */
async function picturesOf(document: PdfDocument, pages: readonly number[]): Promise<Printing> {
  const pictures: string[] = [];
  const [first = 1] = pages;
  const { width, height } = await document.page(first);
  for (const number of pages) {
    const page = await document.page(number);
    pictures.push(URL.createObjectURL(await page.picture()));
  }
  return { size: { width, height }, pictures };
}

/** Asks the browser to print as soon as all pages are there, and is gone afterwards. */
function PrintJob({ size, pictures, onDone }: Printing & { onDone: () => void }) {
  const [missing, setMissing] = useState(pictures.length);
  useEffect(() => {
    if (missing === 0) globalThis.print();
  }, [missing]);
  useEffect(() => {
    addEventListener('afterprint', onDone);
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  useEffect(() => () => pictures.forEach((address) => URL.revokeObjectURL(address)), [pictures]);
  return (
    <PrintedPages size={size}>
      {pictures.map((address) => (
        <img key={address} src={address} alt="" onLoad={() => setMissing((left) => left - 1)} />
      ))}
    </PrintedPages>
  );
}
