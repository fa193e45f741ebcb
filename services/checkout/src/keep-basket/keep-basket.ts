import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import type { OwnBasket } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { readOne } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeLines } from './change-lines.js';

/** A person's basket, the same on every device. Whose it is, the token says: nobody can name another's. */
@Controller()
export class KeepBasket {
  constructor(private readonly em: EntityManager) {}

  @Call('getOwnBasket')
  async show(@CallerOf() caller: Caller): Promise<OwnBasket> {
    const kept = await readOne<OwnBasket>(
      this.em,
      'select lines, version from own_basket where user_id = ?',
      [personOf(caller)],
    );
    return kept ?? { lines: [], version: 0 };
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
