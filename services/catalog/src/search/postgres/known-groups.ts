import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Language, languages } from '@werkbank/contracts/localization';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { SearchGroup } from './entities.js';
import { type GroupLexemes, LexemesOfGroups } from '../search-index/groups/group-lexemes.js';
import type { GroupsNow, KnownGroup } from '../search-index/groups/sources.js';

const seenGroup = {
  ...columns(SearchGroup, 'groupId', 'articles'),
  position: p.float(),
  /** Changes with every change of the row. */
  version: p.text(),
};
const seenGroups = statement(
  'seen-search-groups',
  seenGroup,
  `select group_id as "groupId", articles, position::float8 as position, xmin::text || ctid::text as version
     from search_group where articles > 0`,
);

/** A lexeme with the letters of its fields. */
type LexemeLetters = Record<string, string>;
const lexemes = () => p.json<LexemeLetters>().nullable();
const lettersOf = (column: string): string =>
  `(select json_object_agg(lexeme, array_to_string(weights, '')) from unnest(${column}))`;
const wordsOfGroups = statement(
  'words-of-search-groups',
  {
    ...columns(SearchGroup, 'groupId', 'categoryIds'),
    version: p.text(),
    commonDe: lexemes(),
    commonEn: lexemes(),
    anyDe: lexemes(),
    anyEn: lexemes(),
    isComplete: p.boolean(),
  },
  `select group_id as "groupId", category_ids as "categoryIds", xmin::text || ctid::text as version,
      ${lettersOf('common_de')} as "commonDe", ${lettersOf('common_en')} as "commonEn",
      ${lettersOf('any_de')} as "anyDe", ${lettersOf('any_en')} as "anyEn", any_de is not null as "isComplete"
     from search_group where group_id in (select jsonb_array_elements_text(?::jsonb))`,
);

/** Former versions of groups stay in memory; with more of them all groups are read again. */
const mostVersions = 3;

interface GroupWords {
  version: string;
  categoryIds: readonly string[];
  lexemes: Record<Language, GroupLexemes>;
}

/**
 * The words of all groups in memory, some kilobytes each. A search asks which groups have changed, and reads the words of
 * those alone.
 */
export class KnownGroups {
  private lexemes = new LexemesOfGroups();
  private known: ReadonlyMap<string, GroupWords> = new Map();

  async read(em: EntityManager): Promise<GroupsNow> {
    const seen = await readMany(em, seenGroups);
    if (this.lexemes.size > mostVersions * languages.length * seen.length) this.forget();
    const changed = seen.filter(({ groupId, version }) => this.known.get(groupId)?.version !== version);
    if (changed.length > 0)
      await this.learn(
        em,
        changed.map(({ groupId }) => groupId),
      );
    const groups = seen.flatMap(({ version: _, ...group }): KnownGroup[] => {
      const words = this.known.get(group.groupId);
      return words ? [{ ...group, categoryIds: words.categoryIds, lexemes: words.lexemes }] : [];
    });
    return { groups, begunBy: (beginning) => this.lexemes.begunBy(beginning) };
  }

  private forget(): void {
    this.lexemes = new LexemesOfGroups();
    this.known = new Map();
  }

  private async learn(em: EntityManager, groupIds: readonly string[]): Promise<void> {
    const rows = await readMany(em, wordsOfGroups, [JSON.stringify(groupIds)]);
    const of = (common: LexemeLetters | null, any: LexemeLetters | null, isComplete: boolean) =>
      this.lexemes.add(common ?? {}, isComplete ? (any ?? {}) : null);
    const learned = rows.map((row): [string, GroupWords] => [
      row.groupId,
      {
        version: row.version,
        categoryIds: row.categoryIds,
        lexemes: {
          de: of(row.commonDe, row.anyDe, row.isComplete),
          en: of(row.commonEn, row.anyEn, row.isComplete),
        },
      },
    ]);
    this.known = new Map([...this.known, ...learned]);
  }
}
