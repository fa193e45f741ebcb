import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ArticleGroup as Group } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, run, statement, statementFor } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeRules, isStale } from '../company-rules/change-rules.js';
import { ArticleGroupMember, MaterialGroup } from '../company-rules/entities.js';
import { keptArticleGroup } from './article-group-view.js';
import { findArticleGroup } from './edit-article-groups.js';

const countChange = statement(
  'count-article-group-change',
  {},
  'update article_group set lock_key = lock_key + 1 where id = ?',
);

/** The existing material groups among them, each with its article group of the company. */
const members = statementFor(
  'material-groups-with-parents',
  {
    ...columns(MaterialGroup, 'id'),
    name: p.text(),
    parentId: p.integer().nullable(),
    parentName: p.text().nullable(),
  },
  (companyId: number, ids: readonly number[], language: Language) => ({
    sql: `select m.id, m.${language} as name, g.id as "parentId", g.name as "parentName"
     from material_group m left join (article_group_member am
       join article_group g on g.id = am.article_group_id and g.producer_company_id = ?) on am.material_group_id = m.id
     where m.id in (select value::int from jsonb_array_elements_text(?::jsonb)) order by m.id`,
    params: [companyId, JSON.stringify(ids)],
  }),
  [[1, [1], 'de']],
);

/** Assigns material groups to an article group as their parent. Each has at most one parent. */
@Controller()
export class AssignMaterialGroups {
  constructor(private readonly em: EntityManager) {}

  @Call('assignMaterialGroups')
  assign(
    @Input() { params, body }: CallInput<'assignMaterialGroups'>,
    @CallerOf() caller: Caller,
  ): Promise<Group | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const group = await findArticleGroup(em, params);
      if (!group) return refuse('ARTICLE_GROUP_NOT_FOUND');
      const wanted = new Set(body.materialGroups);
      const found = await readMany(em, ...members(producerCompanyId, [...wanted], caller.language));
      const before = await em.find(ArticleGroupMember, { articleGroupId: group.id });
      const current = new Set(before.map(({ materialGroupId }) => materialGroupId));
      const same = wanted.size === current.size && [...wanted].every((id) => current.has(id));
      if (!same && isStale(group.lockKey, body.optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      if (found.length < wanted.size)
        return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'materialGroups' });
      const elsewhere = found.find(({ parentId }) => parentId !== null && parentId !== group.id);
      if (elsewhere) {
        const { name, parentName } = elsewhere;
        return refuse('MATERIAL_GROUP_OF_OTHER_ARTICLE_GROUP', {
          field: 'materialGroups',
          params: { materialGroup: name, articleGroup: parentName ?? '' },
        });
      }
      if (!same) {
        await em.nativeDelete(ArticleGroupMember, { articleGroupId: group.id });
        const rows = [...wanted].map((materialGroupId) => ({ articleGroupId: group.id, materialGroupId }));
        if (rows.length > 0) await em.insertMany(ArticleGroupMember, rows);
        await run(em, countChange, [group.id]);
      }
      return keptArticleGroup(em, params, caller.language);
    });
  }
}
