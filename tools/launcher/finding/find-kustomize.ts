import { homedir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '5.7.1';

/** Kustomize, which puts the overlays of Kubernetes together: on PATH, or built by Go. */
export async function findKustomize(log: string): Promise<string> {
  const goFolder = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
  const there = onPath('kustomize', [process.env.GOBIN, goFolder]);
  if (there !== undefined) return there;
  const go = onPath('go', ['/usr/local/go/bin']);
  if (go === undefined) throw new Error('neither kustomize nor go is on PATH');
  const folder = await cached(`kustomize-${version}`, async (draft) => {
    const env = { ...process.env, GOBIN: draft, CGO_ENABLED: '0' };
    const args = ['install', '-ldflags=-s -w', `sigs.k8s.io/kustomize/kustomize/v5@v${version}`];
    await runCommand(go, args, { env, log, whenIdle: true });
  });
  return join(folder, process.platform === 'win32' ? 'kustomize.exe' : 'kustomize');
}
