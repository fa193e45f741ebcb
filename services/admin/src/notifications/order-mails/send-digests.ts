import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { userSchema } from '../../directory/index.js';
import { writeBulkMails } from '../send-mails/write-mail.js';
import { digestLetter } from './order-letters.js';

const everyMs = 60_000;
const lifetimeMs = 2 * 24 * 60 * 60_000;
/** People of one transaction. */
const batch = 100;

const dueDigests = statement(
  'due-digests',
  {
    ...columns(userSchema, 'email', 'language', 'firstName', 'lastName'),
    here: p.boolean(),
    lines: p.json<{ text: string; url: string }[]>(),
  },
  `with morning as (
     select case when six <= moment then six else six - interval '1 day' end as at
       from (select moment, (date_trunc('day', moment at time zone 'Europe/Zurich') + interval '6 hours')
                            at time zone 'Europe/Zurich' as six
               from (select ?::timestamptz as moment) as now) as today),
   due as (
     select u.id from users u
      where exists (select from mail_digest_line l, morning where l.user_id = u.id and l.written_at < morning.at)
      order by u.id limit ? for update skip locked),
   gone as (
     delete from mail_digest_line where user_id in (select id from due)
     returning id, user_id, text, url)
   select u.email, u.language, u.first_name as "firstName", u.last_name as "lastName",
          u.enabled and u.removed_at is null as here,
          jsonb_agg(jsonb_build_object('text', g.text, 'url', g.url) order by g.id) as lines
     from gone g join users u on u.id = g.user_id group by u.id`,
);

/** At six in the morning of the platform: one mail with what happened since the last one. Every replica may do it. */
@Injectable()
export class SendDigests extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    @Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>,
  ) {
    super({ name: 'mail-digests', everyMs });
  }

  protected override async work(now = new Date()): Promise<void> {
    let taken = batch;
    while (taken === batch) taken = await this.em.fork().transactional((em) => this.sendSome(em, now));
  }

  /** Lines go in the transaction that writes their mail: none is in two of them, and none is lost. */
  private async sendSome(em: EntityManager, now: Date): Promise<number> {
    const people = await readMany(em, dueDigests, [now, batch]);
    const mails = people
      .filter(({ here }) => here)
      .map(({ email, lines, ...reader }) => ({
        email,
        letter: digestLetter(reader, lines, this.service.env.PUBLIC_URL),
      }));
    await writeBulkMails(em, mails, new Date(now.getTime() + lifetimeMs));
    return people.length;
  }
}
