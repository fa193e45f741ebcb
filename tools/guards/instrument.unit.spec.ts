import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { hookReaders, readersHook } from './instrument.ts';

it('lends every connection of a copy to the service, and fails if the code to replace is missing', () => {
  const text = readFileSync(join(repositoryRoot, readersHook), 'utf8');
  expect(hookReaders(text)).not.toContain('= currentReader()');
  expect(() => hookReaders('')).toThrow(readersHook);
});
