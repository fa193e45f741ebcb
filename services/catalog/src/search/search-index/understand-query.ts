import { numberForm } from '@werkbank/contracts/text';
import type { Language } from '@werkbank/contracts/localization';
import { synonymAt } from './synonyms.js';
import { isNumber, wordsOf } from './words.js';

/** Words that say nothing about an article. They are dropped unless nothing else was typed. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  de: new Set([
    'mit',
    'ohne',
    'fuer',
    'der',
    'die',
    'das',
    'den',
    'von',
    'und',
    'oder',
    'in',
    'im',
    'aus',
    'auf',
    'zum',
  ]),
  en: new Set(['with', 'without', 'for', 'the', 'a', 'an', 'of', 'and', 'or', 'in', 'to', 'from']),
};

/** One thing that must be found: any of the alternatives, each of which is words that must all be there. */
export interface Term {
  word: string;
  /** What counts as the word itself, which comes before what it is a part of and what else it may be called. */
  itself: readonly (readonly string[])[];
  alternatives: readonly (readonly string[])[];
}

export interface UnderstoodQuery {
  terms: readonly Term[];
  /** The whole text as an article number, where it can be one. */
  number: string | null;
}

export function understandQuery(text: string, language: Language): UnderstoodQuery {
  const all = wordsOf(text).slice(0, 20);
  const telling = all.filter((word) => !stopWords[language].has(word));
  const words = telling.length > 0 ? telling : all;
  const terms: Term[] = [];
  for (let index = 0; index < words.length; ) {
    const synonym = synonymAt(words, index, language);
    const own = words.slice(index, index + (synonym?.length ?? 1));
    terms.push({
      word: own.join(' '),
      itself: [own],
      alternatives: [own, ...(synonym?.others ?? [])],
    });
    index += own.length;
  }
  return { terms, number: numberIn(text) };
}

/** At least four letters and digits, one of them a digit; a size such as 6,8 is none. */
function numberIn(text: string): string | null {
  const joined = numberForm(text);
  return joined.length >= 4 && joined.length <= 40 && /\d/.test(joined) && !isNumber(wordsOf(text).join(' '))
    ? joined
    : /^\d{4,}$/.test(joined) && /^\s*\d+(?:[\s-]\d+)*\s*$/.test(text)
      ? joined
      : null;
}
