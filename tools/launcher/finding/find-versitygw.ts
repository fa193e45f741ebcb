import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = 'v1.8.0';
const source = `github.com/versity/versitygw/cmd/versitygw@${version}`;

/** A server that speaks S3 and keeps its files in a folder: on PATH, else built by Go. */
export async function findVersitygw(log: string): Promise<string> {
  const there = onPath('versitygw');
  if (there !== undefined) return there;
  const go = onPath('go', ['/usr/local/go/bin']);
  if (go === undefined) throw new Error('neither versitygw nor go is on PATH');
  const folder = await cached(`versitygw-${version}`, async (draft) => {
    const env = {
      ...process.env,
      GOBIN: draft,
      GOPATH: join(draft, 'modules'),
      GOCACHE: join(draft, 'built'),
      // Else nobody could remove what was fetched.
      GOFLAGS: '-modcacherw',
    };
    await runCommand(go, ['install', source], { env, log, whenIdle: true });
    for (const name of readdirSync(draft).filter((name) => !name.startsWith('versitygw'))) {
      rmSync(join(draft, name), { recursive: true });
    }
  });
  return join(folder, 'versitygw');
}
