import { numberForm } from '@werkbank/contracts/text';
import type { Language } from '@werkbank/contracts/localization';
import { type ArticleDocument, textFields } from './article-document.js';
import { groupMark, memberMark, pairMark, wholeMark } from './marks.js';
import { namingPrefix, sizePrefix } from './query-term.js';
import { isPlain } from './term-conditions.js';
import { apart, isPair, sideBySide } from './vocabulary.js';
import { indexedWords, wholeWords, wordsOf } from './words.js';

/** Lexemes with the letters of their fields. */
export type Letters = Map<string, Set<string>>;

/** The stems of words; null without one. */
export type Stems = ReadonlyMap<string, string | null>;
export type ReadStems = (language: Language, words: readonly string[]) => Promise<Stems>;

/** The head of a name counts more than the rest of it; place and properties count the same. */
const letterOf = { head: 'A', name: 'B', place: 'C', properties: 'C', description: 'D' } as const;
const wholeFields = ['head', 'name', 'place'] as const;
export const pairFields = ['head', 'name', 'place', 'properties'] as const;

/** A group's articles have most of their texts in common. */
export function remembered(wordsIn: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsIn(text);
    if (known.size > 5_000) known.clear();
    known.set(text, words);
    return words;
  };
}

/** The lexemes of documents. It remembers stems, so each is read once. */
export class DocumentLexemes {
  private readonly stems: Record<Language, Map<string, string>> = { de: new Map(), en: new Map() };
  private readonly indexedWords = remembered(indexedWords);
  private readonly wholeWords = remembered(wholeWords);
  private readonly pairs = remembered((text) => [...new Set(sideBySide(wordsOf(text)))].filter(isPair));

  constructor(private readonly readStems: ReadStems) {}

  /** Reads the stems of words that it has not met. Returns these words. */
  async learn(documents: readonly ArticleDocument[], language: Language): Promise<string[]> {
    const known = this.stems[language];
    const met = new Set(
      documents.flatMap((document) =>
        textFields.flatMap((field) => this.indexedWords(document.texts[language][field])),
      ),
    );
    const fresh = [...met].filter((word) => isPlain(word) && !known.has(word));
    if (fresh.length === 0) return [];
    for (const [word, stem] of await this.readStems(language, fresh)) known.set(word, stem ?? word);
    return fresh;
  }

  /**
   * Every known word of a document, and its stem. Marks distinguish whole words in name and place, the
   * name of the group, and the group itself.
   */
  of(document: ArticleDocument, language: Language): Letters {
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
        add(word, letterOf[field]);
        add(stemOf(word), letterOf[field]);
      }
    }
    for (const field of wholeFields)
      for (const word of this.wholeWords(texts[field])) add(wholeMark(stemOf(word)), letterOf[field]);
    for (const field of pairFields)
      for (const pair of this.pairs(texts[field])) add(pairMark(apart([pair]).map(stemOf)), letterOf[field]);
    for (const name of [texts.group, texts.head]) add(groupMark(wordsOf(name).map(stemOf)), 'A');
    add(memberMark(document.groupId), 'A');
    for (const size of document.sizes.naming) add(`${namingPrefix}${size}`, 'A');
    for (const size of document.sizes.others) add(`${sizePrefix}${size}`, 'A');
    return letters;
  }
}
