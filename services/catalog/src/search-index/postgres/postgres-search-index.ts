import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne } from '@werkbank/platform/database';
import { type Language, languages } from '@werkbank/contracts/limits';
import type { ArticleDocument } from '../article-document.js';
import type { SearchHits, SearchIndex, SearchQuery, ValueCounts } from '../search-index.js';
import { allowedErrors, likelyMeant } from '../spelling.js';
import { type UnderstoodQuery, understandQuery } from '../understand-query.js';
import { isNumber } from '../words.js';
import { SearchRows } from './search-rows.js';
import { categoryMatch, filterMatch, join, orderBy, type Sql } from './search-sql.js';
import { createSearchTables, indexSearchTables, searchForm, swapSearchTables } from './search-tables.js';
import { textMatch } from './text-match.js';

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

  async put(documents: readonly ArticleDocument[]): Promise<void> {
    await this.remove(documents.map(({ articleId }) => articleId));
    await new SearchRows(this.em).insert(documents, '');
  }

  async remove(articleIds: readonly string[]): Promise<void> {
    await this.em.execute(
      'delete from search_article where article_id in (select jsonb_array_elements_text(?::jsonb))',
      [JSON.stringify(articleIds)],
      'run',
    );
  }

  async needsRebuild(): Promise<boolean> {
    const row = await readOne<{ needed: boolean }>(
      this.em,
      `select not exists (select from search_article)
         or obj_description('search_article'::regclass, 'pg_class') is distinct from ? as needed`,
      [searchForm],
    );
    return row?.needed ?? true;
  }

  rebuild(batches: AsyncIterable<readonly ArticleDocument[]>): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      for (const statement of createSearchTables('_next')) await em.execute(statement);
      const rows = new SearchRows(em);
      let count = 0;
      for await (const documents of batches) {
        await rows.insert(documents, '_next');
        count += documents.length;
      }
      for (const statement of [...indexSearchTables('_next'), ...swapSearchTables])
        await em.execute(statement);
      return count;
    });
  }

  private async findUnderstood(query: SearchQuery, understood: UnderstoodQuery): Promise<SearchHits> {
    const { where, rank } = textMatch(understood, query.language);
    const filters = Object.entries(query.filters).map(([property, choice]) => filterMatch(property, choice));
    const all = join([where, categoryMatch(query.categoryId), ...filters], ' and ', 'true');
    const order = orderBy(query.sort);
    const row = await readOne<{ total: number; groups: Record<string, number> | null; ids: string[] | null }>(
      this.em,
      `with matched as materialized (
         select article_id, group_id, position, ${rank.text} as rank${query.sort ? ', properties' : ''}
         from search_article where ${all.text}
       )
       select (select count(*)::int from matched) as total,
         (select json_object_agg(group_id, n) from (select group_id, count(*)::int as n from matched group by 1) g) as groups,
         (select json_agg(article_id) from
           (select article_id from matched order by ${order.text} limit ? offset ?) p) as ids`,
      [...rank.values, ...all.values, ...order.values, query.pageSize, (query.page - 1) * query.pageSize],
    );
    return {
      total: row?.total ?? 0,
      articleIds: row?.ids ?? [],
      groupCounts: row?.groups ?? {},
      countValues: (properties) => this.countValues(query, where, properties),
    };
  }

  private async countValues(
    query: SearchQuery,
    where: Sql,
    properties: readonly string[],
  ): Promise<Record<string, ValueCounts>> {
    const counts: Record<string, ValueCounts> = Object.fromEntries(
      properties.map((property) => [property, {}]),
    );
    if (properties.length === 0) return counts;
    const filters = Object.entries(query.filters);
    const matched = join([where, categoryMatch(query.categoryId)], ' and ', 'true');
    const values = properties.map((property, index): Sql => {
      const others = filters.flatMap(([name, choice]) =>
        name === property ? [] : [filterMatch(name, choice)],
      );
      const fits = join(others, ' and ', 'true');
      return {
        text: `case when ${fits.text} then properties ->> ? end as value_${index}`,
        values: [...fits.values, property],
      };
    });
    const columns = join(values, ', ', '');
    const names = properties.map((_, index) => `value_${index}`);
    // One pass over the hits for all properties: a row has the value of one of them, all other columns are null.
    const rows = await readMany<Record<string, string | number | null>>(
      this.em,
      `select ${names.join(', ')}, count(*)::int as n
       from (select ${columns.text} from search_article where ${matched.text} offset 0) hits
       group by grouping sets (${names.map((name) => `(${name})`).join(', ')})`,
      [...columns.values, ...matched.values],
    );
    for (const row of rows) {
      const at = names.findIndex((name) => row[name] !== null);
      const property = properties[at];
      if (property !== undefined) (counts[property] ??= {})[String(row[names[at] ?? ''])] = Number(row['n']);
    }
    return counts;
  }

  /** Replaces words that no article has by those that were likely meant; nothing where there are none. */
  private async correct(query: UnderstoodQuery, language: Language): Promise<UnderstoodQuery | undefined> {
    const words = query.terms
      .map(({ word }) => word)
      .filter((word) => !isNumber(word) && allowedErrors(word) > 0);
    if (words.length === 0) return undefined;
    const rows = await readMany<{ typed: string; known: boolean; near: string[] | null }>(
      this.em,
      `select typed, exists (select from search_word where language = ? and starts_with(word, typed)) as known,
         (select json_agg(word) from (
           select word from search_word where language = ? and length(word) >= length(typed) - 2
             and similarity(word, typed) > 0.1
           order by similarity(left(word, length(typed)), typed) desc limit 50) w) as near
       from jsonb_array_elements_text(?::jsonb) as words(typed)`,
      [language, language, JSON.stringify(words)],
    );
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
