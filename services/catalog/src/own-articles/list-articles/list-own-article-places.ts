import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { CategoryCard } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { byName, readMany, statement } from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { unplacedGroupId } from '../../catalogue/index.js';
import { importingCompany, inNameOf } from '../../catalogue-imports/index.js';
import { ownArticles } from '../filter-articles/own-articles-where.js';

/** Tree and counts: a category counts all below it. */
const categories = statement(
  'categories-of-own-articles',
  {
    categoryId: p.text(),
    kind: p.text().$type<CategoryCard['kind']>(),
    de: p.text(),
    en: p.text(),
    articles: p.integer(),
  },
  `with recursive own as materialized (
     select a.group_id, count(*)::int as articles from article a where ${ownArticles(0).sql} group by 1
   ), tree as (
     select category_id, kind, de, en, array[position] as places, array[category_id] as line from category
      where parent_id is null and category_id <> '${unplacedGroupId}'
     union all
     select c.category_id, c.kind, tree.de || ' › ' || c.de, tree.en || ' › ' || c.en,
       tree.places || c.position, tree.line || c.category_id
       from category c join tree on c.parent_id = tree.category_id
   ), counted as (
     select unnest(tree.line) as category_id, own.articles from tree join own on own.group_id = tree.category_id
   )
   select category_id as "categoryId", kind, de, en,
     (select coalesce(sum(c.articles), 0)::int from counted c where c.category_id = tree.category_id) as articles
   from tree order by places, category_id`,
);
const materialGroups = statement(
  'material-groups-of-own-articles',
  { id: p.integer(), de: p.text(), en: p.text() },
  `select id, de, en from material_group order by ${byName('de')}, id`,
);
const dispatchLocations = statement(
  'dispatch-locations-of-own-articles',
  { id: p.integer(), name: p.text(), city: p.text() },
  'select id, name, city from dispatch_location where producer_company_id = ? order by id',
);

/** Possible places of own articles: filters of the list and choices of the article page. */
@Controller()
export class ListOwnArticlePlaces {
  constructor(private readonly em: EntityManager) {}

  @Call('listOwnArticlePlaces')
  async list(
    @Input() { query }: CallInput<'listOwnArticlePlaces'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listOwnArticlePlaces'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const { language } = caller;
    return inNameOf(caller, async () => {
      const tree = await readMany(this.em, categories, ownArticles(companyId).params);
      const materials = await readMany(this.em, materialGroups);
      return {
        categories: tree.map(({ categoryId, kind, articles, ...names }) => ({
          categoryId,
          kind,
          articles,
          path: names[language],
        })),
        materialGroups: materials.map((group) => ({ id: group.id, name: group[language] })),
        dispatchLocations: await readMany(this.em, dispatchLocations, [companyId]),
      };
    });
  }
}
