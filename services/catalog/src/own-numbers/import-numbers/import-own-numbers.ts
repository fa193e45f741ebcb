import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { ImportedOwnNumbers } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { ownNumberLimits } from '@werkbank/contracts/limits';
import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import { Call, CallerOf, Upload, UploadedFile } from '@werkbank/platform/http';
import { asNobody } from '@werkbank/platform/request';
import { UnreadableFile } from '../../catalogue-imports/index.js';
import { saveOwnNumbers } from '../../customer-numbers/index.js';
import { findNumbers, rowsOfFile } from '../../quick-orders/index.js';
import { companyOf } from '../company-of.js';
import { checkRows } from './check-rows.js';
import { hasOwnHead, type NumberedRow, numbersOfRows } from './numbers-of-rows.js';

/** Saves the numbers of a workbook or CSV file. The file is not kept. */
@Controller()
export class ImportOwnNumbers {
  constructor(private readonly em: EntityManager) {}

  @Call('importOwnArticleNumbers')
  async import(
    @Upload() upload: UploadedFile,
    @CallerOf() caller: Caller,
  ): Promise<ImportedOwnNumbers | Refusal> {
    const content = await upload.bytes(ownNumberLimits.fileBytes);
    if (isRefusal(content)) return refuse(content.code, { field: 'file' });
    const rows = await readRows(content);
    if (isRefusal(rows)) return rows;
    const { numbers, misfits } = checkRows(rows, await this.articlesOf(rows));
    if (misfits.length > 0)
      return { saved: 0, misfits: misfits.slice(0, ownNumberLimits.misfits), misfitCount: misfits.length };
    const saved = await saveOwnNumbers(this.em, companyOf(caller), numbers);
    return isRefusal(saved) ? saved : { saved, misfits: [], misfitCount: 0 };
  }

  private async articlesOf(rows: readonly NumberedRow[]): Promise<string[][]> {
    const articles: string[][] = [];
    for (let at = 0; at < rows.length; at += quickOrderLimits.linesAtOnce) {
      const numbers = rows.slice(at, at + quickOrderLimits.linesAtOnce).map(({ number }) => number);
      const found = await asNobody(() => findNumbers(this.em, numbers));
      articles.push(...found.map(({ named }) => named));
    }
    return articles;
  }
}

async function readRows(content: Buffer): Promise<NumberedRow[] | Refusal> {
  const { ofCompany: max, rows: most } = ownNumberLimits;
  try {
    const read = await rowsOfFile(content, { hasHead: hasOwnHead, most, isTable: true });
    const rows = numbersOfRows(read);
    if (read.length > most || rows.length > max)
      return refuse('OWN_NUMBER_FILE_TOO_LONG', { field: 'file', params: { max } });
    return rows.length === 0 ? refuse('ORDER_FILE_EMPTY', { field: 'file' }) : rows;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const isEmpty = error.reason === 'EmptyFile' || error.reason === 'NoTable';
    return refuse(isEmpty ? 'ORDER_FILE_EMPTY' : 'ORDER_FILE_UNREADABLE', { field: 'file' });
  }
}
