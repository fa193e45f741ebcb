import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, type StreamableFile } from '@nestjs/common';
import { addDays, startOfDay } from '@werkbank/contracts/calendar';
import { type CallInput, fileTypes } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, fileAnswer, Input } from '@werkbank/platform/http';
import { readAhead, xlsxOf } from '@werkbank/platform/spreadsheets';
import { companyOf } from '../../order/index.js';
import { reportColumns } from './report-columns.js';
import { reportedItems } from './reported-items.js';

/** Each report keeps a processor busy; further callers get a refusal with a retry delay. */
const reportsAtOnce = 4;
/** There are no older orders, and calendars of long ago are unreliable. */
const firstDay = '2000-01-01';

/** The orders of a producer company as a workbook, streamed while it is made. */
@Controller()
export class ReportOrders {
  private underWay = 0;

  constructor(private readonly em: EntityManager) {}

  @Call('generateExcelReport')
  async report(
    @Input() { body: { dateFrom, dateTo, zone } }: CallInput<'generateExcelReport'>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile | Refusal> {
    if (this.underWay >= reportsAtOnce) return refuse('TOO_BUSY');
    const { language } = caller;
    const begins = (day: string) => startOfDay(day < firstDay ? firstDay : day, zone);
    const items = reportedItems(
      // The file is generated after the answer has begun, so it needs a separate entity manager.
      this.em.fork(),
      {
        producerCompanyId: companyOf(caller) ?? 0,
        from: begins(dateFrom),
        before: begins(addDays(dateTo, 1)),
        language,
      },
    );
    const sheet = { name: 'Orders', columns: reportColumns(language, zone) };
    const content = xlsxOf(await readAhead(items), sheet);
    this.underWay++;
    content.once('close', () => this.underWay--);
    return fileAnswer(content, {
      mediaType: fileTypes.xlsx,
      fileName: `${language === 'de' ? 'bestellungen' : 'orders'}-${dateFrom}-${dateTo}.xlsx`,
    });
  }
}
