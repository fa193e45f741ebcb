import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { savedListLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { changeLists, nameTaken } from '../store-lists/change-lists.js';
import { findOwnList } from '../store-lists/list-reader.js';
import { newLines } from '../store-lists/quote-lines.js';
import type { SavedListRecord } from '../store-lists/saved-list.entity.js';
import { addedArticles, changedLines } from './change-lines.js';

type Done = CallAnswer<'updateSavedList'>;
type Change = (em: EntityManager, list: SavedListRecord) => Promise<Refusal | undefined>;

/** Renames, shares, changes and deletes lists. */
@Controller()
export class EditList {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
  ) {}

  @Call('updateSavedList')
  update(
    @Input() { params, body }: CallInput<'updateSavedList'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    return this.change(params.listId, caller, async (em, list) => {
      const taken = await nameTaken(em, list.companyId, body.name, list.id);
      if (taken) return taken;
      Object.assign(list, { name: body.name, isShared: body.isShared, changedAt: new Date() });
      return undefined;
    });
  }

  @Call('changeSavedListLines')
  async changeLines(
    @Input() { params, body }: CallInput<'changeSavedListLines'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    const { changes, language, country, currency } = body;
    const before = await findOwnList(this.em, params.listId, caller);
    if (isRefusal(before)) return before;
    const audience = { language, country, currency, customerCompanyId: before.companyId };
    // Asked before the lock: a slow catalogue delays no other change of the company.
    const added = await newLines(this.queries, audience, addedArticles(before.lines, changes));
    if (isRefusal(added)) return added;
    return this.change(params.listId, caller, async (_, list) => {
      const lines = changedLines(list.lines, changes, added);
      if (lines.length > savedListLimits.lines)
        return refuse('SAVED_LIST_FULL', { params: { max: savedListLimits.lines } });
      Object.assign(list, { lines, lineCount: lines.length, changedAt: new Date() });
      return undefined;
    });
  }

  @Call('deleteSavedList')
  delete(
    @Input() { params }: CallInput<'deleteSavedList'>,
    @CallerOf() caller: Caller,
  ): Promise<Done | Refusal> {
    return this.change(params.listId, caller, async (em, list) => {
      em.remove(list);
      return undefined;
    });
  }

  private change(listId: string, caller: Caller, change: Change): Promise<Done | Refusal> {
    return changeLists<Done>(this.em, buyerOf(caller).companyId, async (em) => {
      const list = await findOwnList(em, listId, caller);
      if (isRefusal(list)) return list;
      return (await change(em, list)) ?? {};
    });
  }
}
