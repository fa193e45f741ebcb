import { Readable } from 'node:stream';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import { type CallInput, fileTypes } from '@werkbank/contracts/calls';
import { byteOrderMark, csvLine, csvSeparators } from '@werkbank/contracts/csv';
import type { Language } from '@werkbank/contracts/localization';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { readAhead, xlsxOf } from '@werkbank/platform/spreadsheets';
import { Catalogue, CatalogueNow } from '../../articles/index.js';
import type { OwnNumber } from '../../customer-numbers/index.js';
import { companyOf } from '../company-of.js';
import { ownNumberColumns } from '../columns.js';

const articlesAtOnce = 1000;
const widths = [24, 24, 48, 24];
const titles = (language: Language) => Object.values(ownNumberColumns).map(({ title }) => title[language]);

/** All own numbers of the caller's company, as a file that is made while it is sent. */
@Controller()
export class ExportOwnNumbers {
  constructor(private readonly catalogue: Catalogue) {}

  @Call('exportOwnArticleNumbers')
  async export(
    @Input() { query: { format, lng } }: CallInput<'exportOwnArticleNumbers'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile> {
    const now = await CatalogueNow.of(this.catalogue);
    const { all } = await now.ownNumbers(companyOf(caller));
    const rows = await readAhead(rowsOf(now, all, lng));
    const name = lng === 'de' ? 'eigene-artikelnummern' : 'own-article-numbers';
    const columns = titles(lng).map((title, place) => ({
      title,
      width: widths[place] ?? 24,
      format: '@',
      value: (row: string[]) => row[place] ?? '',
    }));
    const sheet = { name: lng === 'de' ? 'Eigene Artikelnummern' : 'Own article numbers', columns };
    const content = format === 'xlsx' ? xlsxOf(rows, sheet) : Readable.from(csvOf(rows, lng));
    return fileAnswer(content, { mediaType: fileTypes[format], fileName: `${name}.${format}` });
  }
}

/** An article that has left the catalogue keeps its row, with its id in place of its number. */
async function* rowsOf(
  now: CatalogueNow,
  numbers: readonly OwnNumber[],
  language: Language,
): AsyncGenerator<string[][]> {
  for (let at = 0; at < numbers.length; at += articlesAtOnce) {
    const part = numbers.slice(at, at + articlesAtOnce);
    const read = await now.articles(
      part.map(({ articleId }) => articleId),
      language,
    );
    const articles = new Map(read.map((article) => [article.articleId, article]));
    yield part.map(({ articleId, number }) => {
      const {
        materialNumber = articleId,
        articleText = '',
        producerName = '',
      } = articles.get(articleId) ?? {};
      return [number, materialNumber, articleText, producerName];
    });
  }
}

async function* csvOf(parts: AsyncIterable<string[][]>, language: Language): AsyncGenerator<string> {
  const separator = csvSeparators[language];
  yield byteOrderMark + csvLine(titles(language), separator);
  for await (const rows of parts) yield rows.map((row) => csvLine(row, separator)).join('');
}
