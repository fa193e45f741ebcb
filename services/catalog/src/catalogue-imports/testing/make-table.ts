import type { Readable } from 'node:stream';
import { csvLine, type CsvCell } from '@werkbank/contracts/csv';
import { xlsxOf } from '@werkbank/platform/spreadsheets';
import type { ImportedArticle } from '../understand-articles/imported-article.js';

type Cell = (article: ImportedArticle) => string | number | null | undefined;

/** Columns of a maker's table, with the first price and the first feature of each article. */
const columns: readonly (readonly [head: string, cell: Cell])[] = [
  ['Art.-Nr.', ({ materialNumber }) => materialNumber],
  ['Bezeichnung (de)', ({ name }) => name?.de],
  ['Bezeichnung (en)', ({ name }) => name?.en],
  ['EAN', ({ ean }) => ean],
  ['Preis', ({ prices }) => (prices?.[0] ? prices[0].amount / 100 : undefined)],
  ['Währung', ({ prices }) => prices?.[0]?.currency],
  ['Preiseinheit', ({ prices }) => prices?.[0]?.priceQuantity],
  ['Einheit', ({ orderUnit }) => orderUnit],
  ['Gewicht (kg)', ({ weightGrams }) => (weightGrams == null ? undefined : weightGrams / 1000)],
  ['Lieferzeit', ({ leadTimeDays }) => leadTimeDays],
];

export function* makeCsv(articles: Iterable<ImportedArticle>): Generator<string> {
  yield csvLine(
    columns.map(([head]) => head),
    ';',
  );
  for (const article of articles) {
    const cells = columns.map(([, cell]): CsvCell => {
      const value = cell(article) ?? '';
      return typeof value === 'number' ? { figure: String(value).replace('.', ',') } : value;
    });
    yield csvLine(cells, ';');
  }
}

export function makeXlsx(articles: Iterable<ImportedArticle>): Readable {
  const rows = (async function* () {
    for (const article of articles) yield [article];
  })();
  return xlsxOf(rows, {
    name: 'Artikel',
    columns: columns.map(([title, cell]) => ({
      title,
      width: 12,
      format: 'General',
      value: (article: ImportedArticle) => cell(article) ?? null,
    })),
  });
}
