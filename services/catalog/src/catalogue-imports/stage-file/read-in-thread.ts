import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ColumnMapping } from '@werkbank/contracts/entities';
import { chooseFileStore } from '@werkbank/platform/files';
import { headsKey } from '../map-columns/heads-key.js';
import { missingField } from '../map-columns/required-fields.js';
import { LeftOut } from '../read-file/left-out.js';
import { UnreadableFile } from '../read-file/unreadable-file.js';
import { partsOfFile } from './parts-of-file.js';
import { RowsOfFile } from './rows-of-file.js';
import { FileGone, StoredFile } from './stored-file.js';
import type { FileToRead, FromThread } from './thread-messages.js';

/** Refused lines appear while a file is read. */
const writeWithinMs = 500;
const aliveEveryMs = 1_000;
const niceness = 5;
/** Messages that the service may still have to take. */
const mostAhead = 2;

const port = parentPort;
if (!port) throw new Error('This module runs in a thread');
let ahead = 0;
let taken = Promise.withResolvers<void>();
port.on('message', () => {
  ahead--;
  taken.resolve();
});

async function send(message: FromThread): Promise<void> {
  while (ahead >= mostAhead) {
    taken = Promise.withResolvers();
    await taken.promise;
  }
  ahead++;
  port?.postMessage(message);
}

/** Everything that an update does not name would go off sale. */
const isUpdateTakenForAll = (transaction: string | null, mode: string): boolean =>
  mode === 'full' && transaction !== null && transaction.startsWith('T_UPDATE');

async function read(task: FileToRead): Promise<void> {
  const { chosen, remembered, defaults, mode } = task;
  const leftOut = new LeftOut();
  const files = await chooseFileStore(task.store);
  const file = new StoredFile(files, task.key, task.size);
  const byHeads = new Map(remembered);
  const savedColumns = (heads: readonly string[]): readonly ColumnMapping[] | undefined =>
    chosen.length > 0 ? chosen : byHeads.get(headsKey(heads));
  const rows = new RowsOfFile(task, defaults, leftOut);
  let written = performance.now();
  const write = async (readBytes: number): Promise<void> => {
    await send({ kind: 'batch', batch: rows.take(), readBytes });
    written = performance.now();
  };
  const willKeep = (key: string) => port?.postMessage({ kind: 'temporary', key } satisfies FromThread);
  for await (const part of partsOfFile(file, {
    choices: { mode, defaults, savedColumns },
    leftOut,
    files,
    willKeep,
  })) {
    if (part.kind === 'recognised' && isUpdateTakenForAll(part.recognised.transaction, mode))
      return send({ kind: 'unreadable', failure: { code: 'NotAWholeCatalogue' } });
    if (part.kind === 'recognised')
      await send({ kind: 'recognised', recognised: JSON.stringify(part.recognised) });
    else if (part.kind === 'heads') {
      await send({ kind: 'heads', heads: JSON.stringify(part.heads), columns: part.columns });
      if (missingField(part.columns, mode) !== undefined) return send({ kind: 'needsMapping' });
    } else {
      rows.add(part);
      if (rows.isFull || performance.now() - written > writeWithinMs) await write(file.readBytes);
    }
  }
  await write(task.size);
  await send({ kind: 'end', leftOut: JSON.stringify(leftOut.list()) });
}

// On Linux the priority is that of this thread: calls of shoppers go first.
if (platform() === 'linux') setPriority(niceness);
const alive = setInterval(() => port.postMessage({ kind: 'alive' } satisfies FromThread), aliveEveryMs);
try {
  await read(workerData as FileToRead);
} catch (error) {
  if (error instanceof UnreadableFile) await send({ kind: 'unreadable', failure: error.failure });
  else if (error instanceof FileGone) await send({ kind: 'unreadable', failure: { code: 'FileGone' } });
  else throw error;
} finally {
  clearInterval(alive);
  port.close();
}
