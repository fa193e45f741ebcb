import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './on-path.ts';
import { findOrInstall } from './package-managers.ts';
import { runCommand } from './run-command.ts';

const oldest = 17;
const home = process.env.JAVA_HOME;
const inHome = home === undefined ? [] : [join(home, 'bin')];

/** A Java 17 or newer: JAVA_HOME, PATH, the usual folders, else the package manager's. */
export function findJava(log: string): Promise<string> {
  const names = {
    apt: ['openjdk-21-jre-headless', 'openjdk-17-jre-headless', 'default-jre-headless'],
    brew: ['openjdk@21'],
  };
  return findOrInstall(firstNewEnough, `Java ${oldest} or newer (for Keycloak)`, names, log);
}

async function firstNewEnough(): Promise<string | undefined> {
  const folders = '{/usr/lib/jvm,/opt/homebrew/opt,/usr/local/opt}/*{java,jdk}*/bin/java';
  const javas = [...inHome.map((folder) => join(folder, 'java')), onPath('java'), ...globSync(folders)];
  for (const java of javas) {
    if (java === undefined) continue;
    const version = await runCommand(java, ['-version']).catch(() => '');
    if (javaMajor(version) >= oldest) return java;
  }
  return undefined;
}

/** 17 for `openjdk version "17.0.15"`, 8 for `"1.8.0_402"`, 0 for anything else. */
export function javaMajor(versionText: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionText) ?? [];
  return Number((first === '1' ? second : first) ?? 0);
}

/** The compiler: JAVA_HOME, PATH, else the package manager's. */
export function findJavaCompiler(log: string): Promise<string> {
  const look = (): string | undefined => onPath('javac', [...inHome, '/opt/homebrew/opt/openjdk@21/bin']);
  const names = { apt: ['default-jdk-headless'], brew: ['openjdk@21'] };
  return findOrInstall(look, 'A Java compiler (for the tests of invoices)', names, log);
}

/** Fetches a published artifact into a folder by Maven, which is on PATH or the package manager's. */
export async function fetchByMaven(
  goal: 'copy' | 'unpack',
  artifact: string,
  folder: string,
  { env, log }: { readonly env?: NodeJS.ProcessEnv; readonly log: string },
): Promise<void> {
  const names = { apt: ['maven'], brew: ['maven'] };
  const tool = 'Maven (it fetches Keycloak and the validator of invoices)';
  const maven = await findOrInstall(() => onPath('mvn'), tool, names, log);
  // A temporary repository, because the archive would stay in the user's own one.
  const repository = join(folder, 'repository');
  const args = [`-Dartifact=${artifact}`, `-Dmaven.repo.local=${repository}`, `-DoutputDirectory=${folder}`];
  await runCommand(maven, ['-B', '-q', `dependency:${goal}`, ...args], { cwd: folder, env, log });
  rmSync(repository, { recursive: true });
}
