import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackage } from './debian-package.ts';
import { onPath } from './on-path.ts';
import { cached } from './tool-cache.ts';

/** Prometheus' checker of rules: on PATH, or of Debian's package, which is unpacked beside the other tools. */
export async function findPromtool(log: string): Promise<string> {
  const there = onPath('promtool');
  if (there !== undefined) return there;
  const folder = await cached('promtool-of-debian', async (draft) => {
    await unpackDebianPackage('prometheus', draft, log);
    renameSync(join(draft, 'usr', 'bin', 'promtool'), join(draft, 'promtool'));
    // The server and its pages are 70 MB that nobody needs.
    for (const left of readdirSync(draft).filter((name) => name !== 'promtool')) {
      rmSync(join(draft, left), { recursive: true });
    }
  });
  return join(folder, 'promtool');
}
