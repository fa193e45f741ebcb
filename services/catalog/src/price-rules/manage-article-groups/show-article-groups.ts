import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ArticleGroup } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ownsRules } from '../company-rules/change-rules.js';
import { articleGroupOf, articleGroupsOf, materialGroupsOf } from './article-group-view.js';

@Controller()
export class ShowArticleGroups {
  constructor(private readonly em: EntityManager) {}

  @Call('listArticleGroups')
  async list(
    @Input() { params }: CallInput<'listArticleGroups'>,
    @CallerOf() caller: Caller,
  ): Promise<ArticleGroup[] | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return articleGroupsOf(this.em, params.producerCompanyId, caller.language);
  }

  @Call('getArticleGroup')
  async get(
    @Input() { params }: CallInput<'getArticleGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<ArticleGroup | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    const group = await articleGroupOf(this.em, params, caller.language);
    return group ?? refuse('ARTICLE_GROUP_NOT_FOUND');
  }

  @Call('listMaterialGroups')
  async materialGroups(
    @Input() { params }: CallInput<'listMaterialGroups'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listMaterialGroups'> | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return materialGroupsOf(this.em, params.producerCompanyId, caller.language);
  }
}
