import type { Language } from '@werkbank/contracts/limits';
import { errorMessage } from '@werkbank/contracts/errors';
import { newUser } from '@werkbank/contracts/entities';
import { readPart } from '@werkbank/contracts/validation';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

export const mostLines = 10_000;

const columns = 'email salutation firstName lastName phone language companyId companyAdmin'.split(' ');
const record = z.record(z.string(), z.string());
const yes = new Set(['true', 'yes', 'ja', '1', 'x']);

/** A user of a file. There is no password in it: people set their own by a mailed link. */
export const importedUser = newUser.omit({ password: true });
export type ImportedUser = z.output<typeof importedUser>;
export interface Line {
  /** In the file, the first one being 1. */
  line: number;
  email: string;
  user: ImportedUser | undefined;
  message: string | undefined;
}

/** The records of a CSV file by its head, whatever the delimiter; nothing where it is no such file. */
export function readRecords(csv: string): Record<string, string>[] | undefined {
  try {
    const records = z.array(record).parse(
      parse(csv, {
        columns: true,
        bom: true,
        trim: true,
        skip_empty_lines: true,
        delimiter: [',', ';', '\t'],
      }),
    );
    const [first] = records;
    const complete = first && ['email', 'firstName', 'lastName'].every((name) => name in first);
    return complete ? records : undefined;
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** Checks one record by the rules of the form, and says what is wrong in the form's words. */
export function readLine(given: Record<string, string>, line: number, language: Language): Line {
  const value = Object.fromEntries(columns.map((name) => [name, given[name] || undefined]));
  const read = readPart(importedUser, {
    ...value,
    companyId: value['companyId'] === undefined ? null : Number(value['companyId']),
    roles: { PlatformAdmin: false, CompanyAdmin: yes.has((value['companyAdmin'] ?? '').toLowerCase()) },
  });
  const email = value['email'] ?? '';
  if ('value' in read) {
    return {
      line,
      email,
      user: { ...read.value, email: read.value.email.toLowerCase() },
      message: undefined,
    };
  }
  const { code, params, field } = read.refusal;
  const message = errorMessage(code, language, { ...(field !== undefined && { field }), ...params });
  return { line, email, user: undefined, message };
}
