import { readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached, inCache } from './tool-cache.ts';

/** A command that Go can build; no npm package contains it. */
export interface GoTool {
  readonly command: string;
  /** Its folder in the cache, with the version. */
  readonly cache: string;
  readonly source: string;
  /** The name of the binary that Go builds, if it differs from the command. */
  readonly built?: string;
  /** Has so many dependencies that Go's caches are removed with them. */
  readonly removesCaches?: boolean;
}

export const k6: GoTool = { command: 'k6', cache: 'k6-1.8.1', source: 'go.k6.io/k6@v1.8.1' };

/** Composes the overlays of Kubernetes. */
export const kustomize: GoTool = {
  command: 'kustomize',
  cache: 'kustomize-5.7.1',
  source: 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1',
};

/** Slows and cuts connections. */
export const toxiproxy: GoTool = {
  command: 'toxiproxy-server',
  cache: 'toxiproxy-2.12.0',
  source: 'github.com/Shopify/toxiproxy/v2/cmd/server@v2.12.0',
  built: 'server',
};

/** A server that speaks S3 and stores its files in a folder. */
export const versitygw: GoTool = {
  command: 'versitygw',
  cache: 'versitygw-v1.8.0',
  source: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0',
  removesCaches: true,
};

const goCommand = (): string | undefined => onPath('go', ['/usr/local/go/bin']);

export const hasGo = (): boolean => goCommand() !== undefined;

/** On PATH, in Go's folder or in the cache. */
export function presentGoTool({ command, cache }: GoTool): string | undefined {
  const goFolder = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
  return onPath(command, [process.env.GOBIN, goFolder, inCache(cache)]);
}

/** Builds a tool once, without C and debug data; undefined without Go. */
export async function buildByGo(tool: GoTool, log: string, whenIdle = false): Promise<string | undefined> {
  const go = goCommand();
  if (go === undefined) return undefined;
  const built = `${tool.built ?? tool.command}${process.platform === 'win32' ? '.exe' : ''}`;
  const folder = await cached(tool.cache, async (draft) => {
    const caches = {
      GOPATH: join(draft, 'modules'),
      GOCACHE: join(draft, 'built'),
      GOFLAGS: '-modcacherw',
    };
    const own = tool.removesCaches === true ? caches : {};
    const env = { ...process.env, ...own, GOBIN: draft, CGO_ENABLED: '0' };
    await runCommand(go, ['install', '-ldflags=-s -w', tool.source], { env, log, whenIdle });
    for (const name of readdirSync(draft)) if (name !== built) rmSync(join(draft, name), { recursive: true });
  });
  return join(folder, built);
}

/** A tool that is present, else built. */
export async function findGoTool(tool: GoTool, log: string, whenIdle = false): Promise<string> {
  const found = presentGoTool(tool) ?? (await buildByGo(tool, log, whenIdle));
  if (found !== undefined) return found;
  const page = `https://pkg.go.dev/${tool.source.split('@', 1)[0]}`;
  throw new StartRefused(`Neither ${tool.command} nor Go is on PATH: see ${page} or https://go.dev/dl`);
}
