import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersWith, linkEveryPackage, sourcesOf } from '../launcher/testing/copy-of-sources.ts';
import { mayHoldGuards, type Guard } from './find-guards.ts';
import {
  hookReaders,
  hookStatements,
  instrument,
  readersHook,
  statementHook,
  switchesIn,
} from './instrument.ts';

/** Copies the sources with switches for their guards and links the same packages; returns the guards. */
export function copyWithSwitches(root: string, copy: string): readonly Guard[] {
  const switches = switchesIn(copy);
  const guards: Guard[] = [];
  for (const file of sourcesOf(root)) {
    const to = join(copy, file);
    mkdirSync(dirname(to), { recursive: true });
    if (file === readersHook) writeFileSync(to, hookReaders(readFileSync(join(root, file), 'utf8')));
    else if (!mayHoldGuards(file) && file !== statementHook) cpSync(join(root, file), to);
    else {
      const text = readFileSync(join(root, file), 'utf8');
      const made = instrument(file, text, switches);
      guards.push(...made.guards);
      writeFileSync(to, file === statementHook ? hookStatements(text, switches) : made.text);
    }
  }
  linkEveryPackage(root, copy);
  for (const folder of foldersWith(root, 'dist')) {
    const built = join(root, folder, 'dist');
    if (existsSync(join(built, '.built-from')))
      cpSync(built, join(copy, folder, 'dist'), { recursive: true });
  }
  mkdirSync(join(copy, '.guards'));
  writeFileSync(switches.out, '');
  writeFileSync(switches.plan, '{}');
  return guards;
}
