import type { Language } from '@werkbank/contracts/localization';
import { type Condition, isAlways } from '../search-index/condition.js';
import { hitCondition, mostPoints, type Points, type Ranking, rankingOf } from '../search-index/ranking.js';
import type { StemOf } from '../search-index/term-conditions.js';
import type { UnderstoodQuery } from '../search-index/understand-query.js';
import { join, type Sql } from './search-sql.js';
import { matches } from './tsquery.js';

/** A text as it is looked for in the words of an article. */
export interface TextMatch {
  language: Language;
  /** The column of an article's words. */
  words: `words_${Language}`;
  /** An article number that the text may be. */
  number: string | null;
  /** The condition that an article must fit. */
  condition: Condition;
  ranking: Ranking;
  /** Decides between hits of equal rank; without a text the catalogue alone decides. */
  standing: 'standing' | '0';
}

export const textMatch = (understood: UnderstoodQuery, language: Language, stemOf: StemOf): TextMatch => ({
  language,
  words: `words_${language}`,
  number: understood.number,
  condition: hitCondition(understood, stemOf),
  ranking: rankingOf(understood.terms, stemOf),
  standing: understood.terms.length === 0 ? '0' : 'standing',
});

interface RankPart {
  criterion: keyof typeof mostPoints;
  points: Sql;
  most: number;
}

/** The parts of an article's rank, in the order in which they decide. */
export function rankParts({
  number,
  words,
  ranking,
}: Pick<TextMatch, 'number' | 'words' | 'ranking'>): RankPart[] {
  const points: Record<RankPart['criterion'], Sql> = {
    number: numberRank(number),
    kindOfTool: casesOf(ranking.kindOfTool, words),
    size: casesOf(ranking.size, words),
    words: casesOf(ranking.words, words),
    wholeName: casesOf(ranking.wholeName, words),
  };
  return (Object.keys(mostPoints) as RankPart['criterion'][]).map((criterion) => ({
    criterion,
    points: points[criterion],
    most: mostPoints[criterion],
  }));
}

/** Rank of an article: the sum of its points. */
export const rankSql = (match: Pick<TextMatch, 'number' | 'words' | 'ranking'>): Sql =>
  join(
    rankParts(match)
      .map(({ points }) => points)
      .filter(({ text }) => text !== '0')
      .map(({ text, values }) => ({ text: `(${text})`, values })),
    ' + ',
    '0',
  );

function casesOf(points: readonly Points[], words: string): Sql {
  const sure = points.find(({ condition }) => isAlways(condition))?.points ?? 0;
  const cases = points
    .filter(({ condition }) => !isAlways(condition))
    .map(({ condition, points }): Sql => {
      const { text, values } = matches(words, condition);
      return { text: `when ${text} then ${points}`, values };
    });
  if (cases.length === 0) return constant(sure);
  const { text, values } = join(cases, ' ', '');
  return { text: `case ${text} else ${sure} end`, values };
}

const numberRank = (number: string | null): Sql =>
  number === null
    ? constant(0)
    : { text: `case when ? = any(numbers) then ${mostPoints.number} else 0 end`, values: [number] };

const constant = (value: number): Sql => ({ text: String(value), values: [] });
