import { numberForm } from '@werkbank/contracts/text';
import type { Language } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import { tradeVocabulary } from '../search-index/vocabulary.js';
import { indexedWords, wholeWords, wordParts } from '../search-index/words.js';

export interface MeilisearchDocument {
  /** The article's id in the letters that a document's id may have. */
  key: string;
  articleId: string;
  groupId: string;
  categoryIds: string[];
  position: number;
  standing: number;
  properties: Record<string, number | string>;
  numbers: string[];
  numberWords: string;
  group: string;
  /** Whole words; what stands in them as a part is in `parts`. */
  name: string;
  place: string;
  parts: string;
  /** What else the trade calls the things that group, name and place name. */
  otherWords: string;
  values: string;
  description: string;
}

/** Article ids may hold points, the ids of documents may not. */
export function documentKey(articleId: string): string {
  return Buffer.from(articleId).toString('base64url');
}

/** A document in the words in which queries are asked, so that both adapters compare the same things. */
export function toMeilisearchDocument(document: ArticleDocument, language: Language): MeilisearchDocument {
  const texts = document.texts[language];
  const words = (text: string) => indexedWords(text).join(' ');
  const withOtherWords = (text: string) =>
    [words(text), ...tradeVocabulary.otherWordsIn(text, language)].join(' ');
  return {
    key: documentKey(document.articleId),
    articleId: document.articleId,
    groupId: document.groupId,
    categoryIds: document.categoryIds,
    position: document.position,
    standing: document.standing,
    properties: document.properties,
    numbers: document.numbers.map(numberForm),
    numberWords: words(document.numbers.join(' ')),
    group: wholeWords(texts.group).join(' '),
    name: wholeWords(texts.name).join(' '),
    place: wholeWords(texts.place).join(' '),
    parts: wordParts(`${texts.name} ${texts.place}`).join(' '),
    otherWords: tradeVocabulary
      .otherWordsIn(`${texts.group} ${texts.name} ${texts.place}`, language)
      .join(' '),
    values: withOtherWords(texts.properties),
    description: withOtherWords(texts.description),
  };
}
