const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };

/** Lower case, ä as ae, other accents dropped, decimal comma as point, letters and digits of other forms as the usual ones. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .replace(/μ/g, 'µ')
    .replace(/⁄/g, '/')
    .replace(/[⌀∅]|(?<![a-zäöüß])ø(?=\s?\d)/g, ' ')
    .replace(/[äöüßæø]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/×/g, 'x')
    .replace(/(\d),(?=\d)/g, '$1.');
}
