import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The logs of all parts so far, by file name. */
export function logs(): ReadonlyMap<string, string> {
  const folder = join(dirname(process.env['WERKBANK_RUN'] ?? ''), 'logs');
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
