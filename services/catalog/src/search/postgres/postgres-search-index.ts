import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne, run } from '@werkbank/platform/database';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { SearchHits, SearchIndex, SearchQuery } from '../search-index/search-index.js';
import { answerQuery, type Found, type KnownWords } from '../search-index/answer-query.js';
import { type Sources, sourcesOf } from '../search-index/groups/sources.js';
import type { UnderstoodQuery } from '../search-index/understand-query.js';
import type { Vocabulary } from '../search-index/vocabulary.js';
import { countValues } from './count-values.js';
import { hitsSql, mostRead } from './hits-sql.js';
import {
  beginRebuild,
  deleteArticles,
  finishRebuild,
  isRebuildNeeded,
  settingsOfRebuild,
} from './index-statements.js';
import { addToGroups, countMoved, insertGroups, type MovedArticles } from './keep-groups.js';
import { blocksOfGroup, pageOfHits, type WholeBlock } from './page-of-hits.js';
import { bestHits, hasHits, type ReadHits } from './read-hits.js';
import { SearchRows, storedProperties } from './search-rows.js';
import { searchForm } from './search-tables.js';
import { standingsOf } from './standings-of-groups.js';
import { type TextMatch, textMatch } from './text-match.js';
import { WordsOfDatabase } from './words-of-database.js';

/** Full text, stems and spelling in PostgreSQL, for machines without a search server. */
export class PostgresSearchIndex implements SearchIndex {
  constructor(
    private readonly em: EntityManager,
    private readonly words: KnownWords = new WordsOfDatabase(em),
  ) {}

  find(query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchHits> {
    return answerQuery(
      {
        find: (asked, understood) => this.findUnderstood(asked, understood),
        finds: (asked, understood) => this.finds(asked, understood),
      },
      this.words,
      query,
      vocabulary,
    );
  }

  async put(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<void> {
    const rows = new SearchRows(this.em);
    const moved: MovedArticles[] = [];
    for await (const documents of batches) {
      moved.push(...(await this.delete(documents.map(({ articleId }) => articleId))));
      for (const document of documents)
        moved.push({ groupId: document.groupId, properties: storedProperties(document), articles: 1 });
      await rows.insert(documents, '');
    }
    await addToGroups(this.em, rows.groups);
    await countMoved(this.em, moved);
  }

  async remove(articleIds: readonly string[]): Promise<void> {
    await countMoved(this.em, await this.delete(articleIds));
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

  private async finds(query: SearchQuery, understood: UnderstoodQuery): Promise<boolean> {
    if (understood.terms.length === 0) return true;
    const stemOf = await this.words.stemsOf(query.language, understood.terms);
    const row = await readOne(this.em, ...hasHits(textMatch(understood, query.language, stemOf), query));
    return row?.found ?? false;
  }

  /** Whole groups where the text allows it, and article by article in others. */
  private async findUnderstood(query: SearchQuery, understood: UnderstoodQuery): Promise<Found> {
    const { filters } = query;
    const stemOf = await this.words.stemsOf(query.language, understood.terms);
    const match = textMatch(understood, query.language, stemOf);
    const { groups } = await this.words.readGroups();
    const sources = sourcesOf(match, groups, query.categoryId);
    const mixedOnly = Object.keys(filters).length === 0 && !query.sort;
    const positions = new Map(groups.map(({ groupId, position }) => [groupId, position]));
    const whole = mixedOnly ? await this.wholeBlocks(match, sources) : [];
    const { total, best, blocks } = await this.readHits(query, match, sources, mixedOnly);
    const areFew = mixedOnly && total <= mostRead;
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
      countValues: (properties) => countValues(this.em, match, sources, { filters, properties, areFew }),
    };
  }

  private async wholeBlocks({ standing }: TextMatch, { alike }: Sources): Promise<WholeBlock[]> {
    const groupIds = standing === 'standing' ? alike.map(({ groupId }) => groupId) : [];
    const standings = await standingsOf(this.em, groupIds);
    return alike.flatMap((group) => blocksOfGroup(group, standings.get(group.groupId) ?? {}));
  }

  /** Hits that are looked at one by one: how many there are in each group, and the best of them. */
  private async readHits(
    query: SearchQuery,
    match: TextMatch,
    sources: Sources,
    mixedOnly: boolean,
  ): Promise<ReadHits> {
    const columns = `article_id, group_id, position, ${match.standing} as standing${query.sort ? ', properties' : ''}`;
    const hits = hitsSql(match, sources, { filters: query.filters, mixedOnly, columns });
    if (!hits) return { total: 0, blocks: [], best: [] };
    const row = await readOne(this.em, ...bestHits(hits, query));
    if (!row) throw new Error('a select without a table has one row');
    return row;
  }

  private async delete(articleIds: readonly string[]): Promise<MovedArticles[]> {
    const rows = await readMany(this.em, deleteArticles, [JSON.stringify(articleIds)]);
    return rows.map((row) => ({ ...row, articles: -1 }));
  }
}
