import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Instance } from '../instance/instance.ts';
import { writeAtomically } from '../instance/write-atomically.ts';
import { inDatabaseOf } from './databases.ts';
import { domains } from '@werkbank/contracts/domains/source';

const script = join(import.meta.dirname, 'skip-numbers.sql');
const mark = ({ stateDir }: Instance): string => join(stateDir, 'restored');

/** Plans a gap in each number series of a restored instance, before a service assigns numbers. */
export const planSkip = (instance: Instance): void =>
  writeAtomically(mark(instance), new Date().toISOString());

export async function skipNumbersAfterRestore(instance: Instance): Promise<void> {
  if (!existsSync(mark(instance))) return;
  const sql = readFileSync(script, 'utf8');
  for (const domain of domains) await inDatabaseOf(instance, domain, (client) => client.query(sql));
  rmSync(mark(instance));
}
