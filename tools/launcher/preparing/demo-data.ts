import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../finding/run-command.ts';
import { type Instance, logFile, repositoryRoot } from '../instance/instance.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import { StartRefused } from '../processes/start-refused.ts';
import { precompress } from './precompress.ts';
import type { Step } from '../running/topology-types.ts';

/** An account of the demo data; platform admins have no company. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly companyId: number | null;
  readonly companyType: string | null;
  readonly companyName: string | null;
}

export const demoFolder = (instance: Instance): string => join(instance.stateDir, 'demo');

const generatedMark = (instance: Instance): string => join(instance.stateDir, 'demo-generated.json');
const loadedMark = (instance: Instance, domain: string): string =>
  join(instance.stateDir, 'demo-loaded', domain);

export const isLoaded = (instance: Instance, domain: string): boolean =>
  existsSync(loadedMark(instance, domain));

export function rememberLoaded(instance: Instance, domain: string): void {
  mkdirSync(join(instance.stateDir, 'demo-loaded'), { recursive: true });
  writeFileSync(loadedMark(instance, domain), new Date().toISOString());
}

/** Generates the demo data on the first start. The output is deterministic, so it is never repeated. */
export const demoData: Step = {
  kind: 'step',
  name: 'demo-data',
  title: 'Demo data',
  after: ['compile'],
  async run(instance) {
    if (instance.empty) return 'none, the shop starts empty';
    const known = generatedArticles(instance);
    if (known !== undefined) {
      const wish =
        instance.demoArticles === known
          ? ''
          : `; for ${instance.demoArticles}: npm run reset, then start again`;
      return `${known} articles are there already${wish}`;
    }
    const generator = join(repositoryRoot, 'demo', 'generate.ts');
    if (!existsSync(generator)) throw new StartRefused('demo/generate.ts does not exist.');
    const args = [generator, '--articles', String(instance.demoArticles), '--out', demoFolder(instance)];
    await runCommand(process.execPath, args, { log: logFile(instance, 'demo-data') });
    await precompress(join(demoFolder(instance), 'media'));
    writeAtomically(generatedMark(instance), JSON.stringify({ articles: instance.demoArticles }));
    return `${instance.demoArticles} articles`;
  },
};

function generatedArticles(instance: Instance): number | undefined {
  if (!existsSync(generatedMark(instance))) return undefined;
  return (JSON.parse(readFileSync(generatedMark(instance), 'utf8')) as { articles: number }).articles;
}

export function demoAccounts(instance: Instance): DemoAccount[] {
  const file = join(demoFolder(instance), 'accounts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) : [];
}
