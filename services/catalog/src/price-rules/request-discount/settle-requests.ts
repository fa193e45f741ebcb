import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { Producer } from '../../replicas/index.js';
import { DiscountRequest } from './entities.js';

const settle = statement(
  'settle-discount-requests',
  {
    requestId: DiscountRequest.properties.id,
    userId: DiscountRequest.properties.userId,
    producerName: Producer.properties.name,
  },
  `update discount_request_producer q set status = ?, answer = nullif(?, ''), answered_at = now()
       from discount_request r, producer_company c, producer p
      where r.id = q.request_id and r.customer_company_id = ? and q.producer_company_id = ? and q.status = 'Open'
        and c.id = q.producer_company_id and p.id = c.producer_id and (r.id = ? or ?::int is null)
      returning r.id as "requestId", r.user_id as "userId", p.name as "producerName"`,
);

interface Settled {
  producerCompanyId: number;
  customerCompanyId: number;
  /** Absent: all open requests. */
  requestId?: number;
  status: 'Granted' | 'Declined';
  answer: string;
}

/** Answers a customer's open requests, and publishes each answer for the person who asked. */
export async function settleRequests(em: EntityManager, settled: Settled): Promise<void> {
  const { producerCompanyId, customerCompanyId, requestId, status, answer } = settled;
  const rows = await readMany(em, settle, [
    status,
    answer,
    customerCompanyId,
    producerCompanyId,
    requestId ?? null,
    requestId ?? null,
  ]);
  for (const row of rows) {
    const told = { ...row, status, answer };
    await Outbox.record(em, 'catalog.discount-request-answered.v1', told, { key: row.requestId });
  }
}
