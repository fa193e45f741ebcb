import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../launcher/instance/instance.ts';
import { readShippedParts } from './shipped-parts.ts';

const folder = join(repositoryRoot, 'deploy/observe');
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

it('has an alert for the absence of each scraped part', () => {
  const { scrape_configs } = parse(text('prometheus.yml')) as {
    scrape_configs: { static_configs: { labels: { part: string } }[] }[];
  };
  const asked = scrape_configs.flatMap((job) => job.static_configs.map(({ labels }) => labels.part));
  const missed = [...text('alerts.yaml').matchAll(/absent\(up\{job="werkbank",part="([a-z-]+)"\}\)/g)];
  expect(missed.map(([, part]) => part)).toEqual(asked);
  const services = readShippedParts()
    .filter(({ kind }) => kind === 'server')
    .map(({ name }) => name);
  expect([...asked].sort()).toEqual([...services].sort());
});

const checks = [
  ['are rules', ['check', 'rules', 'alerts.yaml']],
  ['fire when they have to and not before', ['test', 'rules', 'alerts.test.yaml']],
] as const;
const { PROMTOOL } = process.env;
for (const [what, args] of PROMTOOL ? checks : []) {
  it(`alerts ${what}`, () => {
    expect(execFileSync(PROMTOOL ?? '', args, { cwd: folder, encoding: 'utf8' })).toContain('SUCCESS');
  }, 60_000);
}
