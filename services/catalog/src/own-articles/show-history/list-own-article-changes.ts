import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { ArticleChange } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import {
  columns,
  instant,
  pagingOf,
  readMany,
  readOne,
  type RowOf,
  statement,
  windowOf,
} from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ArticleChangeEntity } from '../../article-history/index.js';
import { type ChangeNames, importingCompany, inNameOf } from '../../catalogue-imports/index.js';
import { ownArticles } from '../filter-articles/own-articles-where.js';
import { fieldsOfChange } from './fields-of-change.js';

const row = {
  changeId: ArticleChangeEntity.properties.id,
  ...columns(ArticleChangeEntity, 'cause', 'importId', 'isNew', 'changes'),
  at: p.text(),
  who: p.text().nullable(),
  fileName: p.text().nullable(),
  groups: p.json<NonNullable<ChangeNames['groups']>>().nullable(),
  materialGroups: p.json<NonNullable<ChangeNames['materialGroups']>>().nullable(),
  current: p.json<NonNullable<ChangeNames['current']>>().nullable(),
};
/** Names of the groups before and after a change. */
const namesSql = (table: string, key: string, column: string): string =>
  `(select json_object_agg(${key}, json_build_object('de', de, 'en', en)) from ${table}
     where ${key}::text in (h.changes -> '${column}' ->> 'before', h.changes -> '${column}' ->> 'after'))`;
const person = (column: string) =>
  `concat(${column}->>'firstName', ' ', ${column}->>'lastName', ' (', ${column}->>'email', ')')`;
const listedChanges = statement(
  'listed-changes-of-own-article',
  row,
  `select h.id as "changeId", h.cause, h.import_id as "importId", h.is_new as "isNew", h.changes, ${instant('h.at')} as at,
     case when h.who is not null then ${person('h.who')}
       when h.cause in ('import', 'bulk') and i.id is not null then ${person('i.asked_by')} end as who, i.file_name as "fileName",
     ${namesSql('category', 'category_id', 'group_id')} as groups,
     ${namesSql('material_group', 'id', 'material_group_id')} as "materialGroups",
     json_build_object('list_price_currency', a.list_price_currency, 'price_quantity', a.price_quantity,
       'order_unit', a.order_unit) as current
   from article_change h join article a on a.article_id = h.article_id left join catalogue_import i on i.id = h.import_id
    where h.article_id = ? and ${ownArticles(0).sql} order by h.id desc limit ? offset ?`,
);
const countChanges = statement(
  'count-changes-of-own-article',
  { total: p.integer() },
  `select (select count(*)::int from article_change h where h.article_id = a.article_id) as total
     from article a where a.article_id = ? and ${ownArticles(0).sql}`,
);

/** The history of an article. */
@Controller()
export class ListOwnArticleChanges {
  constructor(private readonly em: EntityManager) {}

  @Call('listOwnArticleChanges')
  async list(
    @Input() { params: { articleId }, query }: CallInput<'listOwnArticleChanges'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listOwnArticleChanges'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    return inNameOf(caller, async () => {
      const asked = [articleId, ...ownArticles(companyId).params];
      const found = await readOne(this.em, countChanges, asked);
      if (!found) return refuse('ARTICLE_NOT_FOUND');
      const rows = await readMany(this.em, listedChanges, [...asked, ...windowOf(query)]);
      return {
        changes: rows.map((change) => changeOf(change, caller.language)),
        ...pagingOf(query, found.total),
      };
    });
  }
}

function changeOf(
  { changes, groups, materialGroups, current, ...change }: RowOf<typeof row>,
  language: Language,
): ArticleChange {
  return { ...change, fields: fieldsOfChange(changes, { groups, materialGroups, current }, language) };
}
