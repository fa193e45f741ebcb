import { isCountry } from '@werkbank/contracts/entities';

/** A GTIN of 8, 12, 13 or 14 digits. Spreadsheets drop zeros in front: 9 to 11 digits get them back. */
export function gtinOf(sent: string): string | undefined {
  const digits = sent.replaceAll(/[\s-]/g, '').replace(/\.0+$/, '');
  if (!/^\d{8,14}$/.test(digits) || /^0+$/.test(digits)) return undefined;
  const full = digits.length > 8 && digits.length < 12 ? digits.padStart(13, '0') : digits;
  return hasCheckDigit(full) ? full : undefined;
}

function hasCheckDigit(gtin: string): boolean {
  let sum = 0;
  for (let at = 0; at < gtin.length; at++) sum += Number(gtin[gtin.length - 1 - at]) * (at % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** Digits without points and blanks: 8207.5060 as 82075060. */
export function tariffNumberOf(sent: string): string | undefined {
  const digits = sent.replaceAll(/[\s.]/g, '');
  return /^\d{6,11}$/.test(digits) ? digits : undefined;
}

const countries = new Map<string, string | undefined>();

/** A country by its code of two letters, three letters or its German or English name. */
export function countryOf(sent: string): string | undefined {
  const text = sent.trim().slice(0, 100);
  if (!countries.has(text) && countries.size < 2000) countries.set(text, findCountry(text));
  return countries.get(text) ?? findCountry(text);
}

function findCountry(text: string): string | undefined {
  const code = text.toUpperCase();
  if (isCountry(code)) return code;
  const known = byName();
  return known.get(text.toLowerCase()) ?? threeLetters[code];
}

let names: Map<string, string> | undefined;

function byName(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const language of ['de', 'en']) {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    for (let at = 0; at < 26 * 26; at++) {
      const code = String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26));
      if (isCountry(code)) names.set((display.of(code) ?? code).toLowerCase(), code);
    }
  }
  return names;
}

const threeLetters: Readonly<Record<string, string>> = Object.fromEntries(
  `DEU:DE AUT:AT CHE:CH LIE:LI FRA:FR ITA:IT ESP:ES PRT:PT NLD:NL BEL:BE LUX:LU DNK:DK SWE:SE NOR:NO FIN:FI POL:PL CZE:CZ SVK:SK
  HUN:HU SVN:SI HRV:HR ROU:RO BGR:BG GRC:GR TUR:TR GBR:GB IRL:IE USA:US CAN:CA CHN:CN JPN:JP KOR:KR TWN:TW IND:IN VNM:VN THA:TH
  MYS:MY IDN:ID ISR:IL BRA:BR MEX:MX UKR:UA EST:EE LVA:LV LTU:LT SRB:RS BIH:BA`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);
