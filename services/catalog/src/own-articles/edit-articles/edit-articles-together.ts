import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { importingCompany, StartArticleEdit } from '../../catalogue-imports/index.js';
import { ownArticlesWhere } from '../filter-articles/own-articles-where.js';

/** Changes all articles that match a filter of the working list, for any number of them. */
@Controller()
export class EditArticlesTogether {
  constructor(
    private readonly em: EntityManager,
    private readonly edits: StartArticleEdit,
  ) {}

  @Call('editOwnArticles')
  async edit(
    @Input() { query, body: { filter, edit } }: CallInput<'editOwnArticles'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'editOwnArticles'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    return this.edits.start(caller, companyId, edit, ownArticlesWhere(companyId, filter));
  }
}
