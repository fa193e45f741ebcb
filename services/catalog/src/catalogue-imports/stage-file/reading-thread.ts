import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { caps } from '../caps.js';
import { UnreadableFile } from '../read-file/unreadable-file.js';
import type { FileToRead, FromThread } from './thread-messages.js';

/** The longest time without a message: a thread that hangs is ended. */
const silentMs = 120_000;

/** The compiled module, also for tests, which run the sources. */
function threadFile(): string {
  const folder = dirname(fileURLToPath(import.meta.url));
  const inSource = join('src', 'catalogue-imports', 'stage-file');
  const compiled = import.meta.url.endsWith('.ts')
    ? folder.slice(0, -inSource.length) + inSource.replace(`src${sep}`, `dist${sep}`)
    : folder;
  return join(compiled, 'read-in-thread.js');
}

/**
 * Messages of a thread that reads a file. The service answers calls meanwhile, and a hostile file ends only the thread. The
 * thread waits while its messages are worked off. It has ended when the iteration has.
 */
export async function* readInThread(
  task: FileToRead,
  heapMebibytes: number = caps.threadMebibytes,
): AsyncGenerator<FromThread> {
  const thread = new Worker(threadFile(), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes, maxYoungGenerationSizeMb: 32 },
  });
  const messages: FromThread[] = [];
  let failure: Error | undefined;
  let hasEnded = false;
  let news = Promise.withResolvers<void>();
  thread.on('message', (message: FromThread) => {
    messages.push(message);
    news.resolve();
  });
  thread.on('error', (error: Error) => {
    failure = error;
    news.resolve();
  });
  thread.on('exit', () => {
    hasEnded = true;
    news.resolve();
  });
  try {
    for (;;) {
      for (let next = messages.shift(); next; next = messages.shift()) {
        yield next;
        if (next.kind !== 'alive' && next.kind !== 'temporary') thread.postMessage('taken');
      }
      if (failure) throw reasonOf(failure);
      if (hasEnded) return;
      const timer = setTimeout(() => {
        failure = new Error(`The thread is silent for ${silentMs} ms`);
        news.resolve();
      }, silentMs);
      await news.promise;
      clearTimeout(timer);
      news = Promise.withResolvers();
    }
  } finally {
    await thread.terminate();
  }
}

function reasonOf(failure: Error): Error {
  const isFull = 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? new UnreadableFile('ElementTooLarge', failure.message) : failure;
}
