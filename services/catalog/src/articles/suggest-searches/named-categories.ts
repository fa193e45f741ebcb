import type { Language } from '@werkbank/contracts/localization';
import {
  apart,
  indexedWords,
  isSizeMark,
  type Term,
  tradeVocabulary,
  type Vocabulary,
  wordsOf,
} from '../../search/index.js';

interface Category {
  categoryId: string;
  articleCount: number;
  de: string;
  en: string;
}

interface Named {
  categoryId: string;
  articleCount: number;
  /** In the order of the name. */
  words: readonly string[];
  /** With the ends of compounds: a Spiralbohrer is a Bohrer. */
  allWords: ReadonlySet<string>;
}

interface NamedTerm {
  term: Term;
  others: readonly (readonly string[])[];
}

/** From this length on, a beginning matches all names that begin with it. */
const shortestBeginning = 3;

/** No name has more of them. */
const mostWords = 8;

/** Points of a name for a term; 0: no match. */
const fits = { whole: 8, first: 7, beginning: 6, part: 4, otherName: 3 } as const;

/** Finds categories by their names. */
export class NamedCategories {
  private readonly named: Record<Language, readonly Named[]>;

  constructor(categories: readonly Category[]) {
    const sold = categories.filter(({ articleCount }) => articleCount > 0);
    const namedIn = (language: Language) => sold.map((category) => namedBy(category, category[language]));
    this.named = { de: namedIn('de'), en: namedIn('en') };
  }

  /**
   * Categories whose names match all terms without a size, the best first; else those of the named kind of
   * tool.
   */
  find(terms: readonly Term[], language: Language, vocabulary: Vocabulary = tradeVocabulary): string[] {
    const words = terms.filter(({ sizes }) => sizes.length === 0).slice(0, mostWords);
    const ranked = (some: readonly Term[]) =>
      this.ranked(
        some.map((term) => ({ term, others: otherNames(term, vocabulary, language) })),
        language,
      );
    const all = ranked(words);
    const families = words.filter(({ isFamily }) => isFamily);
    return all.length > 0 || families.length === words.length ? all : ranked(families);
  }

  private ranked(names: readonly NamedTerm[], language: Language): string[] {
    if (names.length === 0) return [];
    return this.named[language]
      .map((category) => {
        let fit = 0;
        for (const { term, others } of names) {
          const one = fitOf(category, term, others);
          if (one === 0) return { category, fit: 0 };
          fit += one;
        }
        return { category, fit };
      })
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || b.category.articleCount - a.category.articleCount)
      .map(({ category }) => category.categoryId);
  }
}

function namedBy({ categoryId, articleCount }: Category, name: string): Named {
  return { categoryId, articleCount, words: wordsOf(name), allWords: new Set(indexedWords(name)) };
}

function fitOf({ words, allWords }: Named, term: Term, others: readonly (readonly string[])[]): number {
  const typed = apart(term.itself[0] ?? []);
  const last = typed.at(-1) ?? '';
  const before = typed.slice(0, -1);
  if (before.every((word) => allWords.has(word))) {
    if (words.includes(last)) return fits.whole;
    if (words[0]?.startsWith(last)) return fits.first;
    if (words.some((word) => word.startsWith(last))) return fits.beginning;
    if ([...allWords].some((word) => word.startsWith(last))) return fits.part;
  }
  return others.some((name) => name.every((word) => allWords.has(word))) ? fits.otherName : 0;
}

/** The other names of a term, and the names of things that begin with it. */
function otherNames(term: Term, vocabulary: Vocabulary, language: Language): string[][] {
  const begun = term.word.length >= shortestBeginning ? vocabulary.namesBegunBy(term.word, language) : [];
  return [...term.itself.slice(1), ...term.names, ...begun]
    .filter((name) => !name.some(isSizeMark))
    .map(apart)
    .filter((name) => name.length > 0);
}
