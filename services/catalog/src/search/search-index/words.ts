const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };
const units = 'mm|cm|dm|m|µm|um|nm|kn|n|kg|g|mg|ml|l|v|w|kw|a|bar|zoll|inch|in|grad|°';
const numberWithUnit = new RegExp(`^(\\d+(?:\\.\\d+)?)(${units})$`);
/** What compounds of the trade end in: whoever types Bohrer means Spiralbohrer too. */
const compoundEnds =
  /^\p{L}{3,}?(bohrer|fraeser|schluessel|dreher|zange|scheibe|feile|saege|senker|schraube|platte|messer|hammer|meissel|lehre|halter|futter|spanner|einsatz|buerste|papier|reibahle|schieber|schneider|stahl|raspel|schere)$/u;
const dimensions = /^(?:[a-z]{1,3})?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/;

/** Lower case, ä as ae, other accents dropped, decimal comma as point. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[⌀∅]|(?<![a-zäöüß])ø(?=\s?\d)/g, ' ')
    .replace(/[äöüßæø]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/×/g, 'x')
    .replace(/(\d),(?=\d)/g, '$1.');
}

/** The words of a text as they are compared: `Ø6,80mm HSS-E` → 6.8, mm, hss, e. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}.°µ]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .flatMap((word) => {
      const match = numberWithUnit.exec(word);
      return match?.[1] && match[2] ? [plainNumber(match[1]), match[2]] : [plainNumber(word)];
    })
    .filter((word) => word !== '');
}

/**
 * The words that stand in a text, and short letters joined to the number behind them, so that `din338` is found like
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

/** What stands in a text as a part of a longer word: the ends of German compounds, the parts of m8x1.25. */
export function wordParts(text: string): string[] {
  const parts = wordsOf(text).flatMap((word) => {
    const end = compoundEnds.exec(word)?.[1];
    return [
      ...(dimensions.test(word) ? word.split('x').map(plainNumber) : []),
      ...(end === undefined ? [] : [end]),
    ];
  });
  return [...new Set(parts)];
}

/** What an index stores for a text: whole words and their parts. */
export function indexedWords(text: string): string[] {
  return [...new Set([...wholeWords(text), ...wordParts(text)])];
}

/** Whether a word is a plain number, which is never corrected and never the beginning of another one. */
export function isNumber(word: string): boolean {
  return /^\d+(\.\d+)?$/.test(word);
}

/** 6.80 and 6.8 are the same; 0680 stays what it is. */
function plainNumber(word: string): string {
  return /^\d+\.\d+$/.test(word) ? word.replace(/\.?0+$/, '') : word;
}
