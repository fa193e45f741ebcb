import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Filters } from '@werkbank/contracts/filters';
import { columns, readMany, statementFor } from '@werkbank/platform/database';
import type { ValueCounts } from '../search-index/search-index.js';
import { SearchValue } from './entities.js';
import { hitsSql, mostRead } from './hits-sql.js';
import { matchExamples, sourceExamples } from './match-examples.js';
import { join, type Sql } from './search-sql.js';
import type { Sources } from '../search-index/groups/sources.js';
import type { TextMatch } from './text-match.js';

interface ValuesAsked {
  filters: Filters;
  properties: readonly string[];
  /** No more hits without a filter than are looked at. */
  areFew: boolean;
}

/** Number of hits for each value of these properties, each counted without its own filter, in one statement. */
export async function countValues(
  em: EntityManager,
  match: TextMatch,
  sources: Sources,
  { filters, properties, areFew }: ValuesAsked,
): Promise<Record<string, ValueCounts>> {
  const counts: Record<string, ValueCounts> = Object.fromEntries(
    properties.map((property) => [property, {}]),
  );
  const chosen = properties.filter((property) => property in filters);
  const open = properties.filter((property) => !(property in filters));
  const parts = [
    ...(open.length > 0 ? countsSql(match, sources, filters, open, areFew) : []),
    ...chosen.flatMap((property) => {
      const { [property]: _own, ...others } = filters;
      return countsSql(match, sources, others, [property], false);
    }),
  ];
  if (parts.length === 0) return counts;
  const rows = await readMany(em, ...countedValues(parts));
  for (const { property, value, n } of rows) {
    const known = (counts[property] ??= {});
    known[value] = (known[value] ?? 0) + n;
  }
  return counts;
}

/** Without filters, groups with only matching articles were counted before. */
function countsSql(
  match: TextMatch,
  sources: Sources,
  filters: Filters,
  properties: readonly string[],
  areFew: boolean,
): Sql[] {
  const mixedOnly = Object.keys(filters).length === 0;
  const parts: Sql[] = [];
  if (mixedOnly && sources.alike.length > 0) {
    parts.push({
      text: `(select property, value, sum(articles)::int as n from search_value
        where group_id in (select jsonb_array_elements_text(?::jsonb))
          and property in (select jsonb_array_elements_text(?::jsonb)) group by 1, 2)`,
      values: [JSON.stringify(sources.alike.map(({ groupId }) => groupId)), JSON.stringify(properties)],
    });
  }
  const hits = hitsSql(match, sources, { filters, mixedOnly, columns: 'properties', areFew });
  if (hits) {
    parts.push({
      text: `(select property, value, count(*)::int as n from
          (select properties from (${hits.text}) all_hits limit ${mostRead}) hits
        cross join lateral (values ${properties.map(() => '(?, properties ->> ?)').join(', ')}) as had(property, value)
        where value is not null group by 1, 2)`,
      values: [...hits.values, ...properties.flatMap((property) => [property, property])],
    });
  }
  return parts;
}

const filterExamples: readonly Filters[] = [
  {},
  { size: { range: { min: 1, max: 2 } }, steel: { values: ['HSS', 'VHM'] } },
];

const countedValues = statementFor(
  'counted-values',
  { ...columns(SearchValue, 'property', 'value'), n: p.integer() },
  (parts: readonly Sql[]) => {
    const { text, values } = join(parts, ' union all ', '');
    return { sql: text, params: values };
  },
  matchExamples.flatMap((match) =>
    sourceExamples(match).flatMap((sources) =>
      filterExamples.map((filters): [Sql[]] => [
        countsSql(match, sources, filters, ['size', 'length'], false),
      ]),
    ),
  ),
);
