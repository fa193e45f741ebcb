import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { required } from '@werkbank/platform/testing';

const run = promisify(execFile);

export interface Verdict {
  valid: boolean;
  /** Report of the validator, in XML. */
  report: string;
}

/** Mustang's verdict by the official rules of EN 16931, XRechnung and PDF/A, one for each file. */
export async function validateInvoices(files: Readonly<Record<string, Buffer | string>>): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'invoices-'));
  try {
    const paths = Object.entries(files).map(([name, content]) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    });
    const mustang = required('MUSTANG');
    const classPath = [join(mustang, 'validator.jar'), mustang].join(delimiter);
    const { stdout } = await run(required('JAVA'), ['-cp', classPath, 'ValidateInvoices', ...paths], {
      maxBuffer: 50_000_000,
    });
    return [...stdout.matchAll(/^RESULT (true|false) (.*)$/gm)].map(([, valid, report = '']) => ({
      valid: valid === 'true',
      report,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
