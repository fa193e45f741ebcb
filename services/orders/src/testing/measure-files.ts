import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DiskStore, receiveFile } from '@werkbank/platform/files';
import { CheckPdf } from '@werkbank/platform/pdf';

// `node dist/testing/measure-files.js [megabytes]` measures the cost of storing and returning a file against a plain pipe
// between socket and disk, and checks that memory does not grow. The sender is a separate process.
const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = Number(process.argv[2] ?? 200);
const rounds = 3;
const chunk = Buffer.alloc(2 ** 20, 'x');

function* aPdf() {
  yield Buffer.from('%PDF-1.7\n');
  for (let sent = 0; sent < megabytes; sent++) yield chunk;
  yield Buffer.from('\n%%EOF\n');
}

async function send(url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const sending = request(url, { method: 'POST' }, (answer) => answer.resume().on('end', resolve));
    pipeline(Readable.from(aPdf()), sending).catch(reject);
  });
}

async function take(url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    request(url, (answer) => void pipeline(answer, nowhere).then(resolve, reject)).end();
  });
}

interface Kept {
  receive: (content: Readable) => Promise<string>;
  read: (key: string) => Promise<Readable | undefined>;
}

function ours(folder: string): Kept {
  const store = new DiskStore(folder);
  const maxBytes = 2 * megabytes * 2 ** 20;
  return {
    receive: async (content) => {
      const key = randomUUID();
      await receiveFile(store, content, { key, check: new CheckPdf(), maxBytes });
      return key;
    },
    read: (key) => store.read(key),
  };
}

/** The minimum: no check, no count. It is flushed as well, because that is the disk's time, not ours. */
function plain(folder: string): Kept {
  return {
    receive: async (content) => {
      const path = join(folder, randomUUID());
      await pipeline(content, createWriteStream(path, { flush: true }));
      return path;
    },
    read: (path) => Promise.resolve(createReadStream(path)),
  };
}

function serve({ receive, read }: Kept): Server {
  let last = '';
  const server = createServer((asked, answer) => {
    const done =
      asked.method === 'POST'
        ? receive(asked).then((key) => {
            last = key;
            answer.end();
          })
        : read(last).then((content) => pipeline(content ?? Readable.from([]), answer));
    done.catch((error: unknown) => answer.destroy(error instanceof Error ? error : undefined));
  });
  return server.listen(0, '127.0.0.1');
}

function bidden(sender: ChildProcess, what: 'send' | 'take', url: string): Promise<number> {
  const start = performance.now();
  sender.send({ what, url });
  return new Promise((resolve) => void sender.once('message', () => resolve(performance.now() - start)));
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'werkbank-measure-'));
  const sender = fork(process.argv[1] ?? '', [String(megabytes)], { env: { ...process.env, SENDS: '1' } });
  const best = new Map<string, number>();
  const memory = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, kept] of [
      // Ours first: a process keeps memory once taken, so the second one seems to need none.
      ['ours', ours(folder)],
      ['plain', plain(folder)],
    ] as const) {
      const server = serve(kept);
      await once(server, 'listening');
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      for (const what of ['send', 'take'] as const) {
        const before = process.memoryUsage().rss;
        let most = before;
        const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
        const took = await bidden(sender, what, url);
        clearInterval(watch);
        const key = `${name} ${what}`;
        best.set(key, Math.min(best.get(key) ?? Number.POSITIVE_INFINITY, took));
        memory.set(key, Math.max(memory.get(key) ?? 0, (most - before) / 2 ** 20));
      }
      server.close();
    }
  }
  sender.disconnect();
  rmSync(folder, { recursive: true, force: true });
  for (const [what, word] of [
    ['send', 'upload'],
    ['take', 'download'],
  ] as const) {
    const ratio = (best.get(`plain ${what}`) ?? 0) / (best.get(`ours ${what}`) ?? 1);
    say(`${word} of ${megabytes} MB: ${ratio.toFixed(2)} of the rate of a plain pipe`);
    for (const name of ['ours', 'plain']) {
      say(`  memory that grew, ${name}: ${(memory.get(`${name} ${what}`) ?? 0).toFixed(0)} MB at most`);
    }
  }
}

if (process.env['SENDS']) {
  process.on('message', ({ what, url }: { what: 'send' | 'take'; url: string }) => {
    void (what === 'send' ? send(url) : take(url)).then(() => process.send?.('done'));
  });
} else {
  await measure();
}
