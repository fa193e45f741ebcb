import { numberForm } from '@werkbank/contracts/text';
import type { Language } from '@werkbank/contracts/localization';
import type { ArticleDocument } from '../search-index/article-document.js';
import type { DocumentLexemes, Letters } from '../search-index/document-lexemes.js';

export interface MeilisearchDocument extends Record<Language, string[]> {
  /** The article's id in the letters that a document's id may have. */
  key: string;
  articleId: string;
  groupId: string;
  categoryIds: string[];
  position: number;
  standing: number;
  properties: Record<string, number | string>;
  numbers: string[];
  /** Beginnings of lexemes with digits: nearly each article has others, so they are no words of a group. */
  beginnings: string[];
}

/** Article ids may hold points, the ids of documents may not. */
export function documentKey(articleId: string): string {
  return Buffer.from(articleId).toString('base64url');
}

/** The server keeps no longer values apart. */
const longestLexeme = 200;

/** Each lexeme behind the letter of its most important field: filters on a field begin with that letter. */
const lettered = (letters: Letters): string[] =>
  [...letters].flatMap(([word, fields]) =>
    word === '' || word.length > longestLexeme ? [] : [`${[...fields].toSorted()[0]}${word}`],
  );

/** Shorter beginnings are not searched. */
const shortest = 3;

function beginningsOf(lettered: readonly string[]): string[] {
  const found = lettered
    .filter((lexeme) => /^.[a-z0-9]*\d/.test(lexeme))
    .flatMap((lexeme) =>
      Array.from({ length: Math.max(0, lexeme.length - shortest) }, (_, more) =>
        lexeme.slice(0, 1 + shortest + more),
      ),
    );
  return [...new Set(found)];
}

export function toMeilisearchDocument(
  document: ArticleDocument,
  lexemes: DocumentLexemes,
): MeilisearchDocument {
  const { articleId, groupId, categoryIds, position, standing, properties, numbers } = document;
  const de = lettered(lexemes.of(document, 'de'));
  return {
    key: documentKey(articleId),
    articleId,
    groupId,
    categoryIds,
    position,
    standing,
    properties,
    numbers: numbers.map(numberForm),
    de,
    en: lettered(lexemes.of(document, 'en')),
    beginnings: beginningsOf(de),
  };
}
