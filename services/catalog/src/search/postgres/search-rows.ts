import { numberForm } from '@werkbank/contracts/text';
import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statementFor } from '@werkbank/platform/database';
import { type Language, languages } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import { DocumentLexemes, pairFields, remembered } from '../search-index/document-lexemes.js';
import { standardsIn } from '../search-index/standards.js';
import { GroupWords, vectorOf } from './group-words.js';
import { readStems } from './stems.js';

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

/** Turns documents into rows. It caches stems and words, so each is read and stored once. */
export class SearchRows {
  private readonly lexemes: DocumentLexemes;
  private readonly standardsIn = remembered(standardsIn);
  private readonly standards = new Set<string>();
  /** Words of the groups of all inserted articles. */
  readonly groups = new GroupWords();

  constructor(private readonly em: EntityManager) {
    this.lexemes = new DocumentLexemes((language, words) => readStems(em, language, words));
  }

  async insert(documents: readonly ArticleDocument[], suffix: Suffix): Promise<void> {
    for (const language of languages) await this.learnWords(documents, language, suffix);
    await this.learnStandards(documents, suffix);
    const rows = documents.map((document) => {
      const words = { de: this.lexemes.of(document, 'de'), en: this.lexemes.of(document, 'en') };
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
    const fresh = await this.lexemes.learn(documents, language);
    if (fresh.length === 0) return;
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
}
