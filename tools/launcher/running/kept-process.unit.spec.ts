import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptProcess, restartPauseMs } from './kept-process.ts';
import { openLedger } from './process-ledger.ts';

describe('a part that crashes again and again', () => {
  it('restarts with delays that grow to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(restartPauseMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('a part that crashes', () => {
  let folder: string;
  let kept: KeptProcess;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kept-process-'))));
  afterEach(async () => {
    await kept.stop();
    rmSync(folder, { recursive: true });
  });

  /** Delays before the first restarts of a process that ends at once. */
  const pauses = (goodStartMs: number, count: number): Promise<number[]> =>
    new Promise((resolve) => {
      const seen: number[] = [];
      kept = new KeptProcess({
        part: 'orders',
        command: () => ({ file: process.execPath, args: ['-e', ''] }),
        log: join(folder, 'orders.log'),
        ledger: openLedger(folder),
        isHeld: () => false,
        onStart: () => undefined,
        onCrash: (_how, pauseMs) => {
          if (seen.push(pauseMs) === count) resolve(seen);
        },
        goodStartMs,
      });
      kept.becameHealthy();
      kept.start();
    });

  it('restarts at once after each long run', async () => {
    expect(await pauses(0, 3)).toEqual([0, 0, 0]);
  });

  it('restarts with a delay after a short run', async () => {
    expect(await pauses(60_000, 2)).toEqual([1000, 2000]);
  });
});
