import { type Language, languages } from '@werkbank/contracts/localization';
import { type TradeConcept, tradeConcepts } from './trade-words/index.js';
import { wordsOf } from './words.js';

type Words = readonly string[];

interface Concept {
  /** In every language, as they are typed. */
  names: readonly Words[];
  /** As documents of a language name it. */
  written: Record<Language, readonly Words[]>;
  kin: Record<Language, readonly Words[]>;
  isQuality: boolean;
}

export interface KnownName {
  /** Number of the words that it takes. */
  length: number;
  /** All other names in the documents of the language. */
  others: Words[];
  kin: Words[];
  /** True for a quality, false for a kind of thing. */
  isQuality: boolean;
}

/** Adjacent words of a name, in pairs: a form tap is no tap of form B. */
export const sideBySide = (words: Words): Words =>
  words.length < 2 ? words : words.slice(1).map((word, index) => `${words[index]}_${word}`);
/** The words of a name, one by one. */
export const apart = (words: Words): string[] =>
  words.flatMap((word, index) => word.split('_').slice(index === 0 || !isPair(word) ? 0 : 1));
export const isPair = (word: string): boolean => word.includes('_');

/** Names of things: those of the trade and those that a shop adds. */
export class Vocabulary {
  /** Every single word by which something is called. */
  readonly words: ReadonlySet<string>;
  private readonly concepts: readonly Concept[];
  /** Concepts by the first word of a name, so that few names are compared. */
  private readonly byFirstWord = new Map<string, { concept: Concept; name: Words }[]>();

  constructor(known: readonly TradeConcept[], added: readonly TradeConcept[] = []) {
    this.concepts = [...known, ...added].map(conceptOf);
    this.words = new Set(
      this.concepts.flatMap(({ names }) => names.filter(({ length }) => length === 1).flat()),
    );
    for (const concept of this.concepts) {
      // A name of several words may be typed as one: threadmill, holesaw.
      const joined = concept.names.flatMap((name) => (name.length > 1 ? [[name.join('')]] : []));
      for (const name of [...concept.names, ...joined]) {
        const first = name[0] ?? '';
        this.byFirstWord.set(first, [...(this.byFirstWord.get(first) ?? []), { concept, name }]);
      }
    }
  }

  /** All names of the things of which one name begins so. */
  namesBegunBy(beginning: string, language: Language): Words[] {
    return this.concepts
      .filter(({ names }) => names.some(([first = '']) => first.startsWith(beginning)))
      .flatMap(({ written }) => written[language]);
  }

  /** The longest name that begins at `start`, with everything else that it may be called in the language. */
  nameAt(words: Words, start: number, language: Language): KnownName | undefined {
    const found = this.namesFrom(words, start);
    const length = Math.max(0, ...found.map(({ name }) => name.length));
    if (length === 0) return undefined;
    const longest = new Set(found.filter(({ name }) => name.length === length).map(({ concept }) => concept));
    const typed = sideBySide(words.slice(start, start + length)).join(' ');
    const unlike = (names: readonly Words[]) => names.filter((name) => name.join(' ') !== typed);
    return {
      length,
      others: unlike([...longest].flatMap(({ written }) => written[language])),
      kin: unlike([...longest].flatMap(({ kin }) => kin[language])),
      isQuality: [...longest].every((concept) => concept.isQuality),
    };
  }

  /** A plural is the same thing: Inbusschlüsseln, hex keys. */
  private namesFrom(words: Words, start: number): { concept: Concept; name: Words }[] {
    const first = words[start] ?? '';
    const singular = [first, first.slice(0, -1), first.slice(0, -2)];
    return singular
      .filter((word) => word !== '' && (word === first || word.length >= 3))
      .flatMap((word) => this.byFirstWord.get(word) ?? [])
      .filter(({ name }) => name.every((word, index) => isSame(words[start + index], word)));
  }
}

/**
 * The vocabulary of the trade with the concepts of a shop. A concept that names a known thing also gets
 * its other names.
 */
export function vocabularyWith(added: readonly TradeConcept[]): Vocabulary {
  if (added.length === 0) return tradeVocabulary;
  return new Vocabulary(tradeConcepts, added.map(withKnownNames));
}

function withKnownNames(concept: TradeConcept): TradeConcept {
  const { narrower } = concept;
  return { ...concept, ...namesWithKnown(concept), ...(narrower && { narrower: namesWithKnown(narrower) }) };
}

type Names = Readonly<Record<Language, readonly string[]>>;

function namesWithKnown(names: Names): Names {
  const known = [...new Set(keysOf(names).flatMap((key) => conceptsByName().get(key) ?? []))];
  const all = (language: Language) => [...names[language], ...known.flatMap((one) => one[language])];
  return { de: all('de'), en: all('en') };
}

const keysOf = (names: Names): string[] =>
  languages.flatMap((language) => names[language].map((name) => wordsOf(name).join(' ')));

let byName: Map<string, TradeConcept[]> | undefined;
function conceptsByName(): ReadonlyMap<string, readonly TradeConcept[]> {
  if (byName) return byName;
  byName = new Map();
  for (const concept of tradeConcepts)
    for (const key of new Set(keysOf(concept))) byName.set(key, [...(byName.get(key) ?? []), concept]);
  return byName;
}

const anywhere = ' + ';
const asDocumentsHaveIt = (name: string): Words =>
  name.split(anywhere).flatMap((part) => sideBySide(wordsOf(part)));
const asDocumentsHaveThem = (
  named: Readonly<Record<Language, readonly string[]>> | undefined,
): Record<Language, readonly Words[]> => ({
  de: (named?.de ?? []).map(asDocumentsHaveIt),
  en: (named?.en ?? []).map(asDocumentsHaveIt),
});

const bothOf = (
  a: Record<Language, readonly Words[]>,
  b: Record<Language, readonly Words[]>,
): Record<Language, readonly Words[]> => ({ de: [...a.de, ...b.de], en: [...a.en, ...b.en] });

function conceptOf(concept: TradeConcept): Concept {
  const typed = languages.flatMap((language) => concept[language].filter((name) => !name.includes(anywhere)));
  return {
    names: typed.map(wordsOf),
    written: bothOf(asDocumentsHaveThem(concept), asDocumentsHaveThem(concept.narrower)),
    kin: asDocumentsHaveThem(concept.kin),
    isQuality: concept.isQuality ?? false,
  };
}

const isSame = (given: string | undefined, word: string): boolean =>
  given !== undefined &&
  (given === word ||
    (word.length >= 3 &&
      given.startsWith(word) &&
      (word.length > 3 ? /^(?:s|e|n|en|es)$/ : /^s$/).test(given.slice(word.length))));

export const tradeVocabulary = new Vocabulary(tradeConcepts);
