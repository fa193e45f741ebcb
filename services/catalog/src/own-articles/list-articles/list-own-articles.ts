import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { OwnArticleRow } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import type { Language } from '@werkbank/contracts/localization';
import {
  byName,
  columns,
  orderBy,
  pagingOf,
  readMany,
  readOne,
  type RowOf,
  statementFor,
  windowOf,
} from '@werkbank/platform/database';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ArticleEntity, textIn, unplacedGroupId } from '../../catalogue/index.js';
import { importingCompany, inNameOf } from '../../catalogue-imports/index.js';
import { everyOwnArticleFilter, ownArticlesWhere } from '../filter-articles/own-articles-where.js';

type Query = CallInput<'listOwnArticles'>['query'] & { language: Language };

const row = {
  ...columns(
    ArticleEntity,
    'articleId',
    'materialNumber',
    'name',
    'imageUrl',
    'listPrice',
    'listPriceCurrency',
    'priceQuantity',
    'orderUnit',
    'leadTimeDays',
  ),
  groupName: p.text().nullable(),
  furtherPrices: p.integer(),
  stock: p.bigint('number'),
  isOnSale: p.boolean(),
};
const nameIn: Readonly<Record<Language, string>> = {
  de: `coalesce(a.name ->> 'de', a.name ->> 'en')`,
  en: `coalesce(a.name ->> 'en', a.name ->> 'de')`,
};
const stock = '(select coalesce(sum(s.level), 0) from stock s where s.article_id = a.article_id)';
const order = (sort: Query['sort'], language: Language) =>
  orderBy(
    sort,
    {
      materialNumber: ['a.material_number'],
      articleText: [byName(nameIn[language])],
      listPrice: ['a.list_price_currency', 'a.list_price::numeric / a.price_quantity'],
      stock: [stock],
    },
    'a.article_id',
  );
const examples: readonly [number, Query][] = (['de', 'en'] as const).flatMap((language) =>
  (['materialNumber', '-articleText', 'listPrice', 'stock'] as const).map((sort): [number, Query] => [
    1,
    { ...everyOwnArticleFilter, language, sort, page: 1, pageSize: 25 },
  ]),
);

const listedArticles = statementFor(
  'listed-own-articles',
  row,
  (companyId: number, { language, sort, ...query }: Query) => {
    const where = ownArticlesWhere(companyId, query);
    return {
      sql: `select a.article_id as "articleId", a.material_number as "materialNumber", a.name, a.image_url as "imageUrl",
          a.list_price as "listPrice", a.list_price_currency as "listPriceCurrency", a.price_quantity as "priceQuantity",
          a.order_unit as "orderUnit", a.lead_time_days as "leadTimeDays",
          jsonb_array_length(a.further_prices) as "furtherPrices", ${stock} as stock,
          a.not_for_sale_reason is null as "isOnSale",
          (select c.${language} from category c where c.category_id = a.group_id
             and c.category_id <> '${unplacedGroupId}') as "groupName"
        from article a where ${where.sql} order by ${order(sort, language)} limit ? offset ?`,
      params: [...where.params, ...windowOf(query)],
    };
  },
  examples,
);
const countArticles = statementFor(
  'count-own-articles',
  { total: p.integer() },
  (companyId: number, query: Query) => {
    const { sql, params } = ownArticlesWhere(companyId, query);
    return { sql: `select count(*)::int as total from article a where ${sql}`, params };
  },
  examples.slice(0, 1),
);

/** The working list of a producer's own articles. */
@Controller()
export class ListOwnArticles {
  constructor(private readonly em: EntityManager) {}

  @Call('listOwnArticles')
  async list(
    @Input() { query }: CallInput<'listOwnArticles'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listOwnArticles'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const { language } = caller;
    const asked = { ...query, language };
    return inNameOf(caller, async () => {
      const rows = await readMany(this.em, ...listedArticles(companyId, asked));
      const found = await readOne(this.em, ...countArticles(companyId, asked));
      return {
        articles: rows.map((article) => rowOf(article, language)),
        ...pagingOf(query, found?.total ?? 0),
      };
    });
  }
}

function rowOf(
  { name, listPrice, listPriceCurrency: currency, priceQuantity, ...article }: RowOf<typeof row>,
  language: Language,
): OwnArticleRow {
  return {
    ...article,
    articleText: textIn(name, language),
    listPrice: listPrice === null ? null : { amount: listPrice, currency, priceQuantity },
  };
}
