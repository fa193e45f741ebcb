import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { suggestionLimits } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, statement, statementFor } from '@werkbank/platform/database';
import { allOf, anyOf, type Condition, lexeme } from '../search-index/condition.js';
import { memberMark } from '../search-index/marks.js';
import { begunStandard, writtenStandard } from '../search-index/standards.js';
import { searchedNumber, understandQuery } from '../search-index/understand-query.js';
import type { Vocabulary } from '../search-index/vocabulary.js';
import { SearchArticle, SearchStandard } from './entities.js';
import { stemsOf } from './stems.js';
import { type TextMatch, textMatch } from './text-match.js';
import { tsqueryOf } from './tsquery.js';

export interface SuggestionQuery {
  /** The typed beginning. */
  text: string;
  language: Language;
  vocabulary?: Vocabulary;
  /** Groups that are called so, the best first. */
  groupIds: readonly string[];
  /** Producers that are called so. */
  producerIds: readonly number[];
}
export interface FoundSuggestions {
  articleIds: string[];
  /** As written. */
  standards: string[];
  /** The requested producers with articles. */
  producerIds: number[];
}

const { articles: mostArticles, standards: mostStandards } = suggestionLimits;
/** The length distinguishes a number from a size. */
export const shortestNumber = 3;
/** Articles of a size whose other words are compared. */
const mostCompared = 300;
/** Sorts behind every letter and digit. */
export const behind = '~';

/** Each statement reads a part of one index, for any number of articles. */
export async function findSuggestions(em: EntityManager, asked: SuggestionQuery): Promise<FoundSuggestions> {
  const byNumber = await articlesOfNumber(em, asked.text);
  const bySize = byNumber.length === 0 ? await articlesOfSize(em, asked) : [];
  return {
    articleIds: [...byNumber, ...bySize],
    standards: await standardsFrom(em, asked.text),
    producerIds: await selling(em, asked.producerIds),
  };
}

/** An article has its id, its number and its EAN. */
const branchOf = (place: number): string => `
  (select article_id, numbers[${place}] collate "C" as form from search_article
    where numbers[${place}] collate "C" >= ? and numbers[${place}] collate "C" < ?
    order by numbers[${place}] collate "C" limit ${mostArticles})`;

const articlesByNumber = statement(
  'suggest-articles-by-number',
  columns(SearchArticle, 'articleId'),
  `select article_id as "articleId" from (${[1, 2, 3].map(branchOf).join(' union all ')}) as begun
    group by article_id order by min(form), article_id limit ${mostArticles}`,
);

async function articlesOfNumber(em: EntityManager, text: string): Promise<string[]> {
  const number = searchedNumber(text);
  if (number.length < shortestNumber || !/\d/.test(number)) return [];
  const ends = [number, number + behind];
  const rows = await readMany(em, articlesByNumber, [...ends, ...ends, ...ends]);
  return rows.map(({ articleId }) => articleId);
}

const articlesBySize = statementFor(
  'suggest-articles-by-size',
  columns(SearchArticle, 'articleId'),
  (words: TextMatch['words'], naming: Condition, asked: Condition, groupIds: readonly string[]) => {
    const members = groupIds.map((groupId) => lexeme(memberMark(groupId)));
    return {
      sql: `with sized as materialized (
          select article_id, group_id, position, ${words} as words from search_article
           where ${words} @@ ?::tsquery limit ${mostCompared})
        select article_id as "articleId" from sized where words @@ ?::tsquery
         order by array_position(array(select jsonb_array_elements_text(?::jsonb)), group_id), position, article_id
         limit ${mostArticles}`,
      params: [tsqueryOf(allOf([naming, anyOf(members)])), tsqueryOf(asked), JSON.stringify(groupIds)],
    };
  },
  [['words_de', lexeme('$6.8'), lexeme('bohrer'), ['drills']]],
);

/** Articles of the groups that are named by the sizes of a text and have its other words. */
async function articlesOfSize(
  em: EntityManager,
  { text, language, vocabulary, groupIds }: SuggestionQuery,
): Promise<string[]> {
  if (groupIds.length === 0) return [];
  const understood = understandQuery(text, language, vocabulary);
  const stemOf = await stemsOf(em, language, understood.terms);
  const { words, ranking, condition } = textMatch(understood, language, stemOf);
  const [naming] = ranking.size;
  if (!naming) return [];
  const rows = await readMany(em, ...articlesBySize(words, naming.condition, condition, groupIds));
  return rows.map(({ articleId }) => articleId);
}

const standardsByBeginning = statement(
  'suggest-standards',
  columns(SearchStandard, 'standard'),
  `select standard from search_standard
    where standard collate "C" >= ? and standard collate "C" < ?
    order by length(standard), standard collate "C" limit ${mostStandards}`,
);

async function standardsFrom(em: EntityManager, text: string): Promise<string[]> {
  const begun = begunStandard(text);
  if (begun === null) return [];
  const rows = await readMany(em, standardsByBeginning, [begun, begun + behind]);
  return rows.map(({ standard }) => writtenStandard(standard));
}

const sellingProducers = statement(
  'suggest-selling-producers',
  { producerId: p.integer() },
  `select id as "producerId" from jsonb_array_elements_text(?::jsonb) with ordinality as asked(text, place),
      lateral (select asked.text::int as id) as one
    where exists (select from article where producer_id = id) order by place`,
);

async function selling(em: EntityManager, producerIds: readonly number[]): Promise<number[]> {
  if (producerIds.length === 0) return [];
  const rows = await readMany(em, sellingProducers, [JSON.stringify(producerIds)]);
  return rows.map(({ producerId }) => producerId);
}
