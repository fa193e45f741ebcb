import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { changeLines } from '@werkbank/contracts/basket';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { OwnBasket, ShownBasket } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { pricedFor } from '../buyer/buyer-of.js';

/** Whoever has kept nothing, or drafted nothing since the last order, has nulls. */
interface BasketRow {
  lines: OwnBasket['lines'] | null;
  version: number | null;
  draftId: string | null;
  draftedAt: Date | string | null;
}

/** A person's basket, the same on every device. Whose it is, the token says: nobody can name another's. */
@Controller()
export class KeepBasket {
  constructor(private readonly em: EntityManager) {}

  @Call('getOwnBasket')
  async show(@CallerOf() caller: Caller): Promise<ShownBasket> {
    const userId = personOf(caller);
    const row = await readOne<BasketRow>(
      this.em,
      `select kept.lines, kept.version, newest.id as "draftId", newest.drafted_at as "draftedAt"
       from (select 1) as one
       left join own_basket kept on kept.user_id = ?
       left join lateral (
         select id, drafted_at, order_id, company_id from order_draft where user_id = ?
         order by drafted_at desc limit 1
       ) newest on newest.order_id is null and newest.company_id = ?`,
      [userId, userId, pricedFor(caller)],
    );
    return {
      lines: row?.lines ?? [],
      version: row?.version ?? 0,
      openDraft:
        row?.draftId && row.draftedAt
          ? { id: row.draftId, draftedAt: new Date(row.draftedAt).toISOString() }
          : null,
    };
  }

  @Call('changeOwnBasket')
  async change(
    @Input() { body }: CallInput<'changeOwnBasket'>,
    @CallerOf() caller: Caller,
  ): Promise<OwnBasket | Refusal> {
    const userId = personOf(caller);
    return this.em.fork().transactional(async (transaction) => {
      // Locks the row, also the one that it makes: two devices change one after the other.
      const kept = await readOne<OwnBasket>(
        transaction,
        `insert into own_basket (user_id, lines, version, changed_at) values (?, '[]', 0, now())
         on conflict (user_id) do update set changed_at = excluded.changed_at
         returning lines, version`,
        [userId],
      );
      const lines = changeLines(kept?.lines ?? [], body.changes);
      if (lines.length > maxBasketItems) return refuse('BASKET_FULL', { params: { max: maxBasketItems } });
      const version = (kept?.version ?? 0) + 1;
      await transaction.execute('update own_basket set lines = ?, version = ? where user_id = ?', [
        JSON.stringify(lines),
        version,
        userId,
      ]);
      return { lines, version };
    });
  }
}

function personOf(caller: Caller): number {
  if (caller.kind !== 'user') throw new Error('only somebody who is signed in has a basket of his own');
  return caller.userId;
}
