import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import { columns, pagingOf, readMany, readOne, run, statement, windowOf } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { arrangeGroups } from '../../articles/index.js';
import { ArticleEntity, textIn, unplacedGroupId } from '../../catalogue/index.js';
import { isDiscountGroup } from '../compare/discount-groups.js';
import { importingCompany } from '../callers/importing-company.js';
import { inNameOf } from '../callers/in-name-of.js';
import { SourceGroupEntity } from '../tables/index.js';

const groupsOfCompany = statement(
  'source-groups-with-articles',
  {
    ...columns(SourceGroupEntity, 'sourceGroup', 'parent', 'name', 'groupId', 'materialGroupId'),
    articles: p.integer(),
    proposedGroupId: p.text().nullable(),
    because: p.text().nullable(),
  },
  `with own as materialized (
     select article_id, group_id, source_groups, classifications from article where owner_company_id = ?
   ), placed as (
     select g.source_group, count(*)::int as articles from own
       cross join jsonb_array_elements_text(own.source_groups) as g(source_group) group by 1
   ), classes as (
     select distinct g.source_group, c ->> 'code' as code, c ->> 'system' as system from own
       cross join jsonb_array_elements_text(own.source_groups) as g(source_group)
       cross join jsonb_array_elements(own.classifications) as c
   ), known as (
     select c ->> 'code' as code, group_id, count(*) as articles from article
       cross join jsonb_array_elements(classifications) as c
      where group_id <> '${unplacedGroupId}' and c ->> 'code' in (select code from classes) group by 1, 2
   ), by_class as (
     select distinct on (source_group) source_group, k.group_id, system || ' ' || code as because
       from classes join known k using (code) order by source_group, k.articles desc, k.group_id
   ), by_name as (
     select distinct on (s.source_group) s.source_group, k.category_id as group_id, null as because
       from source_group s join category k on k.kind = 'group' and k.category_id <> '${unplacedGroupId}'
         and compare_form(coalesce(s.name ->> 'de', s.name ->> 'en')) in (compare_form(k.de), compare_form(k.en))
      where s.company_id = ? order by s.source_group, k.category_id
   )
   select s.source_group as "sourceGroup", s.parent, s.name, s.group_id as "groupId",
     s.material_group_id as "materialGroupId", coalesce(placed.articles, 0) as articles,
     coalesce(by_class.group_id, by_name.group_id) as "proposedGroupId", by_class.because
   from source_group s left join placed using (source_group) left join by_class using (source_group)
   left join by_name using (source_group) where s.company_id = ? order by s.source_group`,
);
const shopGroups = statement(
  'groups-to-place-articles-in',
  { groupId: p.text(), de: p.text(), en: p.text() },
  `with recursive tree as (
     select category_id, kind, de, en, array[position] as places from category
      where parent_id is null and category_id <> '${unplacedGroupId}'
     union all
     select c.category_id, c.kind, tree.de || ' › ' || c.de, tree.en || ' › ' || c.en, tree.places || c.position
       from category c join tree on c.parent_id = tree.category_id
   ) select category_id as "groupId", de, en from tree where kind = 'group' order by places, category_id`,
);
const materialGroups = statement(
  'material-groups-to-choose',
  { id: p.integer(), de: p.text(), en: p.text() },
  'select id, de, en from material_group order by id',
);
const countUnplaced = statement(
  'count-unplaced-articles',
  { total: p.integer() },
  `select count(*)::int as total from article where owner_company_id = ? and group_id = '${unplacedGroupId}'`,
);
const unplacedArticles = statement(
  'unplaced-articles-of-company',
  columns(ArticleEntity, 'articleId', 'materialNumber', 'name', 'sourceGroups'),
  `select article_id as "articleId", material_number as "materialNumber", name, source_groups as "sourceGroups"
     from article where owner_company_id = ? and group_id = '${unplacedGroupId}'
    order by material_number, article_id limit ? offset ?`,
);
const savePlaces = statement(
  'save-places-of-source-groups',
  {},
  `update source_group g set group_id = p."groupId", material_group_id = p."materialGroupId"
     from jsonb_to_recordset(?::jsonb) as p("sourceGroup" text, "groupId" text, "materialGroupId" int)
    where g.company_id = ? and g.source_group = p."sourceGroup"`,
);
/** Each article where the first of its groups, or the nearest one above it that has a place, puts it. */
const moveArticles = statement(
  'move-articles-to-their-places',
  { groupId: p.text(), before: p.text(), articles: p.integer() },
  `with recursive upwards as (
     select source_group, source_group as at, parent, group_id, material_group_id, 0 as steps
       from source_group where company_id = ?
     union all
     select u.source_group, s.source_group, s.parent, s.group_id, s.material_group_id, u.steps + 1
       from upwards u join source_group s on s.company_id = ? and s.source_group = u.parent
      where u.steps < 50
   ), places as (
     select source_group,
       (array_agg(group_id order by steps) filter (where group_id is not null))[1] as group_id,
       (array_agg(material_group_id order by steps) filter (where material_group_id is not null))[1] as material_group_id
     from upwards group by 1
   ), wanted as (
     select a.article_id, a.group_id as before,
       coalesce((array_agg(p.group_id order by g.nth) filter (where p.group_id is not null))[1], a.group_id) as group_id,
       coalesce((array_agg(p.material_group_id order by g.nth) filter (where p.material_group_id is not null))[1],
         a.material_group_id) as material_group_id
     from article a cross join jsonb_array_elements_text(a.source_groups) with ordinality as g(source_group, nth)
       join places p using (source_group) where a.owner_company_id = ? group by a.article_id
   ), moved as (
     update article a set group_id = w.group_id, material_group_id = w.material_group_id from wanted w
      where a.article_id = w.article_id
        and (a.group_id, a.material_group_id) is distinct from (w.group_id, w.material_group_id)
     returning a.article_id, a.group_id, w.before, a.source_features <> '[]' as has_features
   ), waiting as (
     insert into article_to_map (article_id, forgotten)
     select m.article_id, (select coalesce(jsonb_agg(c -> 'key'), '[]') from article_table t
         cross join jsonb_array_elements(t.columns || t.details_columns) as c where t.group_id = m.before)
       from moved m where has_features and group_id <> before
     on conflict (article_id) do update set forgotten = article_to_map.forgotten || excluded.forgotten
   )
   select group_id as "groupId", before, count(*)::int as articles from moved group by 1, 2`,
);

