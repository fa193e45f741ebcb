import type { Language } from '@werkbank/contracts/localization';
import {
  cleanLine,
  cleanLines,
  hasForbiddenInLine,
  hasForbiddenInLines,
  isVisible,
} from '@werkbank/contracts/text';
import { caps } from '../caps.js';
import type { SentTexts } from '../read-file/sent-article.js';
import { htmlToText } from './html-to-text.js';
import type { Texts } from './imported-article.js';
import type { Notes } from './notes.js';

/** Printable ASCII and Latin 1 with single blanks and without HTML, as most lines are. */
const isPlain = /^(?:[!-%'-;=-~\u00a1-\u00ac\u00ae-\u00ff]| (?=[^ ]))+$/;

/** A text of one line: a name, a number, a value. */
export function lineOf(sent: string): string {
  if (isPlain.test(sent) && !sent.startsWith(' ')) return sent;
  const plain = htmlToText(sent).replaceAll(/\s+/g, ' ');
  return withoutForbidden(cleanLine(plain), hasForbiddenInLine);
}

/** A text of several lines. */
export function linesOf(sent: string): string {
  if (isPlain.test(sent) && !sent.startsWith(' ')) return sent;
  const plain = cleanLines(htmlToText(sent))
    .replaceAll(/[\t ]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n');
  return withoutForbidden(plain, hasForbiddenInLines);
}

/** Copied texts hold characters that no page shows. Tests run first, because most texts have none. */
function withoutForbidden(text: string, isForbidden: (text: string) => boolean): string {
  if (!isForbidden(text)) return text;
  const shown = text
    .toWellFormed()
    .replaceAll(
      /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFD]/gu,
      '',
    );
  return cleanLine(shown);
}

export interface TextRule {
  field: string;
  most: number;
  hasLines?: boolean;
}

/** Texts by language. A text without a language has that of the file. Undefined without any visible text. */
export function textsOf(
  sent: SentTexts,
  language: Language | undefined,
  { field, most, hasLines }: TextRule,
  notes: Notes,
): Texts | undefined {
  let texts: Texts | undefined;
  for (const code of ['de', 'en', 'und'] as const) {
    const original = sent[code];
    if (original === undefined) continue;
    const own = code === 'und' ? (language ?? 'de') : code;
    const text = shortened(hasLines ? linesOf(original) : lineOf(original), most, () =>
      notes.leaveOut(field, 'Shortened'),
    );
    if (text === '' || !isVisible(text) || texts?.[own] !== undefined) continue;
    texts ??= {};
    texts[own] = text;
  }
  return texts;
}

function shortened(text: string, most: number, count: () => void): string {
  if (text.length <= most) return text;
  count();
  const cut = text.slice(0, most - 1).toWellFormed();
  const end = cut.search(/\s\S*$/);
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replaceAll('\uFFFD', '').trimEnd()}…`;
}

export function keywordsOf(
  sent: readonly SentTexts[],
  language: Language | undefined,
  notes: Notes,
): Partial<Record<Language, string[]>> {
  const keywords: Partial<Record<Language, string[]>> = {};
  for (const one of sent) {
    const texts = textsOf(one, language, { field: 'keywords', most: caps.numberCharacters }, notes);
    for (const code of ['de', 'en'] as const) {
      const text = texts?.[code];
      const known = (keywords[code] ??= []);
      if (text === undefined || known.includes(text)) continue;
      if (known.length < caps.keywords) known.push(text);
      else notes.leaveOut('keywords', 'TooMany');
    }
  }
  for (const code of ['de', 'en'] as const) if (keywords[code]?.length === 0) delete keywords[code];
  return keywords;
}

/** Makers write a dash into a field that they have decided to leave empty. */
export const isNone = (text: string): boolean => /^(?:-+|–|—)$/.test(text);
