import { setTimeout as delay } from 'node:timers/promises';
import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Logger } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { UserDifference, UserDrift } from '@werkbank/contracts/entities';
import type { Caller } from '@werkbank/contracts/access';
import {
  columns,
  readOne,
  statement,
  statementFor,
  instant,
  pagingOf,
  windowOf,
} from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { UserDriftEntity } from './user-drift.entity.js';
import { RepairAccounts, repairIsUnderWay } from './repair-accounts.js';

/** Enough for a few thousand accounts; with more, the client polls for the result. */
const answerAfterMs = 10_000;

const drift = statement(
  'user-drift',
  {
    ...columns(UserDriftEntity, 'users', 'accounts', 'found'),
    checkedAt: p.text().nullable(),
    checkingSince: p.text().nullable(),
    open: p.integer(),
    waiting: p.integer(),
  },
  `select ${instant('checked_at')} as "checkedAt", users, accounts, found,
          case when ${repairIsUnderWay} then ${instant('begun_at')} end as "checkingSince",
          (select count(*)::int from user_difference where repaired_at is null) as open,
          (select count(*)::int from users where account_version <> account_told) as waiting
     from user_drift`,
);

const states = { open: 'repaired_at is null', mended: 'repaired_at is not null', '': 'true' };
const listedDifferences = statementFor(
  'listed-user-differences',
  { total: p.integer(), differences: p.json<UserDifference[]>() },
  (state: keyof typeof states, window: readonly number[]) => ({
    sql: `select (select count(*)::int from user_difference where ${states[state]}) as total,
                 (select coalesce(json_agg(listed), '[]') from (
                    select ${instant('found_at')} as "foundAt", email, user_id as "userId", kind,
                           ${instant('repaired_at')} as "repairedAt"
                      from user_difference where ${states[state]} order by found_at desc, id desc limit ? offset ?
                  ) listed) as differences`,
    params: window,
  }),
  [
    ['open', [1, 0]],
    ['mended', [1, 0]],
    ['', [1, 0]],
  ],
);

/** Results of account comparisons, and a new comparison on request. */
@Controller()
export class ShowUserDrift {
  private readonly log = new Logger('keycloak-sync');

  constructor(
    private readonly em: EntityManager,
    private readonly repairs: RepairAccounts,
  ) {}

  @Call('getUserDrift')
  async last(): Promise<UserDrift> {
    const last = await readOne(this.em, drift);
    if (!last) throw new Error('the migrations have put in the one row');
    return last;
  }

  @Call('listUserDifferences')
  async differences(
    @Input() { query }: CallInput<'listUserDifferences'>,
  ): Promise<CallAnswer<'listUserDifferences'>> {
    const found = await readOne(this.em, ...listedDifferences(query.state, windowOf(query)));
    return { differences: found?.differences ?? [], ...pagingOf(query, found?.total ?? 0) };
  }

  @Call('repairUserDrift')
  async repair(@CallerOf() caller: Caller): Promise<UserDrift> {
    const patience = new AbortController();
    const look = this.repairs.repair(caller).finally(() => patience.abort());
    // After the time limit the caller misses the failure; the next comparison makes up for it.
    look.catch((error: unknown) =>
      this.log.warn(`The look at the accounts was interrupted: ${String(error)}`),
    );
    const enough = delay(answerAfterMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([look, enough]);
    return this.last();
  }
}
