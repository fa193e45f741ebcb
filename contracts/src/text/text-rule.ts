// The one rule for every text that comes in. Zod-free, so that the first load of the front end may use it.

/** Characters without a visible form that stick to the ends of copied text. */
const invisibleAtEnds =
  '\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\u3164\\uFEFF\\uFFA0';
/** U+2800 is a Braille pattern without a dot: a blank that Unicode counts as a symbol. */
const blankAtEnd = new RegExp(`^[\\p{White_Space}\\u2800${invisibleAtEnds}]$`, 'u');
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Sequences with a meaningful invisible character; each keeps its visible part. */
const meaningful: readonly (readonly [sequence: RegExp, visible: string])[] = [
  // Letters that join or keep apart, as in Persian, Hindi and German ligatures.
  [/([\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu, '$1'],
  [/(\p{Extended_Pictographic}\uFE0F?[\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})/gu, '$1'],
  [/([0-9#*])\uFE0F(?=\u20E3)/gu, '$1'],
  [/(\p{Extended_Pictographic})[\uFE0E\uFE0F]/gu, '$1'],
  [
    /([\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}])[\uFE00-\uFE0F\u180B-\u180D\u180F\u{E0100}-\u{E01EF}]/gu,
    '$1',
  ],
  // Flags of England, Scotland and Wales.
  [/\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}/gu, '\u{1F3F4}'],
];

const neverKept = '\\p{Cs}\\p{Noncharacter_Code_Point}';
const invisible = '\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC';
const forbiddenInLine = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${neverKept}${invisible}]`, 'u');
const forbiddenInLines = new RegExp(`(?![\\n\\t])[\\p{Cc}\\p{Zl}\\p{Zp}${neverKept}${invisible}]`, 'u');
const unkeepable = new RegExp(`(?![\\n\\r\\t])[\\p{Cc}${neverKept}]`, 'u');
/** Most texts; tested without Unicode's tables in a fraction of the time. */
const alwaysKept = /^[\n\r\t\u0020-\u007E\u00A0-\uD7FF]*$/;
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const hidden = new RegExp(`[${invisible}]`, 'gu');

/** NFC without blanks and invisible characters at its ends: what a text loses without meaning something else. */
export function cleanLine(text: string): string {
  return withoutBlankEnds(text.normalize('NFC'));
}

/** Reads character by character: a pattern takes quadratic time for a long blank inside of a text. */
function withoutBlankEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && blankAtEnd.test(text.charAt(start))) start += 1;
  while (end > start && blankAtEnd.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The same for texts of several lines, which all end with `\n`. */
export function cleanLines(text: string): string {
  return cleanLine(text.replace(lineEnd, '\n'));
}

/** A search text without the invisible characters of copied text. */
export function cleanSearch(text: string): string {
  return cleanLine(text.replace(hidden, ''));
}

/**
 * True for characters that no form, mail, document or file can show in a line: control characters, noncharacters, halves of
 * surrogate pairs, invisible characters outside of words, marks that change the direction.
 */
export function hasForbiddenInLine(text: string): boolean {
  return forbiddenInLine.test(text) && forbiddenInLine.test(withoutMeaningful(text));
}

/** The same for several lines: a line feed and a tab are no control characters there. */
export function hasForbiddenInLines(text: string): boolean {
  return forbiddenInLines.test(text) && forbiddenInLines.test(withoutMeaningful(text));
}

/** True for text that neither PostgreSQL nor XML can store: the last check of all input. */
export function isUnkeepable(text: string): boolean {
  return !alwaysKept.test(text) && unkeepable.test(text);
}

/** True if the text has a visible letter, digit or sign. Fillers and marks without a letter do not count. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

function withoutMeaningful(text: string): string {
  return meaningful.reduce((rest, [sequence, shown]) => rest.replace(sequence, shown), text);
}

const outsideOfXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The characters of a text that XML can hold, also in a workbook; rows from before the rule may hold others. */
export function xmlText(text: string): string {
  return text.replace(outsideOfXml, '');
}
