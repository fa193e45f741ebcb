import { homedir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '1.8.1';

/** The k6 binary: on PATH, from Go's folder, or built by Go, which takes a minute or two. */
export async function findK6(log: string): Promise<string> {
  const goFolder = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
  const there = onPath('k6', [process.env.GOBIN, goFolder]);
  if (there !== undefined) return there;
  const go = onPath('go', ['/usr/local/go/bin']);
  if (go === undefined) {
    throw new StartRefused(
      'Neither k6 nor Go is on PATH: see https://grafana.com/docs/k6 or https://go.dev/dl',
    );
  }
  const folder = await cached(`k6-${version}`, async (draft) => {
    console.log('Building k6 with Go, once …');
    const env = { ...process.env, GOBIN: draft };
    await runCommand(go, ['install', `go.k6.io/k6@v${version}`], { env, log });
  });
  return join(folder, process.platform === 'win32' ? 'k6.exe' : 'k6');
}
