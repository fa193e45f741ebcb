import { tmpdir } from 'node:os';
import { CommandFailed } from '../finding/run-command.ts';
import { explain, explainOn } from './foreground.ts';
import { StartRefused } from '../processes/start-refused.ts';

const failure = new CommandFailed(
  'node build.ts exit code 1\nError: write\n    at writeSync (node:fs:977:3)',
);

it('prints known errors without a stack, and others with it', () => {
  expect(explain(new StartRefused('Port 8080 is taken.'))).toBe('Port 8080 is taken.');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(explain(full)).toBe(
    'A disk is full (ENOSPC: no space left on device, write): make room, then try again.',
  );
  expect(explain(new Error('a bug'))).toContain('    at ');
});

it('blames a full disk for any failed start', () => {
  const folder = tmpdir();
  expect(explainOn([folder], failure, Number.MAX_SAFE_INTEGER)).toBe(
    `node build.ts exit code 1\nThe disk of ${folder} is full: make room, then start again.`,
  );
  expect(explainOn([folder], failure, 0)).toBe(failure.message);
});
