import { mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPackage } from './package-managers.ts';
import { findJava } from './find-java.ts';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';
import { unpackZip } from './unpack-zip.ts';

const version = '26.4.0';
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;

/** Keycloak's start script and the Java that it runs on. */
export interface Keycloak {
  readonly script: string;
  readonly javaHome: string;
}

/** Keycloak, fetched once by Maven and built once for PostgreSQL; what is built is shared by start and test. */
export async function findKeycloak(log: string): Promise<Keycloak> {
  const javaHome = dirname(dirname(realpathSync(await findJava(log))));
  const folder = await cached(`keycloak-${version}`, async (draft) => {
    const maven = await findMaven(log);
    const download = join(draft, 'download');
    mkdirSync(download);
    const env = { ...process.env, JAVA_HOME: javaHome };
    const copy = ['-B', '-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${download}`];
    await runCommand(maven, copy, { cwd: draft, env, log });
    unpackZip(join(download, readdirSync(download)[0]!), draft);
    rmSync(download, { recursive: true });
    const [top] = readdirSync(draft);
    for (const name of readdirSync(join(draft, top!))) renameSync(join(draft, top!, name), join(draft, name));
    rmSync(join(draft, top!), { recursive: true });
    await runCommand(script(draft), ['build', '--db=postgres', '--health-enabled=true'], { env, log });
  });
  return { script: script(folder), javaHome };
}

const script = (folder: string): string =>
  join(folder, 'bin', process.platform === 'win32' ? 'kc.bat' : 'kc.sh');

async function findMaven(log: string): Promise<string> {
  const there = onPath('mvn');
  if (there !== undefined) return there;
  await installPackage('Maven (it fetches Keycloak)', { apt: ['maven'], brew: ['maven'] }, log);
  const installed = onPath('mvn');
  if (installed === undefined) throw new Error('Maven was installed, but mvn is not on PATH.');
  return installed;
}
