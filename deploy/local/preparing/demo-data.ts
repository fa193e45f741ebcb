import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../finding/run-command.ts';
import { type House, logFile, repositoryRoot } from '../house/house.ts';
import { writeAtomically } from '../house/write-atomically.ts';
import { StartRefused } from '../running/start-refused.ts';
import type { Step } from '../running/topology-types.ts';

/** Somebody of the demo data who can sign in; who runs the marketplace acts for no company. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly companyId: number | null;
  readonly companyType: string | null;
  readonly companyName: string | null;
}

export const demoFolder = (house: House): string => join(house.stateDir, 'demo');

const generatedMark = (house: House): string => join(house.stateDir, 'demo-generated.json');
const loadedMark = (house: House, domain: string): string => join(house.stateDir, 'demo-loaded', domain);

export const isLoaded = (house: House, domain: string): boolean => existsSync(loadedMark(house, domain));

export function rememberLoaded(house: House, domain: string): void {
  mkdirSync(join(house.stateDir, 'demo-loaded'), { recursive: true });
  writeFileSync(loadedMark(house, domain), new Date().toISOString());
}

/** Generates the demo data on the first start; its files are the same each time, so nothing is gained by a second one. */
export const demoData: Step = {
  kind: 'step',
  name: 'demo-data',
  title: 'Demo data',
  after: ['compile'],
  async run(house) {
    const known = generatedArticles(house);
    if (known !== undefined) {
      const wish =
        house.demoArticles === known ? '' : `; for ${house.demoArticles}: npm run reset, then start again`;
      return `${known} articles are there already${wish}`;
    }
    const generator = join(repositoryRoot, 'deploy', 'demo', 'generate.ts');
    if (!existsSync(generator)) throw new StartRefused('deploy/demo/generate.ts does not exist.');
    const args = [generator, '--articles', String(house.demoArticles), '--out', demoFolder(house)];
    await runCommand(process.execPath, args, { log: logFile(house, 'demo-data') });
    writeAtomically(generatedMark(house), JSON.stringify({ articles: house.demoArticles }));
    return `${house.demoArticles} articles`;
  },
};

function generatedArticles(house: House): number | undefined {
  if (!existsSync(generatedMark(house))) return undefined;
  return (JSON.parse(readFileSync(generatedMark(house), 'utf8')) as { articles: number }).articles;
}

/** Who can sign in. */
export function demoAccounts(house: House): DemoAccount[] {
  const file = join(demoFolder(house), 'accounts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]) : [];
}
