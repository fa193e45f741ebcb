import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { compileExample } from '../testing/example/example-process.js';
import { eventually } from '../testing/index.js';
import { LogOutput } from './log-output.js';

const logger = join(import.meta.dirname, '../../dist/logging/index.js');
const line = `${JSON.stringify({ msg: 'x'.repeat(2000) })}\n`;

const patienceMs = 20_000;

const dropped = async (): Promise<number> => {
  const metric = await register.getSingleMetric('log_lines_dropped_total')?.get();
  return metric?.values[0]?.value ?? 0;
};

describe('lines of a process whose reader is stuck', () => {
  let folder: string;
  let pipe: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-'));
    const file = join(folder, 'pipe');
    spawnSync('mkfifo', [file]);
    pipe = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  });
  afterEach(() => {
    closeSync(pipe);
    rmSync(folder, { recursive: true });
  });

  const read = (): string => {
    const bytes = Buffer.alloc(4 * 1024 * 1024);
    try {
      return bytes.toString('utf8', 0, readSync(pipe, bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return '';
      throw error;
    }
  };

  it(
    'wait up to a limit, are dropped and counted beyond it, and come whole once it reads again',
    async () => {
      const output = new LogOutput(pipe);
      const before = await dropped();
      for (let count = 0; count < 2000; count++) output.write(line);
      const lost = (await dropped()) - before;
      expect(lost).toBeGreaterThan(1000);
      let got = '';
      await eventually(() => {
        got += read();
        expect(got).toMatch(/were dropped[^\n]*\n$/);
      }, patienceMs);
      const lines = got.trim().split('\n');
      expect(JSON.parse(lines.pop() ?? '')).toMatchObject({ context: 'logging', dropped: lost });
      expect(lines).toEqual(Array.from({ length: 2000 - lost }, () => line.trim()));
    },
    2 * patienceMs,
  );
});

describe('a process whose log has no room', () => {
  beforeAll(compileExample, 60_000);

  it(
    'goes on with its work, and ends when it is done',
    async () => {
      const script = `import { serviceLogger } from ${JSON.stringify(logger)};
      const log = serviceLogger('catalog', 'info');
      for (let tick = 0; tick < 5; tick++) {
        for (let count = 0; count < 1000; count++) log.info({ x: 'y'.repeat(500) }, 'a line');
        await new Promise(setImmediate);
      }
      console.error('worked');`;
      const full = openSync('/dev/full', 'w');
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
        stdio: ['ignore', full, 'pipe'],
      });
      closeSync(full);
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect({ code, said }).toEqual({ code: 0, said: 'worked\n' });
    },
    patienceMs,
  );
});
