import { type Language, languages } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { Letters } from '../search-index/document-lexemes.js';
import { quoted } from './tsquery.js';

interface WordsOfGroup {
  /** Words of all articles of the group, in the fields that they have in common. */
  common: Letters;
  /**
   * Words of any of its articles, except words with digits: there are as many sizes and numbers as
   * articles.
   */
  any: Letters;
}

interface Group extends Record<Language, WordsOfGroup> {
  groupId: string;
  categoryIds: readonly string[];
  position: number;
  articles: number;
}

/** Collects the common words of groups from their articles. */
export class GroupWords {
  private readonly groups = new Map<string, Group>();

  add({ groupId, categoryIds, position }: ArticleDocument, words: Record<Language, Letters>): void {
    const known = this.groups.get(groupId);
    if (known) {
      known.articles += 1;
      known.position = Math.min(known.position, position);
    }
    const group = known ?? {
      groupId,
      categoryIds,
      position,
      articles: 1,
      de: { common: copyOf(words.de), any: new Map<string, Set<string>>() },
      en: { common: copyOf(words.en), any: new Map<string, Set<string>>() },
    };
    this.groups.set(groupId, group);
    for (const language of languages) {
      keepCommon(group[language].common, words[language]);
      addAny(group[language].any, words[language]);
    }
  }

  rows() {
    return [...this.groups.values()].map(({ groupId, categoryIds, position, articles, de, en }) => ({
      group_id: groupId,
      category_ids: categoryIds,
      position,
      articles,
      common_de: vectorOf(de.common),
      common_en: vectorOf(en.common),
      any_de: vectorOf(de.any),
      any_en: vectorOf(en.any),
    }));
  }
}

/** In PostgreSQL's notation of a tsvector. */
export const vectorOf = (words: Letters): string =>
  [...words]
    .filter(([word]) => word !== '')
    .map(
      ([word, letters]) =>
        `${quoted(word)}:${[...letters].map((letter, index) => `${index + 1}${letter}`).join(',')}`,
    )
    .join(' ');

const copyOf = (words: Letters): Letters =>
  new Map([...words].map(([word, letters]) => [word, new Set(letters)]));

function keepCommon(common: Letters, words: Letters): void {
  for (const [word, letters] of common) {
    const own = words.get(word);
    for (const letter of letters) if (!own?.has(letter)) letters.delete(letter);
    if (letters.size === 0) common.delete(word);
  }
}

function addAny(any: Letters, words: Letters): void {
  for (const [word, letters] of words) {
    // The letters of a number find its beginning when no digits are typed.
    const telling = /\d/.test(word) ? (/^\p{L}+/u.exec(word)?.[0] ?? '') : word;
    if (telling === '') continue;
    const known = any.get(telling);
    if (!known) any.set(telling, new Set(letters));
    else for (const letter of letters) known.add(letter);
  }
}
