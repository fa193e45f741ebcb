import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/localization';
import { readMany } from '@werkbank/platform/database';
import type { KnownWords } from '../search-index/answer-query.js';
import type { Stems } from '../search-index/document-lexemes.js';
import type { Term } from '../search-index/query-term.js';
import { likelyMeant } from '../search-index/spelling.js';
import type { StemOf } from '../search-index/term-conditions.js';
import type { Vocabulary } from '../search-index/vocabulary.js';
import type { GroupsNow } from '../search-index/groups/sources.js';
import { nearWords } from './index-statements.js';
import { KnownGroups } from './known-groups.js';
import { readStems, stemsOf } from './stems.js';

/** The dictionaries of PostgreSQL and the words and groups of its index. Both adapters understand a query by them. */
export class WordsOfDatabase implements KnownWords {
  private readonly groups = new KnownGroups();

  constructor(private readonly em: EntityManager) {}

  readGroups(): Promise<GroupsNow> {
    return this.groups.read(this.em);
  }

  readStems(language: Language, words: readonly string[]): Promise<Stems> {
    return readStems(this.em, language, words);
  }

  stemsOf(language: Language, terms: readonly Term[]): Promise<StemOf> {
    return stemsOf(this.em, language, terms);
  }

  async likelyMeant(
    words: readonly string[],
    language: Language,
    vocabulary: Vocabulary,
    isLastTry: boolean,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await readMany(this.em, nearWords, [language, language, JSON.stringify(words)]);
    const unknown = rows.filter(({ known }) => !known);
    return new Map(
      unknown.flatMap(({ typed, near }): [string, string[]][] => {
        const meant = likelyMeant(typed, [...vocabulary.words, ...(near ?? [])], isLastTry);
        return meant.length > 0 ? [[typed, meant]] : [];
      }),
    );
  }
}
