import type { Readable } from 'node:stream';
import { csvSeparators, csvText } from '@werkbank/contracts/csv';
import type { Language } from '@werkbank/contracts/localization';
import { xlsxOf } from '@werkbank/platform/spreadsheets';
import { stockFields, tableFields } from './fields.js';
import type { TableField } from './table-field.js';

export type SampleKind = 'articles' | 'prices' | 'stock';

const pricesOnly = new Set(
  'number,price,currency,priceQuantity,fromQuantity,territory,validFrom,validUntil'.split(','),
);

function fieldsOf(kind: SampleKind): readonly TableField[] {
  if (kind === 'stock') return [...tableFields.slice(0, 1), ...stockFields];
  return kind === 'prices' ? tableFields.filter(({ field }) => pricesOnly.has(field)) : tableFields;
}

const withPoint = (example: string) => example.replace(/^(\d+),(\d+)$/, '$1.$2');

/** A CSV file with all heads and one article, as spreadsheets of the language write it. */
export function sampleCsv(kind: SampleKind, language: Language): string {
  const fields = fieldsOf(kind);
  const examples = fields.map(({ example }) => (language === 'en' ? withPoint(example) : example));
  return csvText(
    [
      fields.map(({ title }) => title[language]),
      examples.map((text) => (/^[\d.,]+$/.test(text) ? { figure: text } : text)),
    ],
    csvSeparators[language],
  );
}

/** The same as a workbook. All cells are texts, so that numbers keep their leading zeros. */
export function sampleXlsx(kind: SampleKind, language: Language): Readable {
  const columns = fieldsOf(kind).map(({ title, example }) => ({
    title: title[language],
    width: Math.max(12, title[language].length + 2),
    format: '@',
    value: () => withPoint(example),
  }));
  const rows = (async function* () {
    yield [0];
  })();
  return xlsxOf(rows, { name: language === 'de' ? 'Artikel' : 'Articles', columns });
}
