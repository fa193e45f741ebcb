import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';

/**
 * True for an instance without demo data. The first start decides; later ones keep it, so that demo data never comes into a
 * shop that people have filled.
 */
export function staysEmpty(stateDir: string, wanted: boolean): boolean {
  const mark = join(stateDir, 'started-empty');
  if (existsSync(mark)) return true;
  if (!wanted) return false;
  if (existsSync(join(stateDir, 'demo-loaded')))
    throw new StartRefused(
      'There is demo data here already: npm run reset deletes it, then start with --empty again.',
    );
  mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  writeFileSync(mark, new Date().toISOString());
  return true;
}
