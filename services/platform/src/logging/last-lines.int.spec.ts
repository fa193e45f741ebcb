import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compileExample } from '../testing/example/example-process.js';

const logger = join(import.meta.dirname, '../../dist/logging/index.js');

beforeAll(compileExample, 60_000);

/** Lines wait for others, but not beyond the end of the process. */
it.each([
  ['it is done', ''],
  ['it ends itself', 'process.exit(3)'],
  ['it fails', `throw new Error('as a part fails')`],
  [
    'it is told to end',
    `process.once('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM')`,
  ],
])('writes the last line of a process where %s', (_, end) => {
  const script = `import { serviceLogger } from ${JSON.stringify(logger)};
    serviceLogger('catalog', 'info').info('the last line');
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('"msg":"the last line"');
});
