import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that pages load. Source maps stay with the team; the gateway accepts no other kinds of files. */
const shipped = /\.(?:js|mjs|css|json|svg|woff2|wasm|pfb|png|webp)(?:\.br|\.gz)?$/;
const LIST = 'release.json';

export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Writes `release.json` with the hash of each file of a remote. Returns its own hash. */
export function writeReleaseList(folder: string): { files: string[]; integrity: string } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => shipped.test(path) && path !== LIST && statSync(join(folder, path)).isFile())
    .sort();
  const hashes = Object.fromEntries(
    files.map((path) => [path, integrityOf(readFileSync(join(folder, path)))]),
  );
  const list = Buffer.from(`${JSON.stringify({ files: hashes }, null, 1)}\n`);
  writeFileSync(join(folder, LIST), list);
  return { files: [...files, LIST], integrity: integrityOf(list) };
}
