import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import { makeBmecat } from '../testing/make-bmecat.js';
import { madeArticles } from '../testing/made-articles.js';
import { readInThread } from './reading-thread.js';
import type { FileToRead, FromThread } from './thread-messages.js';

const folder = mkdtempSync(join(tmpdir(), 'reading-thread-'));
mkdirSync(join(folder, 'ke'));
afterAll(() => rmSync(folder, { recursive: true }));

function taskOf(content: string, mode: CatalogueImportMode = 'full'): FileToRead {
  const file = join(folder, 'ke', 'keyed');
  writeFileSync(file, content);
  return {
    id: 1,
    companyId: 1,
    mode,
    key: 'keyed',
    size: statSync(file).size,
    defaults: { leadTimeDays: 10, currency: 'EUR', dispatchLocationId: null },
    chosen: [],
    remembered: [],
    store: { FILES_DIR: folder, FILES_KEEP_FREE_MIB: 0, FILES_REGION: 'none' },
  };
}

async function messagesOf(task: FileToRead, heapMebibytes?: number): Promise<FromThread[]> {
  const messages: FromThread[] = [];
  for await (const message of readInThread(task, heapMebibytes))
    if (message.kind !== 'alive') messages.push(message);
  return messages;
}

const rowsIn = (messages: readonly FromThread[]): number =>
  messages
    .flatMap((message) => (message.kind === 'batch' ? [message.batch.rows ?? '[]'] : []))
    .reduce((sum, rows) => sum + (JSON.parse(rows) as unknown[]).length, 0);

it('hands on all articles of a file in batches', async () => {
  const messages = await messagesOf(
    taskOf([...makeBmecat(madeArticles(1_200), { version: '2005' })].join('')),
  );
  expect(rowsIn(messages)).toBe(1_200);
  expect(messages.filter(({ kind }) => kind === 'batch').length).toBeGreaterThanOrEqual(3);
  expect(messages.at(-1)?.kind).toBe('end');
}, 60_000);

it('keeps the rows before the place where a file breaks, and names the reason and the line', async () => {
  const whole = [...makeBmecat(madeArticles(700), { version: '2005' })].join('');
  const messages = await messagesOf(taskOf(whole.slice(0, -1_000)));
  expect(rowsIn(messages)).toBeGreaterThan(0);
  const failure = { code: 'BrokenXml', line: expect.any(Number), detail: 'unclosed tag: PRODUCT_PRICE' };
  expect(messages.at(-1)).toEqual({ kind: 'unreadable', failure });
}, 60_000);

it('ends alone, with a reason, when a file takes more memory than it has', async () => {
  const lines = Array.from(
    { length: 15_000 },
    (_, at) => `N${at};Bohrer;1,00;Gruppe ${at} ${'x'.repeat(5_000)}`,
  );
  const task = taskOf(['Artikelnummer;Bezeichnung;Listenpreis;Gruppe', ...lines].join('\n'));
  await expect(messagesOf(task, 40)).rejects.toThrow('ElementTooLarge');
}, 60_000);

it('ends with the iteration of its messages', async () => {
  const task = taskOf([...makeBmecat(madeArticles(2_000), { version: '2005' })].join(''));
  const reading = readInThread(task);
  await reading.next();
  expect(await reading.return(undefined)).toEqual({ done: true, value: undefined });
  expect((await reading.next()).done).toBe(true);
}, 60_000);

it('asks for the columns of a table that lacks a required one', async () => {
  const messages = await messagesOf(taskOf('Kennung;Text\nA1;Bohrer\nA2;Fräser\n', 'prices'));
  expect(messages.map(({ kind }) => kind)).toEqual(['recognised', 'heads', 'needsMapping']);
}, 60_000);
