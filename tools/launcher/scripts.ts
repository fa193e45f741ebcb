import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { domains } from '@werkbank/contracts/domains/source';
import { findGoTool, k6, presentGoTool } from './finding/go-tools.ts';
import { findChromium } from './finding/test-tools.ts';
import { type Instance, repositoryRoot } from './instance/instance.ts';
import { startInstance, stateDirs } from './instance/instances.ts';
import { serviceUrl } from './parts/databases.ts';
import { natsUrl } from './parts/nats.ts';
import { readRunFile } from './parts/run-file.ts';
import { serviceEnvironment } from './parts/service-environment.ts';

/** Runs a script of the repository at this terminal; returns its exit code. */
export function runScript(script: string, args: readonly string[], env = process.env): number {
  const options = { cwd: repositoryRoot, env, stdio: 'inherit' } as const;
  return spawnSync(process.execPath, [join(repositoryRoot, script), ...args], options).status ?? 1;
}

/** `npm run load`: finds the tools and measures the running instance. */
export async function load(args: readonly string[]): Promise<number> {
  const log = join(stateDirs.start, 'logs', 'load.log');
  if (presentGoTool(k6) === undefined) console.log('Building k6 with Go, once …');
  const env = { ...process.env, K6: await findGoTool(k6, log), CHROMIUM: await findChromium(log) };
  // Separate runs: a working day saturates the instance, and each search may be sent only once.
  const own = ['day', 'search'].find((name) => name === args[0]);
  return runScript(`tests/load/${own === undefined ? '' : `${own}/`}run.ts`, args, env);
}

/**
 * `npm run queues`: dead letters, and pending or retried events, of all services. Uses `DATABASE_URLS` and `NATS_URL`, else the
 * instance on this machine.
 */
export function queues(args: readonly string[]): number {
  const named = (process.env.DATABASE_URLS ?? '') !== '';
  const env = named ? process.env : { ...process.env, ...addressesOf(startInstance(false)) };
  return runScript('services/platform/dist/commands/queues.js', args, env);
}

/** `npm run erased-people`: lists erased people, or repeats their erasure after a restore, on the instance on this machine. */
export function erasedPeople(args: readonly string[]): number {
  return adminCommand('erased-people', args);
}

/** `npm run first-admin`: creates the first administrator of the instance on this machine. */
export function firstAdmin(args: readonly string[]): number {
  return adminCommand('first-admin', args);
}

function adminCommand(name: string, args: readonly string[]): number {
  const instance = startInstance(false);
  const { address, parts } = readRunFile(instance);
  const { NATS_URL, DATABASE_URLS } = addressesOf(instance);
  const database = DATABASE_URLS.split(' ').find((url) => url.endsWith('_admin'));
  const settings = serviceEnvironment(instance, 'admin');
  const env = {
    ...settings,
    NATS_URL,
    DATABASE_URL: database,
    PUBLIC_URL: address,
    KEYCLOAK_URL: parts.keycloak ?? settings.KEYCLOAK_URL,
  };
  return runScript(`services/admin/dist/commands/${name}.js`, args, env);
}

/** Reads run.json, because the running instance may have other ports than the current environment. */
function addressesOf(instance: Instance): { NATS_URL: string; DATABASE_URLS: string } {
  const { parts } = readRunFile(instance, ', or name DATABASE_URLS and NATS_URL');
  const atPart = (url: string, part: string | undefined): string => {
    const address = new URL(url);
    if (part !== undefined) address.host = new URL(part).host;
    return address.toString();
  };
  const databases = domains.map((domain) => atPart(serviceUrl(instance, domain), parts.postgres));
  return {
    NATS_URL: process.env.NATS_URL || atPart(natsUrl(instance), parts.nats),
    DATABASE_URLS: databases.join(' '),
  };
}
