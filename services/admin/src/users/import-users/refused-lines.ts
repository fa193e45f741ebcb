import type { CallAnswer } from '@werkbank/contracts/calls';
import type { RefusedUserLine } from '@werkbank/contracts/entities';
import { errorMessage } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import type { Problem } from './read-line.js';
import type { Cells } from './read-user-file.js';

/** A stored refused line: its cells, and its faults without text. */
export interface KeptRefusal {
  line: number;
  cells: Cells;
  problems: Problem[];
}

const heads = { de: ['Zeile', 'Fehler'], en: ['Line', 'Errors'] } as const;
const suffix = { de: 'abgelehnt', en: 'refused' } as const;

/** The faults of a line as text with the file's column names. */
export function problemsOf(problems: readonly Problem[], language: Language): RefusedUserLine['problems'] {
  return problems.map(({ code, field, params }) => {
    const column = userFileColumns.find((one) => one.field === field);
    const named = {
      ...(column && { field: column.title[language] }),
      ...(column?.allowed && { allowed: column.allowed[language] }),
    };
    return { code, field, message: errorMessage(code, language, { ...named, ...params }) };
  });
}

/** The refused lines in their original form with their faults; the corrected file can be imported again. */
export function refusedFile(
  fileName: string,
  refused: readonly KeptRefusal[],
  language: Language,
): CallAnswer<'getRefusedUserFile'> {
  const rows = refused.map(({ line, cells, problems }) => [
    ...userFileColumns.map(({ field }) => cells[field]),
    String(line),
    problemsOf(problems, language)
      .map(({ field, message }) => {
        const title = userFileColumns.find((one) => one.field === field)?.title[language];
        return title === undefined || message.startsWith(title) ? message : `${title}: ${message}`;
      })
      .join(' '),
  ]);
  const head = [...userFileColumns.map(({ title }) => title[language]), ...heads[language]];
  const name = fileName.replace(/\.[^.]*$/, '');
  return { fileName: `${name}-${suffix[language]}.csv`, csv: csvText([head, ...rows]) };
}
