import { type ImportedUser, importedUser } from '@werkbank/contracts/entities';
import type { ErrorCode, ErrorParams } from '@werkbank/contracts/errors';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { readNumber } from '@werkbank/contracts/numbers';
import { refusalOfIssue } from '@werkbank/contracts/validation';
import type { Cells, FileLine } from './read-user-file.js';

/** A fault of a line, stored without text, because each reader has their own language. */
export interface Problem {
  code: ErrorCode;
  field: string | null;
  params: ErrorParams;
}

const salutations: Record<string, string> = {
  mr: 'Mr',
  herr: 'Mr',
  hr: 'Mr',
  ms: 'Ms',
  mrs: 'Ms',
  frau: 'Ms',
  fr: 'Ms',
};
const answers: Record<string, boolean> = {
  yes: true,
  ja: true,
  true: true,
  wahr: true,
  x: true,
  '1': true,
  no: false,
  nein: false,
  false: false,
  falsch: false,
  '0': false,
  '': false,
};

/** Validates a line by the rules of the form: the user in it, or all its faults. */
export function readLine({ cells, columns }: FileLine): ImportedUser | Problem[] {
  if (columns) return [{ code: 'USER_LINE_COLUMNS', field: null, params: { ...columns } }];
  const given = valuesOf(cells);
  const parsed = importedUser.safeParse(given);
  if (parsed.success) return { ...parsed.data, email: parsed.data.email.toLowerCase() };
  const problems = new Map<string, Problem>();
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (problems.has(field)) continue;
    const { code, params } = refusalOfIssue([issue], given);
    // For an invalid choice the message lists the allowed values.
    problems.set(field, { code: code === 'MALFORMED_REQUEST' ? 'USER_LINE_VALUE' : code, field, params });
  }
  return [...problems.values()];
}

/** Cells as values; unknown ones stay as they are, so the schema refuses them. */
function valuesOf(cells: Cells): Record<string, unknown> {
  const texts = Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, text || undefined]));
  const { salutation, companyId, companyAdmin } = cells;
  return {
    ...texts,
    salutation: salutations[salutation.toLowerCase().replace(/\.$/, '')] ?? texts['salutation'],
    language: texts['language']?.toLowerCase(),
    companyId: companyId === '' ? undefined : readNumber(companyId, defaultLocaleConfig.de),
    companyAdmin: answers[companyAdmin.toLowerCase()] ?? companyAdmin,
  };
}
