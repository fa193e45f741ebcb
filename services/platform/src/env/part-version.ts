import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version of the part whose main file this process runs; undefined without one, as in tests. */
export function partVersion(mainFile = process.argv[1]): string | undefined {
  if (mainFile === undefined) return undefined;
  const file = join(dirname(mainFile), '../package.json');
  if (!existsSync(file)) return undefined;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
  return name?.startsWith('@werkbank/') ? version : undefined;
}
