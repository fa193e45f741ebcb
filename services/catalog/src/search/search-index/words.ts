import { endsOf } from './compounds.js';
import { fold } from './fold.js';

const units = 'mm|cm|dm|m|µm|um|nm|kn|n|kg|g|mg|ml|l|v|w|kw|a|bar|zoll|inch|in|grad|°|stk|hrc|tpi';
const numberWithUnit = new RegExp(`^(\\d+(?:\\.\\d+)?)(${units})$`);
const dimensions = /^(?:[a-z]{1,3})?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/;
/** A size in inches such as 1/2 or G1/2; any other stroke parts words. */
const inches = /^[a-z]{0,2}\d{1,2}\/(?:2|4|8|16|32|64)$/;

/** A word of a text with its position. */
export interface PlacedWord {
  word: string;
  from: number;
  to: number;
}

const stretches = /(?:[\p{L}\p{N}\p{M}.°µμ]|(?<=\p{L})['’](?=\p{L})|(?<=\d)[,×](?=\d)|(?<=\d)[/⁄](?=\d))+/gu;

/** The words of a text as they are compared, each with its place. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(stretches)].flatMap(({ 0: stretch, index }) =>
    (/^[øØ]$/.test(stretch) ? [] : wordsOf(stretch)).map((word) => ({
      word,
      from: index,
      to: index + stretch.length,
    })),
  );
}

/** The words of a text as they are compared: `Ø6,80mm HSS-E` → 6.8, mm, hss, e. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}.°µ/]+/u)
    .flatMap((word) => (word.includes('/') && !inches.test(word) ? word.split('/') : [word]))
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .flatMap((word) => {
      const match = numberWithUnit.exec(word);
      return match?.[1] && match[2] ? [plainNumber(match[1]), match[2]] : [plainNumber(word)];
    })
    .filter((word) => word !== '');
}

/**
 * The words of a text, and short letters joined to the number behind them, so that `din338` is found like
 * `din 338`.
 */
export function wholeWords(text: string): string[] {
  const words = wordsOf(text);
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1];
    return /^[a-z]{1,4}$/.test(word) && next !== undefined && /^\d+$/.test(next) ? [word + next] : [];
  });
  return [...new Set([...words, ...joined])];
}

/** Parts of longer words: the ends of compounds, the parts of m8x1.25. */
function wordParts(text: string): string[] {
  const parts = wordsOf(text).flatMap((word) => [
    ...(dimensions.test(word) ? word.split('x').map(plainNumber) : []),
    ...endsOf(word),
  ]);
  return [...new Set(parts)];
}

/** The stored words of a text: whole words and their parts. */
export function indexedWords(text: string): string[] {
  return [...new Set([...wholeWords(text), ...wordParts(text)])];
}

/** True for a plain number, which is never corrected and never the beginning of another one. */
export function isNumber(word: string): boolean {
  return /^\d+(\.\d+)?$/.test(word);
}

/** 6.80 and 6.8 are the same; 0680 is unchanged. */
export function plainNumber(word: string): string {
  return /^\d+\.\d+$/.test(word) ? word.replace(/\.?0+$/, '') : word;
}
