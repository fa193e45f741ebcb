import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import { columns, readMany, type RowOf, run, statement } from '@werkbank/platform/database';
import { OnEvent } from '@werkbank/platform/messaging';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { userSchema } from '../../directory/index.js';
import { writeBulkMails } from '../send-mails/write-mail.js';
import { kindsOf, type Milestone, orderLetter, type Side, urgent } from './order-letters.js';

const lifetimeMs = 7 * 24 * 60 * 60_000;

const addressee = {
  userId: userSchema.properties.id,
  ...columns(userSchema, 'email', 'language', 'firstName', 'lastName'),
  companyId: p.integer(),
  side: p.text().$type<Side>(),
  digest: p.boolean(),
};

const addressees = statement(
  'addressees-of-milestone',
  addressee,
  `with people as (select * from users where enabled and removed_at is null),
   told as (
     select p.*, 'buyer' as side from people p
      where p.company_id = ? and (p.company_admin or p.id = ?)
     union all
     select p.*, 'producer' from people p
      where p.company_id in (select value::int from jsonb_array_elements_text(?::jsonb))
        and (p.company_admin
             or not exists (select from people a where a.company_id = p.company_id and a.company_admin)))
   select t.id as "userId", t.email, t.language, t.first_name as "firstName", t.last_name as "lastName",
          t.company_id as "companyId", t.side, coalesce(c.digest, false) as digest
     from told t left join mail_choice c on c.user_id = t.id
    where t.side in (select jsonb_array_elements_text(?::jsonb))
      and not (?::text = any (coalesce(c.off, '{}')))
    order by t.id, t.side`,
);

const insertLines = statement(
  'insert-digest-lines',
  {},
  `insert into mail_digest_line (user_id, text, url)
   select w."userId", w.text, w.url
     from jsonb_to_recordset(?) as w ("userId" integer, text text, url text)`,
);

/**
 * Milestones of an order go to its buyer and to the admins of the buyer's company, and to the admins of the producer companies
 * whose deliveries are concerned. In a company without an admin they go to everybody.
 */
@Controller()
export class WhenMilestoneReached {
  constructor(@Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>) {}

  @OnEvent('orders.milestone-reached.v1')
  async handle(milestone: Milestone, em: EntityManager): Promise<void> {
    const { kind, releaseUntil } = milestone;
    const sides = (['buyer', 'producer'] as const).filter((side) => kindsOf[side].includes(kind));
    const mails = (await addresseesOf(em, milestone, sides)).map(({ userId, email, digest, ...reader }) => ({
      userId,
      email,
      digest: digest && !urgent.includes(kind),
      letter: orderLetter(reader, milestone, this.service.env.PUBLIC_URL),
    }));
    const waiting = mails
      .filter(({ digest }) => digest)
      .map(({ userId, letter }) => ({ userId, text: letter.subject, url: letter.link?.url }));
    await run(em, insertLines, [JSON.stringify(waiting)]);
    const over =
      urgent.includes(kind) && releaseUntil !== null ? Date.parse(releaseUntil) : Date.now() + lifetimeMs;
    await writeBulkMails(
      em,
      mails.filter(({ digest }) => !digest),
      new Date(over),
    );
  }
}

function addresseesOf(
  em: EntityManager,
  milestone: Milestone,
  sides: readonly Side[],
): Promise<RowOf<typeof addressee>[]> {
  const { kind, buyer, deliveries } = milestone;
  const producers = [...new Set(deliveries.map(({ producerCompanyId }) => producerCompanyId))];
  return readMany(em, addressees, [
    buyer.customerId,
    buyer.userId,
    JSON.stringify(producers),
    JSON.stringify(sides),
    kind,
  ]);
}
