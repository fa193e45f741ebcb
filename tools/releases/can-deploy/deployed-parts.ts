import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContract } from './part-contract.ts';

interface Note {
  readonly file: string;
  readonly contract: PartContract;
}

function notesIn(folder: string): Note[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .map((file) => ({ file, contract: JSON.parse(readFileSync(file, 'utf8')) as PartContract }));
}

/** Contracts of the deployed parts; a part with two parallel releases has two. */
export const deployedParts = (folder: string): PartContract[] =>
  notesIn(folder).map(({ contract }) => contract);

/** Notes a part as deployed, instead of its other versions or beside them. */
export function noteDeployed(folder: string, contract: PartContract, beside: boolean): void {
  mkdirSync(folder, { recursive: true });
  if (!beside)
    for (const { file, contract: other } of notesIn(folder)) if (other.part === contract.part) rmSync(file);
  writeFileSync(join(folder, `${contract.part}@${contract.version}.json`), `${JSON.stringify(contract)}\n`);
}
