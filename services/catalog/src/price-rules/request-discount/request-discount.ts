import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller, SignedInUser } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { columns, lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Outbox } from '@werkbank/platform/messaging';
import { ArticleEntity } from '../../catalogue/index.js';
import { audienceOf } from '../../pricing/index.js';
import { isOffered } from '../../replicas/index.js';
import { askedCompanies } from './asked-companies.js';
import { DiscountRequest, DiscountRequestProducer } from './entities.js';

type Given = CallInput<'requestDiscount'>['body'];

const dayMs = 24 * 60 * 60_000;

/** Requests a discount from producers. A repeated request is the same one while it is open. */
@Controller()
export class RequestDiscount {
  constructor(private readonly em: EntityManager) {}

  @Call('requestDiscount')
  async request(
    @Input() { body }: CallInput<'requestDiscount'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'requestDiscount'> | Refusal> {
    if (caller.kind !== 'user' || caller.companyId === undefined) return refuse('FORBIDDEN');
    const customerCompanyId = caller.companyId;
    const { country } = await audienceOf(this.em, { country: body.country }, caller);
    const at = { field: 'country', params: { country } };
    if (!(await isOffered(this.em, country))) return refuse('DELIVERY_COUNTRY_NOT_SERVED', at);
    return this.em.fork().transactional(async (em) => {
      await lockUntilCommit(em, 'discount-requests', customerCompanyId);
      const article = await articleOf(em, body.articleId);
      if (article === undefined) return refuse('ARTICLE_NOT_FOUND', { field: 'articleId' });
      const companies = await askedCompanies(em, body.producers, { country, customerCompanyId });
      if (companies.length < new Set(body.producers).size)
        return refuse('PRODUCER_NOT_FOUND', { field: 'producers' });
      const asked = { customerCompanyId, country, companies, body };
      const open = await sameThatIsOpen(em, asked);
      if (open !== undefined) return { id: open };
      const max = discountLimits.requestsOfDay;
      const since = { $gt: new Date(Date.now() - dayMs) };
      if ((await em.count(DiscountRequest, { customerCompanyId, askedAt: since })) >= max)
        return refuse('TOO_MANY_DISCOUNT_REQUESTS', { params: { max } });
      const requestId = await write(em, asked, caller);
      const { userId, firstName, lastName, email, companyName = '' } = caller;
      await Outbox.record(
        em,
        'catalog.discount-requested.v1',
        {
          requestId,
          producerCompanyIds: companies,
          customerName: companyName,
          askedBy: { userId, firstName, lastName, email },
          remarks: body.remarks,
          materialNumber: article,
        },
        { key: requestId },
      );
      return { id: requestId };
    });
  }
}

interface Asked {
  customerCompanyId: number;
  country: string;
  companies: readonly number[];
  body: Given;
}

const numberOfArticle = statement(
  'number-of-article',
  columns(ArticleEntity, 'materialNumber'),
  'select material_number as "materialNumber" from article where article_id = ?',
);

/** The article's number; null for a request without an article, undefined for an unknown article. */
async function articleOf(em: Em, articleId: string | undefined): Promise<string | null | undefined> {
  if (articleId === undefined) return null;
  return (await readOne(em, numberOfArticle, [articleId]))?.materialNumber;
}

const openRequest = statement(
  'same-open-discount-request',
  columns(DiscountRequest, 'id'),
  `select r.id from discount_request r
      where r.customer_company_id = ? and r.country = ? and r.remarks = ? and r.article_id is not distinct from ?
        and (select jsonb_agg(p.producer_company_id order by p.producer_company_id) from discount_request_producer p
              where p.request_id = r.id and p.status = 'Open') = ?::jsonb
      order by r.id desc limit 1`,
);

/** The open request with the same content: a repeated click asks no producer twice. */
async function sameThatIsOpen(em: Em, asked: Asked): Promise<number | undefined> {
  const { customerCompanyId, country, companies, body } = asked;
  const found = await readOne(em, openRequest, [
    customerCompanyId,
    country,
    body.remarks,
    body.articleId ?? null,
    JSON.stringify([...companies].sort((a, b) => a - b)),
  ]);
  return found?.id;
}

async function write(em: Em, { customerCompanyId, country, companies, body }: Asked, caller: SignedInUser) {
  const { userId, firstName, lastName, email } = caller;
  const request = em.create(DiscountRequest, {
    customerCompanyId,
    userId,
    firstName,
    lastName,
    email,
    country,
    remarks: body.remarks,
    articleId: body.articleId ?? null,
    askedAt: new Date(),
  });
  await em.flush();
  await em.insertMany(
    DiscountRequestProducer,
    companies.map((producerCompanyId) => ({
      requestId: request.id,
      producerCompanyId,
      status: 'Open' as const,
    })),
  );
  return request.id;
}
