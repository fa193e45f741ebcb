import type { EntityManager } from '@mikro-orm/postgresql';
import { byteOrderMark, csvLine, csvSeparators } from '@werkbank/contracts/csv';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, statement } from '@werkbank/platform/database';
import type { Caller } from '@werkbank/contracts/access';
import { inNameOf } from '../callers/in-name-of.js';
import { reasonIn } from '../reasons-in.js';
import { RefusedLine } from '../tables/index.js';

const linesAtOnce = 1000;
const nextRefused = statement(
  'next-refused-import-lines',
  columns(RefusedLine, 'id', 'line', 'materialNumber', 'field', 'code', 'value'),
  `select id, line, material_number as "materialNumber", field, code, value from catalogue_import_refusal
    where import_id = ? and (line, id) > (?, ?) order by line, id limit ${linesAtOnce}`,
);

const heads: Record<Language, string[]> = {
  de: ['Zeile', 'Artikelnummer', 'Feld', 'Wert', 'Grund'],
  en: ['Line', 'Article number', 'Field', 'Value', 'Reason'],
};

/** All refused lines of an import as CSV, in parts. */
export async function* refusedFile(
  em: EntityManager,
  importId: number,
  caller: Caller,
): AsyncGenerator<string> {
  const { language } = caller;
  const separator = csvSeparators[language];
  yield byteOrderMark + csvLine(heads[language], separator);
  for (let after = { line: 0, id: 0 }; ; ) {
    const at = after;
    const rows = await inNameOf(caller, () => readMany(em, nextRefused, [importId, at.line, at.id]));
    yield rows
      .map(({ line, materialNumber, field, value, code }) =>
        csvLine(
          [
            { figure: String(line) },
            materialNumber ?? '',
            field ?? '',
            value ?? '',
            reasonIn(code, language),
          ],
          separator,
        ),
      )
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < linesAtOnce) return;
    after = last;
  }
}