const known = statement(
  'places-that-are-unknown',
  { sourceGroup: p.text().nullable(), groupId: p.text().nullable(), materialGroupId: p.integer().nullable() },
  `with asked as (
     select * from jsonb_to_recordset(?::jsonb) as a("sourceGroup" text, "groupId" text, "materialGroupId" int))
   select
     (select min(p."sourceGroup") from asked p where not exists (
        select from source_group s where s.company_id = ? and s.source_group = p."sourceGroup")) as "sourceGroup",
     (select min(p."groupId") from asked p where p."groupId" = '${unplacedGroupId}'
        or p."groupId" is not null and not exists (select from article_table t where t.group_id = p."groupId")) as "groupId",
     (select min(p."materialGroupId") from asked p where p."materialGroupId" is not null and not exists (
        select from material_group m where m.id = p."materialGroupId")) as "materialGroupId"`,
);

/** Places of a producer's own groups in the shop, and articles without a place. */
@Controller()
export class PlacesOfGroups {
  constructor(private readonly em: EntityManager) {}

  @Call('listSourceGroups')
  async list(
    @Input() { query }: CallInput<'listSourceGroups'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listSourceGroups'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const { language } = caller;
    return inNameOf(caller, async () => {
      const own = await readMany(this.em, groupsOfCompany, [companyId, companyId, companyId]);
      const groups = await readMany(this.em, shopGroups);
      const paths = new Map(groups.map((group) => [group.groupId, group[language]]));
      const materials = await readMany(this.em, materialGroups);
      const unplaced = await readOne(this.em, countUnplaced, [companyId]);
      return {
        sourceGroups: own.map(({ proposedGroupId, because, name, ...group }) => ({
          ...group,
          name: textIn(name, language),
          isDiscountGroup: isDiscountGroup(group.sourceGroup),
          proposal: proposal(group.groupId, proposedGroupId, because, paths, language),
        })),
        groups: groups.map((group) => ({ groupId: group.groupId, path: group[language] })),
        materialGroups: materials.map((group) => ({ id: group.id, name: group[language] })),
        unplaced: unplaced?.total ?? 0,
      };
    });
  }

  @Call('placeSourceGroups')
  async place(
    @Input() { query, body }: CallInput<'placeSourceGroups'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'placeSourceGroups'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const asked = JSON.stringify(body.places);
    return inNameOf(caller, () =>
      this.em.fork().transactional(async (em) => {
        const unknown = await readOne(em, known, [asked, companyId]);
        const refused = unknown && refusalOf(unknown);
        if (refused) return refused;
        await run(em, savePlaces, [asked, companyId]);
        const moved = await readMany(em, moveArticles, [companyId, companyId, companyId]);
        if (moved.length > 0)
          await arrangeGroups(em, [...new Set(moved.flatMap(({ groupId, before }) => [groupId, before]))]);
        return { moved: moved.reduce((sum, { articles }) => sum + articles, 0) };
      }),
    );
  }

  @Call('listUnplacedArticles')
  async unplaced(
    @Input() { query }: CallInput<'listUnplacedArticles'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listUnplacedArticles'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const rows = await readMany(this.em, unplacedArticles, [companyId, ...windowOf(query)]);
    const found = await readOne(this.em, countUnplaced, [companyId]);
    return {
      articles: rows.map(({ name, ...article }) => ({
        ...article,
        articleText: textIn(name, caller.language),
      })),
      ...pagingOf(query, found?.total ?? 0),
    };
  }
}

function refusalOf(unknown: {
  sourceGroup: string | null;
  groupId: string | null;
  materialGroupId: number | null;
}): Refusal | undefined {
  const { sourceGroup, groupId, materialGroupId } = unknown;
  if (sourceGroup !== null)
    return refuse('SOURCE_GROUP_NOT_FOUND', { field: 'places', params: { sourceGroup } });
  if (groupId !== null) return refuse('CATEGORY_NOT_FOUND', { field: 'groupId' });
  if (materialGroupId !== null) return refuse('DISCOUNT_DATA_INCONSISTENT', { field: 'materialGroupId' });
  return undefined;
}

function proposal(
  groupId: string | null,
  proposed: string | null,
  because: string | null,
  paths: ReadonlyMap<string, string>,
  language: Language,
) {
  const groupName = proposed === null ? undefined : paths.get(proposed);
  if (groupId !== null || proposed === null || groupName === undefined) return null;
  const sameName = language === 'de' ? 'gleicher Name' : 'same name';
  return { groupId: proposed, groupName, because: because ?? sameName };
}
