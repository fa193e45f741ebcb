import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import { addLines } from '@werkbank/contracts/basket';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { savedListLimits } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { changeLists, nameTaken } from '../store-lists/change-lists.js';
import { newLines } from '../store-lists/quote-lines.js';
import { type KeptListLine, SavedListRecord } from '../store-lists/saved-list.entity.js';

type Saved = CallAnswer<'createSavedList'>;

/** Saves a basket, entered lines or an order as a list. */
@Controller()
export class SaveList {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
  ) {}

  @Call('createSavedList')
  async create(
    @Input() { body }: CallInput<'createSavedList'>,
    @CallerOf() caller: Caller,
  ): Promise<Saved | Refusal> {
    const { lines: given, language, country, currency, ...data } = body;
    const { companyId: customerCompanyId } = buyerOf(caller);
    const audience = { language, country, currency, customerCompanyId };
    const lines = await newLines(this.queries, audience, addLines([], given));
    return isRefusal(lines) ? lines : this.save(data, lines, caller);
  }

  @Call('saveOrderAsList')
  async createOfOrder(
    @Input() { body }: CallInput<'saveOrderAsList'>,
    @CallerOf() caller: Caller,
  ): Promise<Saved | Refusal> {
    const { orderId, ...data } = body;
    const { companyId: customerCompanyId } = buyerOf(caller);
    const ordered = await this.queries.ask('orders.get-order-lines', { orderId, customerCompanyId });
    if (isRefusal(ordered)) return ordered;
    if (!ordered) return refuse('ORDER_NOT_FOUND');
    const { currency, orderedOn: on = new Date().toISOString() } = ordered;
    const lines = ordered.lines.map(({ dispatchLocationId: _, taxBase, quantity, ...line }) => ({
      ...line,
      quantity,
      last: { kind: 'ordered' as const, on, quantity, taxBase, currency },
    }));
    return this.save(data, addLines([], lines), caller);
  }

  private async save(
    { name, isShared }: { name: string; isShared: boolean },
    lines: KeptListLine[],
    caller: Caller,
  ): Promise<Saved | Refusal> {
    if (lines.length > savedListLimits.lines)
      return refuse('SAVED_LIST_FULL', { params: { max: savedListLimits.lines } });
    const { userId: authorId, companyId } = buyerOf(caller);
    return changeLists<Saved>(this.em, companyId, async (em) => {
      const max = savedListLimits.ofCompany;
      if ((await em.count(SavedListRecord, { companyId })) >= max)
        return refuse('SAVED_LISTS_FULL', { params: { max } });
      const taken = await nameTaken(em, companyId, name);
      if (taken) return taken;
      const id = randomUUID();
      em.create(SavedListRecord, {
        id,
        companyId,
        authorId,
        authorName: nameOf(caller),
        name,
        isShared,
        lines,
        lineCount: lines.length,
        changedAt: new Date(),
      });
      return { id };
    });
  }
}

const nameOf = (caller: Caller): string =>
  caller.kind === 'user' ? `${caller.firstName} ${caller.lastName}`.trim() : '';
