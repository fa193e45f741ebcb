import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const generated = new Set(['node_modules', 'dist', '.types', '.rspack-cache', 'coverage']);

/** One hash over names and contents of files and folders; what is generated does not count. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(root, path, hash);
  return hash.digest('hex');
}

function add(root: string, path: string, hash: ReturnType<typeof createHash>): void {
  const file = join(root, path);
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!generated.has(name)) add(root, `${path}/${name}`, hash);
  }
}
