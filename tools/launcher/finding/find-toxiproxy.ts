import { homedir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '2.12.0';

/** The server of Toxiproxy, which slows and cuts connections: on PATH, or built by Go. */
export async function findToxiproxy(log: string): Promise<string> {
  const goFolder = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
  const there = onPath('toxiproxy-server', [process.env.GOBIN, goFolder]);
  if (there !== undefined) return there;
  const go = onPath('go', ['/usr/local/go/bin']);
  if (go === undefined) {
    throw new StartRefused(
      'Neither toxiproxy-server nor Go is on PATH: see https://github.com/Shopify/toxiproxy or https://go.dev/dl',
    );
  }
  const folder = await cached(`toxiproxy-${version}`, async (draft) => {
    const env = { ...process.env, GOBIN: draft };
    await runCommand(go, ['install', `github.com/Shopify/toxiproxy/v2/cmd/server@v${version}`], { env, log });
  });
  return join(folder, process.platform === 'win32' ? 'server.exe' : 'server');
}
