import { numberForm } from '@werkbank/contracts/text';
import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statementFor } from '@werkbank/platform/database';
import { type Language, languages } from '@werkbank/contracts/localization';
import { type ArticleDocument, textFields } from '../search-index/article-document.js';
import { standardsIn } from '../search-index/standards.js';
import { indexedWords, wholeWords, wordsOf } from '../search-index/words.js';
import { namingPrefix, sizePrefix } from '../search-index/query-term.js';
import { apart, isPair, sideBySide } from '../search-index/vocabulary.js';
import { GroupWords, type Letters, vectorOf } from './group-words.js';
import { groupMark, memberMark, pairMark, wholeMark } from './marks.js';
import { isPlain, readStems } from './stems.js';

/** The head of a name counts more than the rest of it; place and properties count the same. */
const weights = { head: 'A', name: 'B', place: 'C', properties: 'C', description: 'D' } as const;
const wholeFields = ['head', 'name', 'place'] as const;
const pairFields = ['head', 'name', 'place', 'properties'] as const;

/** Not the key of any column: its values are counted by group, as those of properties are. */
export const standingProperty = '#standing';
export const storedProperties = ({ properties, standing }: ArticleDocument) => ({
  ...properties,
  [standingProperty]: standing,
});

type Suffix = '' | '_next';

const insertArticles = statementFor(
  'insert-search-articles',
  {},
  (suffix: Suffix, rows: string) => ({
    sql: `insert into search_article${suffix}
       select article_id, group_id, category_ids, position, numbers, properties, words_de::tsvector, words_en::tsvector, standing
       from jsonb_to_recordset(?::jsonb) as row(article_id text, group_id text, category_ids text[], position bigint,
         numbers text[], properties jsonb, words_de text, words_en text, standing smallint)`,
    params: [rows],
  }),
  [['', '[]']],
);

const insertWords = statementFor(
  'insert-search-words',
  {},
  (suffix: Suffix, language: Language, words: string) => ({
    sql: `insert into search_word${suffix} (language, word) select ?, word from jsonb_array_elements_text(?::jsonb) as words(word)
       ${suffix === '' ? 'on conflict do nothing' : ''}`,
    params: [language, words],
  }),
  [['', 'de', '[]']],
);

const insertStandards = statementFor(
  'insert-search-standards',
  {},
  (suffix: Suffix, standards: string) => ({
    sql: `insert into search_standard${suffix} (standard) select jsonb_array_elements_text(?::jsonb) on conflict do nothing`,
    params: [standards],
  }),
  [['', '[]']],
);

/** A group's articles have most of their texts in common. */
function remembered(wordsIn: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsIn(text);
    if (known.size > 5_000) known.clear();
    known.set(text, words);
    return words;
  };
}

/** Turns documents into rows. It remembers the stems and words that it has met, so each is asked for and stored once. */
export class SearchRows {
  private readonly stems: Record<Language, Map<string, string>> = { de: new Map(), en: new Map() };
  private readonly indexedWords = remembered(indexedWords);
  private readonly wholeWords = remembered(wholeWords);
  private readonly standardsIn = remembered(standardsIn);
  private readonly pairs = remembered((text) => [...new Set(sideBySide(wordsOf(text)))].filter(isPair));
  private readonly standards = new Set<string>();
  /** Of the groups of all that was inserted. */
  readonly groups = new GroupWords();

  constructor(private readonly em: EntityManager) {}

  async insert(documents: readonly ArticleDocument[], suffix: Suffix): Promise<void> {
    for (const language of languages) await this.learnWords(documents, language, suffix);
    await this.learnStandards(documents, suffix);
    const rows = documents.map((document) => {
      const words = { de: this.lettersOf(document, 'de'), en: this.lettersOf(document, 'en') };
      this.groups.add(document, words);
      return {
        article_id: document.articleId,
        group_id: document.groupId,
        category_ids: document.categoryIds,
        position: document.position,
        numbers: document.numbers.map(numberForm),
        properties: storedProperties(document),
        words_de: vectorOf(words.de),
        words_en: vectorOf(words.en),
        standing: document.standing,
      };
    });
    await run(this.em, ...insertArticles(suffix, JSON.stringify(rows)));
  }

  private async learnWords(
    documents: readonly ArticleDocument[],
    language: Language,
    suffix: Suffix,
  ): Promise<void> {
    const known = this.stems[language];
    const met = new Set(
      documents.flatMap((document) =>
        textFields.flatMap((field) => this.indexedWords(document.texts[language][field])),
      ),
    );
    const fresh = [...met].filter((word) => isPlain(word) && !known.has(word));
    if (fresh.length === 0) return;
    const stems = await readStems(this.em, language, fresh);
    for (const [word, stem] of stems) known.set(word, stem ?? word);
    const long = JSON.stringify(fresh.filter((word) => word.length >= 4));
    await run(this.em, ...insertWords(suffix, language, long));
  }

  private async learnStandards(documents: readonly ArticleDocument[], suffix: Suffix): Promise<void> {
    const met = documents.flatMap(({ texts }) =>
      languages.flatMap((language) =>
        pairFields.flatMap((field) => this.standardsIn(texts[language][field])),
      ),
    );
    const fresh = [...new Set(met)].filter((standard) => !this.standards.has(standard));
    if (fresh.length === 0) return;
    for (const standard of fresh) this.standards.add(standard);
    await run(this.em, ...insertStandards(suffix, JSON.stringify(fresh)));
  }

  /**
   * Every word and its stem with the letters of the fields it stands in; marked ones say what stands as a whole word in
   * name and place, what the group is called, and which it is.
   */
  private lettersOf(document: ArticleDocument, language: Language): Letters {
    const letters: Letters = new Map();
    const texts = document.texts[language];
    const stemOf = (word: string) => this.stems[language].get(word) ?? word;
    const add = (word: string, letter: string) =>
      letters.set(word, (letters.get(word) ?? new Set()).add(letter));
    for (const number of document.numbers) {
      add(numberForm(number), 'A');
      for (const word of indexedWords(number)) add(word, 'A');
    }
    for (const field of textFields) {
      for (const word of this.indexedWords(texts[field])) {
        add(word, weights[field]);
        add(stemOf(word), weights[field]);
      }
    }
    for (const field of wholeFields)
      for (const word of this.wholeWords(texts[field])) add(wholeMark(stemOf(word)), weights[field]);
    for (const field of pairFields)
      for (const pair of this.pairs(texts[field])) add(pairMark(apart([pair]).map(stemOf)), weights[field]);
    for (const name of [texts.group, texts.head]) add(groupMark(wordsOf(name).map(stemOf)), 'A');
    add(memberMark(document.groupId), 'A');
    for (const size of document.sizes.naming) add(`${namingPrefix}${size}`, 'A');
    for (const size of document.sizes.others) add(`${sizePrefix}${size}`, 'A');
    return letters;
  }
}
