import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import { openFromMenu } from './log-in.ts';

/** A catalogue file to upload. */
export interface CatalogueFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Opens the page of catalogue imports from the menu. */
async function openImports(visit: Visit): Promise<void> {
  const { page, words } = visit;
  await openFromMenu(visit, words('imports:title'));
  await page.getByRole('heading', { level: 1, name: words('imports:title') }).waitFor();
}

/** Drops a file on its field, like a drag from a folder. */
async function dropFile({ page, words }: Visit, { name, type, text }: CatalogueFile): Promise<void> {
  const file = [[text], name, { type }].map((part) => JSON.stringify(part)).join(', ');
  const dragged = await page.evaluateHandle(
    `(() => { const data = new DataTransfer(); data.items.add(new File(${file})); return data; })()`,
  );
  const field = page.getByRole('form', { name: words('imports:send.title') });
  await field
    .getByRole('button', { name: words('imports:send.file') })
    .dispatchEvent('drop', { dataTransfer: dragged });
  await field
    .getByRole('list', { name: words('kit:file.chosen') })
    .getByText(name)
    .waitFor();
}

/** Uploads a file and waits for the page of its import. */
export async function sendCatalogue(visit: Visit, file: CatalogueFile): Promise<void> {
  const { page, words } = visit;
  await openImports(visit);
  await dropFile(visit, file);
  await page.getByRole('button', { name: words('imports:send.begin') }).click();
  await page
    .getByRole('heading', { level: 1, name: words('imports:import.title', { fileName: file.name }) })
    .waitFor();
}

/** Waits for a status of an import without a reload. */
export async function expectImportStatus(
  { page, words }: Visit,
  status: 'NeedsMapping' | 'Preview' | 'AwaitingApproval' | 'Done' | 'Failed' | 'Withdrawn',
): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: words(`imports:status.${status}`), exact: true })
    .waitFor();
}

/** Takes the next step of an import and confirms its dialog. */
export async function decide(
  { page, words }: Visit,
  action: 'apply' | 'withdraw' | 'discard' | 'approve',
): Promise<void> {
  const confirm = words(`imports:${action}.confirm`);
  const open = action === 'apply' || action === 'approve' ? words(`imports:${action}.open`) : confirm;
  await page.getByRole('main').getByRole('button', { name: open, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

/** Opens a list of an import: changes, refused lines or ignored columns. */
export async function openView(
  { page, words }: Visit,
  view: 'changes' | 'refused' | 'leftOut',
  table: 'changes.title' | 'refused.title' | 'leftOut.title',
): Promise<Locator> {
  await page.getByRole('link', { name: new RegExp(`^${words(`imports:view.${view}`)} \\(`) }).click();
  const list = page.getByRole('table', { name: words(`imports:${table}`) });
  await list.getByRole('row').nth(1).waitFor();
  return list;
}
