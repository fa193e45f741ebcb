import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { AdminEnv } from '../../env.js';
import { SweepRegistrations } from '../../identity/index.js';

const everyMs = 60 * 60_000;

/** What is over and of no use to anybody; mails are kept for a while to answer where one went. */
const useless = [
  'delete from captcha_solution where expires_at < now()',
  `delete from password_reset where requested_at < now() - interval '30 days'`,
  `delete from email_change where requested_at < now() - interval '30 days'`,
  `delete from sign_in_attempt where last_at < now() - interval '12 hours'`,
  // No session and no token is good for longer than a day.
  `delete from ended_session where ended_at < now() - interval '2 days'`,
  `delete from user_import where finished_on < now() - interval '90 days'`,
  `delete from user_difference where repaired_at < now() - interval '90 days'`,
  // Whoever is gone need not have agreed to anything.
  `delete from registration r where confirmed_at < now() - interval '30 days'
      and not exists (select from users u where u.id = r.user_id)`,
  `delete from mail where coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
];

/** Every hour: ends registrations that nobody confirmed and forgets what is over. Every replica may do it. */
@Injectable()
export class TidyUp extends RepeatedTask {
  constructor(
    private readonly em: EntityManager,
    private readonly registrations: SweepRegistrations,
    @Inject(SERVICE) private readonly service: ServiceInfo<AdminEnv>,
  ) {
    super({ name: 'tidy-up', everyMs });
  }

  protected override async work(): Promise<void> {
    for (const sql of useless) await this.em.fork().execute(sql);
    const days = this.service.env.AUDIT_KEPT_DAYS;
    await this.em
      .fork()
      .execute('delete from audit_entry where at < now() - make_interval(days => ?)', [days]);
    await this.registrations.sweep();
  }
}
