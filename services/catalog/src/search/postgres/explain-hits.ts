import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { HitExplanation } from '@werkbank/contracts/entities';
import { columns, readMany, statementFor } from '@werkbank/platform/database';
import type { Fields } from '../search-index/condition.js';
import { namingPrefix, type Reach, sizePrefix } from '../search-index/query-term.js';
import { sizesCondition } from '../search-index/ranking.js';
import type { SearchHits } from '../search-index/search-index.js';
import { mostBought, standingParts } from '../search-index/standing.js';
import { type StemOf, termsCondition } from '../search-index/term-conditions.js';
import { type Term, understandQuery } from '../search-index/understand-query.js';
import { SearchArticle } from './entities.js';
import { matchedTexts } from './match-examples.js';
import { join, type Sql } from './search-sql.js';
import { stemsOf } from './stems.js';
import { rankParts, textMatch } from './text-match.js';
import { matches } from './tsquery.js';

type Part = HitExplanation['parts'][number];
type FoundBy = SearchHits['foundBy'];

const reaches = {
  itself: 'itself',
  otherName: 'names',
  kin: 'kin',
} as const satisfies Record<NonNullable<Part['as']>, Reach>;
const fields = {
  nameOrNumber: 'A',
  restOfName: 'B',
  placeOrProperties: 'C',
  description: 'D',
} as const satisfies Partial<Record<Part['places'][number], Fields>>;
const prefixes = { namingSize: namingPrefix, otherSize: sizePrefix } as const;

const explained = statementFor(
  'explained-hits',
  {
    ...columns(SearchArticle, 'articleId'),
    parts: p.json<{ as: Part['as']; places: Part['places'] }[]>(),
    points: p.json<number[]>(),
    standing: SearchArticle.properties.standing,
  },
  (articleIds: string, { language, understood }: FoundBy, stemOf: StemOf) => {
    const words = `words_${language}`;
    const parts = join(
      understood.terms.map((term) => explainedTerm(term, words, stemOf)),
      ', ',
      '',
    );
    const points = join(
      rankParts(textMatch(understood, language, stemOf)).map(({ points }) => points),
      ', ',
      '',
    );
    return {
      sql: `select article_id as "articleId", jsonb_build_array(${parts.text}) as parts,
         jsonb_build_array(${points.text}) as points, standing
       from search_article where article_id in (select jsonb_array_elements_text(?::jsonb))`,
      params: [...parts.values, ...points.values, articleIds],
    };
  },
  matchedTexts.map((text): [string, FoundBy, StemOf] => [
    '[]',
    { language: 'de', understood: understandQuery(text, 'de') },
    (word) => word,
  ]),
);

function explainedTerm(term: Term, words: string, stemOf: StemOf): Sql {
  const cases = Object.entries(reaches).map(([as, reach]): Sql => {
    const { text, values } = matches(words, termsCondition([term], stemOf, '', reach));
    return { text: `when ${text} then '${as}'`, values };
  });
  const as = join(cases, ' ', '');
  const sizes = Object.entries(term.sizes.length === 0 ? {} : prefixes).map(([place, prefix]) =>
    placeOf(place, matches(words, sizesCondition(term.sizes, [prefix]))),
  );
  const others = Object.entries(fields).map(([place, field]) =>
    placeOf(place, matches(words, termsCondition([term], stemOf, field, 'kin'))),
  );
  const places = join([...sizes, ...others], ', ', '');
  return {
    text: `jsonb_build_object('as', case ${as.text} end,
      'places', to_jsonb(array_remove(array[${places.text}]::text[], null)))`,
    values: [...as.values, ...places.values],
  };
}

const placeOf = (place: string, { text, values }: Sql): Sql => ({
  text: `case when ${text} then '${place}' end`,
  values,
});

function partsOfStanding(standing: number): HitExplanation['rank'] {
  const { isAvailable, bought } = standingParts(standing);
  return [
    { criterion: 'available', points: isAvailable ? 1 : 0, most: 1 },
    { criterion: 'bought', points: bought, most: mostBought },
  ];
}

/**
 * Lists the query's matches in each hit, and the parts of its rank, with the tests that rank it. Hits of
 * an engine are explained by the same tests, because the index of the database always exists.
 */
export async function explainHits(
  em: EntityManager,
  { understood, foundBy }: Pick<SearchHits, 'understood' | 'foundBy'>,
  articleIds: readonly string[],
): Promise<HitExplanation[]> {
  const { terms } = foundBy.understood;
  const stemOf = await stemsOf(em, foundBy.language, terms);
  const read = await readMany(em, ...explained(JSON.stringify(articleIds), foundBy, stemOf));
  const rows = new Map(read.map((row) => [row.articleId, row]));
  const isAlone = (part: number) => terms.filter((term) => term.part === part).length === 1;
  const criteria = rankParts(textMatch(foundBy.understood, foundBy.language, stemOf));
  return articleIds.flatMap((articleId) => {
    const row = rows.get(articleId);
    if (!row) return [];
    return [
      {
        articleId,
        parts: terms.map(({ part, word }, index) => ({
          typed: isAlone(part) ? (understood[part]?.typed ?? word) : word,
          as: row.parts[index]?.as ?? null,
          places: row.parts[index]?.places ?? [],
        })),
        rank: [
          ...criteria.map(({ criterion, most }, index) => ({
            criterion,
            points: row.points[index] ?? 0,
            most,
          })),
          ...(terms.length === 0 ? [] : partsOfStanding(row.standing)),
        ].filter(({ points }) => points > 0),
      },
    ];
  });
}
