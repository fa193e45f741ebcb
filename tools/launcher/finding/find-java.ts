import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './package-managers.ts';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';

const oldest = 17;

/** A Java 17 or newer: JAVA_HOME, PATH, the usual folders, else the package manager's. */
export async function findJava(log: string): Promise<string> {
  const there = await firstNewEnough();
  if (there !== undefined) return there;
  await installPackage(
    `Java ${oldest} or newer (for Keycloak)`,
    {
      apt: ['openjdk-21-jre-headless', 'openjdk-17-jre-headless', 'default-jre-headless'],
      brew: ['openjdk@21'],
    },
    log,
  );
  const installed = await firstNewEnough();
  if (installed === undefined)
    throw new Error(`Java was installed, but no Java ${oldest} or newer was found.`);
  return installed;
}

async function firstNewEnough(): Promise<string | undefined> {
  for (const java of candidates()) {
    const version = await runCommand(java, ['-version']).catch(() => '');
    if (javaMajor(version) >= oldest) return java;
  }
  return undefined;
}

function candidates(): string[] {
  const home = process.env.JAVA_HOME;
  const folders = ['/usr/lib/jvm', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    listed(folder)
      .filter((name) => /java|jdk/.test(name))
      .map((name) => join(folder, name, 'bin')),
  );
  const files = [onPath('java', home === undefined ? [] : [join(home, 'bin')])];
  if (home !== undefined) files.unshift(join(home, 'bin', 'java'));
  files.push(...folders.map((folder) => join(folder, 'java')));
  return files.filter((file) => file !== undefined);
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** 17 for `openjdk version "17.0.15"`, 8 for `"1.8.0_402"`, 0 for anything else. */
export function javaMajor(versionText: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionText) ?? [];
  return Number((first === '1' ? second : first) ?? 0);
}
