import { p } from '@mikro-orm/core';
import { type RowOf, statementFor } from '@werkbank/platform/database';
import type { SearchQuery } from '../search-index/search-index.js';
import { hitsSql, mostRead } from './hits-sql.js';
import { matchExamples, sourceExamples } from './match-examples.js';
import type { Block, Hit } from './page-of-hits.js';
import { categoryMatch, filtersMatch, join, orderBy, type Sql } from './search-sql.js';
import type { TextMatch } from './text-match.js';
import { matches } from './tsquery.js';

const readHits = {
  /** One above the limit if there are more hits. */
  total: p.integer(),
  blocks: p.json<Omit<Block, 'position'>[]>(),
  best: p.json<Hit[]>(),
};
export type ReadHits = RowOf<typeof readHits>;

type Narrowed = Pick<SearchQuery, 'filters' | 'categoryId'>;
type Asked = Pick<SearchQuery, 'sort' | 'page' | 'pageSize'>;

const askedExamples: readonly Asked[] = [
  { page: 1, pageSize: 10 },
  { sort: { property: 'size', descending: true }, page: 2, pageSize: 10 },
];

/** True with at least one hit. The statement selects all hits, so that PostgreSQL uses the index, but reads only one. */
export const hasHits = statementFor(
  'has-hits',
  { found: p.boolean() },
  ({ words, condition }: TextMatch, { filters, categoryId }: Narrowed) => {
    const conditions = [matches(words, condition), categoryMatch(categoryId), filtersMatch(filters)];
    const { text, values } = join(conditions, ' and ', 'true');
    return {
      sql: `with hits as materialized (select article_id from search_article where ${text})
       select exists (select from hits) as found`,
      params: values,
    };
  },
  matchExamples.map((match): [TextMatch, Narrowed] => [
    match,
    { categoryId: 'drills', filters: { steel: { values: ['HSS'] } } },
  ]),
);

/** Number of hits in each group, and the best of them. */
export const bestHits = statementFor(
  'best-hits',
  readHits,
  (hits: Sql, { sort, page, pageSize }: Asked) => {
    const order = orderBy(sort);
    // A sort reads all hits: any of them may be the largest.
    const most = sort ? 'all' : mostRead;
    const [take, skip] = sort ? [pageSize, (page - 1) * pageSize] : [page * pageSize, 0];
    return {
      sql: `with hits as materialized (${hits.text} limit ${sort ? 'all' : mostRead + 1}), counted as (select * from hits limit ${most})
       select (select count(*)::int from hits) as total,
         (select coalesce(json_agg(b), '[]') from (
           select group_id as "groupId", rank, standing, count(*)::int as articles from counted group by 1, 2, 3) b) as blocks,
         (select coalesce(json_agg(p), '[]') from (
           select article_id as "articleId", group_id as "groupId", rank, standing from counted
           order by ${order.text} limit ? offset ?) p) as best`,
      params: [...hits.values, ...order.values, take, skip],
    };
  },
  matchExamples.flatMap((match) =>
    sourceExamples(match).flatMap((sources) =>
      askedExamples.flatMap((asked): [Sql, Asked][] => {
        const columns = 'article_id, group_id, position, standing, properties';
        const hits = hitsSql(match, sources, { filters: {}, mixedOnly: false, columns });
        return hits ? [[hits, asked]] : [];
      }),
    ),
  ),
);
