import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { changeLines } from '@werkbank/contracts/basket';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { OwnBasket, ShownBasket } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { columns, runPrepared, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { pricedFor } from '../buyer/buyer-of.js';
import { ownBasketSchema } from './own-basket.entity.js';

/** Nulls without a stored basket, or without a draft since the last order. */
const shown = statement(
  'shown-basket',
  {
    lines: p.json<OwnBasket['lines']>().nullable(),
    version: p.integer().nullable(),
    draftId: p.uuid().nullable(),
    draftedAt: p.datetime().nullable(),
  },
  `select kept.lines, kept.version, newest.id as "draftId", newest.drafted_at as "draftedAt"
    from (select 1) as one
    left join own_basket kept on kept.user_id = $1
    left join lateral (
      select id, drafted_at, order_id, company_id from order_draft where user_id = $1
      order by drafted_at desc limit 1
    ) newest on newest.order_id is null and newest.company_id = $2
      and not exists (select from order_approval where draft_id = newest.id)`,
);

const read = statement(
  'own-basket',
  columns(ownBasketSchema, 'lines', 'version'),
  'select lines, version from own_basket where user_id = $1',
);

/** If two devices have read the same version, one saves and the other reads again. */
const saveUnlessChanged = statement(
  'save-own-basket',
  columns(ownBasketSchema, 'version'),
  `insert into own_basket (user_id, lines, version, changed_at) values ($1, $2, $3::int + 1, now())
    on conflict (user_id) do update
      set lines = excluded.lines, version = excluded.version, changed_at = excluded.changed_at
      where own_basket.version = $3
    returning version`,
);

/** A person's basket, the same on every device. The person comes from the token, never from the request. */
@Controller()
export class KeepBasket {
  constructor(private readonly em: EntityManager) {}

  @Call('getOwnBasket')
  async show(@CallerOf() caller: Caller): Promise<ShownBasket> {
    const userId = personOf(caller);
    const [row] = await runPrepared(this.em, shown, [userId, pricedFor(caller)]);
    return {
      lines: row?.lines ?? [],
      version: row?.version ?? 0,
      openDraft:
        row?.draftId && row.draftedAt ? { id: row.draftId, draftedAt: row.draftedAt.toISOString() } : null,
    };
  }

  @Call('changeOwnBasket')
  async change(
    @Input() { body }: CallInput<'changeOwnBasket'>,
    @CallerOf() caller: Caller,
  ): Promise<OwnBasket | Refusal> {
    const userId = personOf(caller);
    for (;;) {
      const [kept] = await runPrepared(this.em, read, [userId]);
      const lines = changeLines(kept?.lines ?? [], body.changes);
      if (lines.length > maxBasketItems) return refuse('BASKET_FULL', { params: { max: maxBasketItems } });
      const values = [userId, JSON.stringify(lines), kept?.version ?? 0];
      const [saved] = await runPrepared(this.em, saveUnlessChanged, values);
      if (saved) return { lines, version: saved.version };
    }
  }
}

function personOf(caller: Caller): number {
  if (caller.kind !== 'user') throw new Error('only somebody who is signed in has a basket of his own');
  return caller.userId;
}
