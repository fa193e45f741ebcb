import { readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fetchByMaven, findJava } from './find-java.ts';
import { runCommand } from './run-command.ts';
import { cached, type Doing } from './tool-cache.ts';

const version = '26.4.0';
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;

/** Keycloak's folder and the Java that it runs on. */
export interface Keycloak {
  readonly folder: string;
  readonly java: string;
}

/** For Java programs too short for the second compiler to pay off. */
const withoutSecondCompiler = '-XX:TieredStopAtLevel=1';

/**
 * The command of `kc.sh start`. The launcher starts Java itself, because a signal would end only the shell of the script and
 * leave Java running.
 */
export function keycloakArguments({ folder }: Keycloak, inHurry: boolean): string[] {
  return [
    // Without the second compiler the start takes half the work; a sign-in takes four times as much (0.3 s).
    ...(inHurry ? [withoutSecondCompiler] : []),
    // A laptop's Keycloak: it serves one person, and the rest of the instance needs the memory.
    '-Xms96m',
    '-Xmx384m',
    '-XX:MaxMetaspaceSize=256m',
    '-XX:+UseSerialGC',
    '-XX:+ExitOnOutOfMemoryError',
    '--add-opens=java.base/java.util=ALL-UNNAMED',
    '--add-opens=java.base/java.util.concurrent=ALL-UNNAMED',
    '--add-opens=java.base/java.security=ALL-UNNAMED',
    '-Djava.util.concurrent.ForkJoinPool.common.threadFactory=io.quarkus.bootstrap.forkjoin.QuarkusForkJoinWorkerThreadFactory',
    '-Djava.util.logging.manager=org.jboss.logmanager.LogManager',
    '-Dfile.encoding=UTF-8',
    '-Duser.language=en',
    '-Dpicocli.disable.closures=true',
    `-Dkc.home.dir=${folder}`,
    `-Djboss.server.config.dir=${join(folder, 'conf')}`,
    '-cp',
    join(folder, 'lib', 'quarkus-run.jar'),
    'io.quarkus.bootstrap.runner.QuarkusEntryPoint',
    'start',
    '--optimized',
  ];
}

/** Keycloak, fetched by Maven and built for PostgreSQL once; start and test share the build. */
export async function findKeycloak(log: string, doing: Doing): Promise<Keycloak> {
  doing('looks for Java');
  const java = realpathSync(await findJava(log));
  doing('is fetched by another command');
  const folder = await cached(`keycloak-${version}`, async (draft) => {
    const env = {
      ...process.env,
      JAVA_HOME: dirname(dirname(java)),
      MAVEN_OPTS: `${withoutSecondCompiler} ${process.env.MAVEN_OPTS ?? ''}`,
      JAVA_OPTS_APPEND: `${withoutSecondCompiler} ${process.env.JAVA_OPTS_APPEND ?? ''}`,
    };
    doing(`Maven fetches ${version}`);
    await fetchByMaven('unpack', artifact, draft, { env, log });
    const top = join(draft, `keycloak-${version}`);
    for (const name of readdirSync(top)) renameSync(join(top, name), join(draft, name));
    rmSync(top, { recursive: true });
    doing('is built for PostgreSQL');
    await runCommand(script(draft), ['build', '--db=postgres', '--health-enabled=true'], { env, log });
  });
  return { folder, java };
}

const script = (folder: string): string =>
  join(folder, 'bin', process.platform === 'win32' ? 'kc.bat' : 'kc.sh');
