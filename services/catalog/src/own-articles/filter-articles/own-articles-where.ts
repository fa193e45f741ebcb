import type { OwnArticleFilter } from '@werkbank/contracts/entities';
import { findByWords } from '@werkbank/platform/database';
import { unplacedGroupId } from '../../catalogue/index.js';

/** SQL about articles `a`, and the values of its `?`. */
export interface ArticleCondition {
  sql: string;
  params: readonly unknown[];
}

/** Articles of a company, and those of its producer without a company. */
const own = `(a.owner_company_id = ? or a.owner_company_id is null
    and a.producer_id = (select c.producer_id from producer_company c where c.id = ?))`;
const inCategory = `a.group_id in (
    with recursive below as (
      select category_id from category where category_id = ?
      union all
      select c.category_id from category c join below on c.parent_id = below.category_id
    ) select category_id from below)`;
/** Each word somewhere in these texts, or in the number without its signs. */
const withWords = (found: string): string => `exists (select from (select
    search_form(concat_ws(' ', a.material_number, a.name ->> 'de', a.name ->> 'en', a.maker_number, a.ean)) as found_by,
    number_form(a.material_number) as number_form) f where ${found})`;

const gaps: Readonly<Record<OwnArticleFilter['lacks'][number], string>> = {
  place: `a.group_id = '${unplacedGroupId}'`,
  price: `a.list_price is null and a.further_prices = '[]'`,
  stock: 'not exists (select from stock s where s.article_id = a.article_id and s.level > 0)',
  picture: 'a.image_url is null',
  language: `(a.name ->> 'de' is null or a.name ->> 'en' is null)`,
};

/** The condition for a company's own articles: it never meets those of another company. */
export function ownArticles(companyId: number): ArticleCondition {
  return { sql: own, params: [companyId, companyId] };
}

/** The condition for those of a company's own articles that a filter leaves. */
export function ownArticlesWhere(
  companyId: number,
  { search, categoryId, sale, lacks }: OwnArticleFilter,
): ArticleCondition {
  const found = findByWords(search, { texts: ['f.found_by like ?'], numbers: ['f.number_form like ?'] });
  const conditions: ArticleCondition[] = [
    ownArticles(companyId),
    ...(search === '' ? [] : [{ sql: withWords(found.sql), params: found.params }]),
    ...(categoryId === undefined ? [] : [{ sql: inCategory, params: [categoryId] }]),
    ...(sale === ''
      ? []
      : [{ sql: `a.not_for_sale_reason is ${sale === 'on' ? '' : 'not '}null`, params: [] }]),
    ...lacks.map((gap) => ({ sql: gaps[gap], params: [] })),
  ];
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    params: conditions.flatMap(({ params }) => params),
  };
}

/** Filters that have every part of the condition, for the test that prepares statements. */
export const everyOwnArticleFilter: OwnArticleFilter = {
  search: 'drill 12',
  categoryId: 'drilling',
  sale: 'on',
  lacks: ['place', 'price', 'stock', 'picture', 'language'],
};
