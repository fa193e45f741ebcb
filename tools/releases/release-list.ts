import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages ask for. Source maps stay with the team; the gateway takes no file of another kind. */
const shipped = /\.(?:js|mjs|css|json|svg|woff2|wasm|pfb|png|webp)(?:\.br|\.gz)?$/;
const LIST = 'release.json';

export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Writes `release.json` beside the files of a remote: each of them with what it hashes to. Answers its own hash. */
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
