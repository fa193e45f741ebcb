import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ArticleGroup as Group } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { discountLimits } from '@werkbank/contracts/limits';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeRules, isStale } from '../company-rules/change-rules.js';
import { ArticleGroup, DiscountGroup } from '../company-rules/entities.js';
import { type ArticleGroupRef, keptArticleGroup } from './article-group-view.js';

const usingGroup = statement(
  'discount-group-using-article-group',
  columns(DiscountGroup, 'name'),
  `select g.name from discount_group g join discount d on d.discount_group_id = g.id
          where g.producer_company_id = ? and g.material_group_type = 'ArticleGroup'
            and d.material_or_article_group_id = ? order by g.id limit 1`,
);

const groupWithName = statement(
  'article-group-with-name',
  columns(ArticleGroup, 'id'),
  'select id from article_group where producer_company_id = ? and compare_form(name) = compare_form(?) and id <> ?',
);

/** Adds, renames and deletes article groups, the parents of material groups. */
@Controller()
export class EditArticleGroups {
  constructor(private readonly em: EntityManager) {}

  @Call('createArticleGroup')
  create(
    @Input() { params, body }: CallInput<'createArticleGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<Group | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const max = discountLimits.groupsOfCompany;
      if ((await em.count(ArticleGroup, { producerCompanyId })) >= max)
        return refuse('TOO_MANY_PRICE_RULES', { params: { max } });
      if (await nameIsTaken(em, producerCompanyId, body.name)) return nameExists();
      const group = em.create(ArticleGroup, { producerCompanyId, name: body.name });
      await em.flush();
      return keptArticleGroup(em, { producerCompanyId, articleGroupId: group.id }, caller.language);
    });
  }

  @Call('updateArticleGroup')
  update(
    @Input() { params, body }: CallInput<'updateArticleGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<Group | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findArticleGroup(em, params);
      if (!group) return refuse('ARTICLE_GROUP_NOT_FOUND');
      if (group.name === body.name) return keptArticleGroup(em, params, caller.language);
      if (isStale(group.lockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      if (await nameIsTaken(em, producerCompanyId, body.name, group.id)) return nameExists();
      group.name = body.name;
      await em.flush();
      return keptArticleGroup(em, params, caller.language);
    });
  }

  @Call('deleteArticleGroup')
  delete(
    @Input() { params }: CallInput<'deleteArticleGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteArticleGroup'> | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findArticleGroup(em, params);
      if (!group) return refuse('ARTICLE_GROUP_NOT_FOUND');
      const user = await readOne(em, usingGroup, [producerCompanyId, group.id]);
      if (user) return refuse('ARTICLE_GROUP_IN_USE', { params: { discountGroup: user.name } });
      await em.nativeDelete(ArticleGroup, { id: group.id });
      return {};
    });
  }
}

export function findArticleGroup(em: Em, { producerCompanyId, articleGroupId }: ArticleGroupRef) {
  return em.findOne(ArticleGroup, { id: articleGroupId, producerCompanyId });
}

const nameExists = () => refuse('ARTICLE_GROUP_EXISTS', { field: 'name' });

async function nameIsTaken(em: Em, companyId: number, name: string, exceptId = 0): Promise<boolean> {
  return (await readOne(em, groupWithName, [companyId, name, exceptId])) !== undefined;
}
