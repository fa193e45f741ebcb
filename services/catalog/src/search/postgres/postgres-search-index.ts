import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne, run } from '@werkbank/platform/database';
import { type Language, languages } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { SearchHits, SearchIndex, SearchQuery } from '../search-index/search-index.js';
import { allowedErrors, likelyMeant } from '../search-index/spelling.js';
import { type UnderstoodQuery, understandQuery } from '../search-index/understand-query.js';
import { isNumber } from '../search-index/words.js';
import { countValues } from './count-values.js';
import { hitsSql, mostRead, type Sources, sourcesOf } from './hits-sql.js';
import {
  beginRebuild,
  deleteArticles,
  finishRebuild,
  isRebuildNeeded,
  nearWords,
  settingsOfRebuild,
} from './index-statements.js';
import { addToGroups, insertGroups, recountGroups } from './keep-groups.js';
import { matchGroups } from './matched-groups.js';
import { pageOfHits } from './page-of-hits.js';
import { bestHits, type ReadHits } from './read-hits.js';
import { SearchRows } from './search-rows.js';
import { searchForm } from './search-tables.js';
import { type TextMatch, textMatch } from './text-match.js';

/** Full text, stems and spelling in PostgreSQL, for machines without a search server. */
export class PostgresSearchIndex implements SearchIndex {
  constructor(private readonly em: EntityManager) {}

  /** As it was typed in one language or the other, and only where neither has it, as it was likely meant. */
  async find(query: SearchQuery): Promise<SearchHits> {
    const readings = [query.language, ...languages.filter((language) => language !== query.language)].map(
      (language) => ({ asked: { ...query, language }, typed: understandQuery(query.text, language) }),
    );
    let nothing: SearchHits | undefined;
    for (const { asked, typed } of readings) {
      const hits = await this.findUnderstood(asked, typed);
      if (hits.total > 0 || typed.terms.length === 0) return hits;
      nothing ??= hits;
    }
    for (const { asked, typed } of readings) {
      const meant = await this.correct(typed, asked.language);
      const hits = meant && (await this.findUnderstood(asked, meant));
      if (hits && hits.total > 0) return hits;
    }
    if (!nothing) throw new Error('there is a language to search in');
    return nothing;
  }

  async put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void> {
    const rows = new SearchRows(this.em);
    const groups = new Set<string>();
    for await (const documents of batches) {
      for (const groupId of await this.delete(documents.map(({ articleId }) => articleId)))
        groups.add(groupId);
      for (const { groupId } of documents) groups.add(groupId);
      await rows.insert(documents, '');
    }
    await addToGroups(this.em, rows.groups);
    await recountGroups(this.em, groups);
  }

  async remove(articleIds: readonly string[]): Promise<void> {
    await recountGroups(this.em, new Set(await this.delete(articleIds)));
  }

  async needsRebuild(): Promise<boolean> {
    const row = await readOne(this.em, isRebuildNeeded, [searchForm]);
    return row?.needed ?? true;
  }

  rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      for (const step of [...settingsOfRebuild, beginRebuild]) await run(em, step);
      const rows = new SearchRows(em);
      let count = 0;
      for await (const documents of batches) {
        await rows.insert(documents, '_next');
        count += documents.length;
      }
      await insertGroups(em, rows.groups);
      await run(em, finishRebuild);
      return count;
    });
  }

  /** Whole groups where the text allows it, and article by article in others. */
  private async findUnderstood(query: SearchQuery, understood: UnderstoodQuery): Promise<SearchHits> {
    const { filters } = query;
    const match = textMatch(understood, query.language);
    const groups = await matchGroups(this.em, match, query.categoryId);
    const sources = sourcesOf(groups);
    const mixedOnly = Object.keys(filters).length === 0 && !query.sort;
    const positions = new Map(groups.map(({ groupId, position }) => [groupId, position]));
    const whole = mixedOnly ? sources.alike.map((group) => ({ ...group, rank: group.rank ?? 0 })) : [];
    const { total, best, blocks } = await this.readHits(query, match, sources, mixedOnly);
    const read = blocks.map((block) => ({ ...block, position: positions.get(block.groupId) ?? 0 }));
    const groupCounts: Record<string, number> = {};
    for (const { groupId, articles } of [...whole, ...read])
      groupCounts[groupId] = (groupCounts[groupId] ?? 0) + articles;
    return {
      total: Object.values(groupCounts).reduce((sum, articles) => sum + articles, 0),
      totalIsExact: query.sort !== undefined || total <= mostRead,
      articleIds: query.sort
        ? best.map(({ articleId }) => articleId)
        : await pageOfHits(this.em, { read, best, whole }, query),
      groupCounts,
      countValues: (properties) => countValues(this.em, match, sources, filters, properties),
    };
  }

  /** Hits that are looked at one by one: how many there are in each group, and the best of them. */
  private async readHits(
    query: SearchQuery,
    match: TextMatch,
    sources: Sources,
    mixedOnly: boolean,
  ): Promise<ReadHits> {
    const columns = `article_id, group_id, position${query.sort ? ', properties' : ''}`;
    const hits = hitsSql(match, sources, { filters: query.filters, mixedOnly, columns });
    if (!hits) return { total: 0, blocks: [], best: [] };
    const row = await readOne(this.em, ...bestHits(hits, query));
    if (!row) throw new Error('a select without a table has one row');
    return row;
  }

  /** Says of which groups they were. */
  private async delete(articleIds: readonly string[]): Promise<string[]> {
    const rows = await readMany(this.em, deleteArticles, [JSON.stringify(articleIds)]);
    return rows.map(({ groupId }) => groupId);
  }

  /** Replaces words that no article has by those that were likely meant; nothing where there are none. */
  private async correct(query: UnderstoodQuery, language: Language): Promise<UnderstoodQuery | undefined> {
    const words = query.terms
      .map(({ word }) => word)
      .filter((word) => !isNumber(word) && allowedErrors(word) > 0);
    if (words.length === 0) return undefined;
    const rows = await readMany(this.em, nearWords, [language, language, JSON.stringify(words)]);
    const meant = new Map(
      rows.filter(({ known }) => !known).map(({ typed, near }) => [typed, likelyMeant(typed, near ?? [])]),
    );
    if (![...meant.values()].some((candidates) => candidates.length > 0)) return undefined;
    return {
      number: null,
      terms: query.terms.map((term) => {
        const candidates = meant.get(term.word) ?? [];
        const words = candidates.map((word) => [word]);
        return candidates.length > 0 ? { ...term, itself: words, alternatives: words } : term;
      }),
    };
  }
}
