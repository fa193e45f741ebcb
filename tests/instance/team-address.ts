import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repositoryRoot = join(import.meta.dirname, '..', '..');

/** A team's file server with the releases of its build. */
export interface TeamAddress {
  readonly address: string;
  /** Publishes the built remote; `change` replaces a text in its scripts, to distinguish two versions. */
  readonly release: (
    version: string,
    share: number,
    change?: readonly [from: string, to: string],
  ) => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function teamAddress(remote: string): Promise<TeamAddress> {
  const folder = mkdtempSync(join(tmpdir(), 'team-'));
  const place = join(folder, 'published');
  const server = createServer((request, response) => {
    const file = join(place, request.url ?? '');
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('a TCP server has a port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    async release(version, share, change) {
      const built = join(folder, version);
      if (!existsSync(built)) {
        cpSync(join(repositoryRoot, remote, 'dist'), built, { recursive: true });
        if (change) changeScripts(built, change);
      }
      const options = ['--to', place, '--from', built, '--version', version, '--share', String(share)];
      const cli = join(repositoryRoot, 'tools', 'cli.ts');
      await promisify(execFile)(process.execPath, [cli, 'release', remote, ...options], {
        env: { PATH: process.env['PATH'] },
      });
    },
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

function changeScripts(folder: string, [from, to]: readonly [string, string]): void {
  let changed = 0;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    if (!before.includes(from)) continue;
    writeFileSync(file, before.replaceAll(from, to));
    // Compressed before the change.
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
    changed += 1;
  }
  if (changed === 0) throw new Error(`no script has ${from}`);
}
