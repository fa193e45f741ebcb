import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fetchByMaven, findJavaCompiler } from './find-java.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '2.22.0';
const source = join(import.meta.dirname, 'validate-invoices.java');

/** Class path of Mustang's validator with the official e-invoice rules, veraPDF and our wrapper. */
export async function findMustang(log: string): Promise<string> {
  return cached(`mustang-${version}-verapdf`, async (draft) => {
    const javac = await findJavaCompiler(log);
    await fetchByMaven('copy', `org.mustangproject:validator:${version}:jar:shaded`, draft, { log });
    const jar = join(draft, 'validator.jar');
    renameSync(join(draft, `validator-${version}-shaded.jar`), jar);
    await runCommand(javac, ['-cp', jar, '-d', draft, source], { log });
  });
}
