import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { SavedList } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { BoughtArticles } from '../bought-articles/bought-articles.js';
import { findList, headOf } from '../store-lists/list-reader.js';
import { linesNow } from '../store-lists/lines-now.js';
import { savedListSchema } from '../store-lists/saved-list.entity.js';

const seenLists = statement(
  'saved-lists-of-reader',
  columns(savedListSchema, 'id', 'authorId', 'authorName', 'name', 'isShared', 'lineCount', 'changedAt'),
  `select id, author_id as "authorId", author_name as "authorName", name, is_shared as "isShared",
     line_count as "lineCount", changed_at as "changedAt"
    from saved_list where company_id = ? and (is_shared or author_id = ?) order by compare_form(name)`,
);

/** Lists as the people of a company see them. */
@Controller()
export class ShowLists {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: Queries,
    private readonly bought: BoughtArticles,
  ) {}

  @Call('listSavedLists')
  async list(@CallerOf() caller: Caller): Promise<CallAnswer<'listSavedLists'>> {
    const { userId, companyId } = buyerOf(caller);
    const lists = await readMany(this.em, seenLists, [companyId, userId]);
    return { lists: lists.map((list) => headOf(list, caller)) };
  }

  @Call('getSavedList')
  async show(
    @Input() { params, query }: CallInput<'getSavedList'>,
    @CallerOf() caller: Caller,
  ): Promise<SavedList | Refusal> {
    const list = await findList(this.em, params.listId, caller);
    if (isRefusal(list)) return list;
    const { lng: language, country, currency } = query;
    const audience = { language, country, currency, customerCompanyId: list.companyId };
    const kept = await this.bought.withLastPrices(list.companyId, list.lines);
    const lines = await linesNow(this.queries, audience, kept);
    return isRefusal(lines) ? lines : { ...headOf(list, caller), lines };
  }
}
