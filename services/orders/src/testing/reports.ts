import type { CallRequest } from '@werkbank/contracts/calls';
import type { DownloadedFile } from '@werkbank/contracts/client';
import type { TestInstance } from '@werkbank/platform/testing';
import { aLine, aTaxedSection } from './a-submission.js';
import { people, submitted } from './orders-instance.js';
import { readWorkbook } from './read-workbook.js';

export type ReportBody = CallRequest<'generateExcelReport'>['body'];
type Reader = 'swiss' | 'german' | 'otherProducer';

export const zurich = 'Europe/Zurich';
export const day = (one: string) => ({ dateFrom: one, dateTo: one, zone: zurich });

export const askReport = async (
  instance: TestInstance,
  body: ReportBody,
  { reader = 'swiss', language = 'de' }: { reader?: Reader; language?: 'de' | 'en' } = {},
): Promise<DownloadedFile> =>
  instance.callAs(await people[reader](), 'generateExcelReport', { body }, { language });

/** The sheet of a report. */
export async function readReport(...asked: Parameters<typeof askReport>) {
  const { content } = await askReport(...asked);
  const [sheet] = readWorkbook(new Uint8Array(await content.arrayBuffer())).sheets;
  if (!sheet) throw new Error('the workbook has no sheet');
  return sheet;
}
export type ReadReport = Awaited<ReturnType<typeof readReport>>;

/** Orders of a report's items, each once. */
export const ordersIn = ({ rows }: Pick<ReadReport, 'rows'>) => [...new Set(rows.map(([id]) => id?.v))];

/** An order of one line of the Swiss producer. */
export const orderAt = (
  instance: TestInstance,
  submittedAt: string,
  overrides: Parameters<typeof submitted>[1] = {},
) =>
  submitted(instance, {
    orderSections: [aTaxedSection([aLine('drill-1', 12, 450)])],
    submittedAt,
    ...overrides,
  });
