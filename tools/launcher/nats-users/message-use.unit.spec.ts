import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventConsumers, queryAskers } from '@werkbank/contracts/message-use';
import { repositoryRoot } from '../instance/instance.ts';
import { domains } from '@werkbank/contracts/domains/source';

/** Names in calls of this form in a service's sources. */
function namesIn(domain: string, form: RegExp): string[] {
  const files = globSync(`services/${domain}/src/**/*.ts`, { cwd: repositoryRoot });
  const sources = files.filter((file) => !file.includes('.spec.') && !file.includes('/testing/'));
  const texts = sources.map((file) => readFileSync(join(repositoryRoot, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(form)].map(([, name = '']) => name)).sort();
}
const usedBy = (domain: string, uses: Record<string, readonly string[]>): string[] =>
  Object.entries(uses)
    .filter(([, by]) => by.includes(domain))
    .map(([name]) => name)
    .sort();

it.each(domains)('gives %s its handled events and its queries', (domain) => {
  expect(namesIn(domain, /@OnEvent\(\s*'([^']+)'/g)).toEqual(usedBy(domain, eventConsumers));
  expect(usedBy(domain, queryAskers)).toEqual(
    expect.arrayContaining(namesIn(domain, /\.ask\(\s*'([^']+)'/g)),
  );
});
