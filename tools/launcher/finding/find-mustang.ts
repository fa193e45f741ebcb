import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findMaven } from './find-maven.ts';
import { installPackage } from './package-managers.ts';
import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '2.22.0';
const artifact = `org.mustangproject:validator:${version}:jar:shaded`;
const source = join(import.meta.dirname, 'validate-invoices.java');

/** The class path of Mustang's validator, which knows the official rules of electronic invoices and brings veraPDF, and of what asks it. */
export async function findMustang(log: string): Promise<string> {
  return cached(`mustang-${version}-verapdf`, async (draft) => {
    const [maven, javac] = [await findMaven(log), await findCompiler(log)];
    const download = join(draft, 'download');
    mkdirSync(download);
    const repository = join(draft, 'repository');
    const where = [`-Dmaven.repo.local=${repository}`, `-DoutputDirectory=${download}`];
    await runCommand(maven, ['-B', '-q', 'dependency:copy', `-Dartifact=${artifact}`, ...where], {
      cwd: draft,
      log,
    });
    const jar = join(draft, 'validator.jar');
    copyFileSync(join(download, readdirSync(download)[0]!), jar);
    for (const folder of [download, repository]) rmSync(folder, { recursive: true });
    await runCommand(javac, ['-cp', jar, '-d', draft, source], { log });
  });
}

async function findCompiler(log: string): Promise<string> {
  const there = lookAround();
  if (there !== undefined) return there;
  const names = { apt: ['default-jdk-headless'], brew: ['openjdk@21'] };
  await installPackage('A Java compiler (for the tests of invoices)', names, log);
  const installed = lookAround();
  if (installed === undefined) throw new Error('A Java compiler was installed, but javac is not on PATH.');
  return installed;
}

function lookAround(): string | undefined {
  const home = process.env.JAVA_HOME;
  return onPath('javac', [
    ...(home === undefined ? [] : [join(home, 'bin')]),
    dirname('/opt/homebrew/opt/openjdk@21/bin/javac'),
  ]);
}
