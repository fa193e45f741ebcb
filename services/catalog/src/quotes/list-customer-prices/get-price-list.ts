import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import { type CallInput, fileTypes } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { readAhead, xlsxOf } from '@werkbank/platform/spreadsheets';
import { ownsRules } from '../../price-rules/index.js';
import { readPriceTerms } from '../../pricing/index.js';
import { sheetColumns, sheetNames } from './price-columns.js';
import { priceRows } from './price-rows.js';
import { csvOf } from './write-csv.js';

/** Streams a file of the prices of a company's articles for a customer on a day. */
@Controller()
export class GetPriceList {
  constructor(private readonly em: EntityManager) {}

  @Call('getPriceList')
  async get(
    @Input() { params, query }: CallInput<'getPriceList'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile | Refusal> {
    const { producerCompanyId } = params;
    if (!ownsRules(caller, producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    const { country, currency, day = dayOf(new Date()), format } = query;
    // The file is streamed after the call has returned, so it needs its own entity manager.
    const em = this.em.fork();
    const audience = { country, currency, customerCompanyId: query.customerCompanyId ?? null };
    const terms = await readPriceTerms(em, audience, [producerCompanyId], day);
    if (isRefusal(terms)) return terms;
    const { language } = caller;
    const rows = await readAhead(priceRows(em, terms, { producerCompanyId, country, language }));
    const sheet = { name: sheetNames[language], columns: sheetColumns(language) };
    const content = format === 'xlsx' ? xlsxOf(rows, sheet) : Readable.from(csvOf(rows, language));
    return fileAnswer(content, {
      mediaType: fileTypes[format],
      fileName: `${language === 'de' ? 'preisliste' : 'price-list'}-${day}.${format}`,
    });
  }
}
