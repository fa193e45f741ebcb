import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { explained, isNamed, type NamedGuard } from './explained.ts';
import { findGuards, type Guard } from './find-guards.ts';

const namedBy = (named: NamedGuard): Guard[] =>
  findGuards(named.file, readFileSync(join(repositoryRoot, named.file), 'utf8')).filter((guard) =>
    isNamed(guard, named),
  );

it.each(explained)('$file still contains "$says", behind $behind.says', (guard) => {
  expect(namedBy(guard)).toHaveLength(1);
  expect(namedBy(guard.behind)).toHaveLength(1);
});

it('matches no other guard of the same file', () => {
  const [guard] = findGuards('services/x/src/x.ts', 'em.findOne(Draft, { id, companyId })');
  const named = { file: 'services/x/src/x.ts', says: 'companyId' };
  expect(guard && isNamed(guard, named)).toBe(true);
  expect(guard && isNamed(guard, { ...named, says: 'userId' })).toBe(false);
  expect(guard && isNamed(guard, { ...named, file: 'services/x/src/y.ts' })).toBe(false);
});
