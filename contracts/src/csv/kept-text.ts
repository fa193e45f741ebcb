/** Signs of a formula, also behind blanks; spreadsheets of East Asia take full-width signs as well. */
const formula = /^\s*[=+\-@]|^[\t\r\n]/;
/** Numbers, powers, amounts, percentages, fractions, dates and times, all of which a spreadsheet writes in its own way. */
const figures = /^(?=.*\d)[\d\s.,:'’/⁄()+\-–%€$£¥]+(?:e[+-]?\d+)?$/i;
const power = /^[\d.,]+e[+-]?\d+$/i;
const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;
const months =
  'jan(?:uary?|uar)?|feb(?:ruary?|ruar)?|m(?:ar|är|rz)(?:ch|z)?|apr(?:il)?|ma[iy]|jun[ei]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';
const dayOfMonth = new RegExp(
  `^(?=.*\\d)\\d{0,4}[\\s.,/-]*(?:${months})[\\s.,/-]*\\d{0,4}(?:[\\s.,/-]+\\d{1,4})?$`,
  'i',
);
const clock = /^\d{1,2}(?::\d{1,2})*\s*[ap]m?$/i;
const truth = /^(?:true|false|wahr|falsch)$/i;

/** True for a text that a spreadsheet would convert. */
function isMistaken(text: string): boolean {
  const narrow = text.normalize('NFKC');
  if (formula.test(text) || formula.test(narrow)) return true;
  const shown = narrow.trim();
  if (wholeNumber.test(text)) return false;
  return [figures, power, dayOfMonth, clock, truth].some((pattern) => pattern.test(shown));
}

/** The reader removes an added apostrophe, so a text that begins with one gets another. */
const needsMark = (text: string): boolean => isMistaken(text.replace(/^'+/, ''));

/**
 * A cell that every spreadsheet keeps as it is written: an apostrophe in front makes text of it, the way that OWASP names. A
 * number is no text, and is written as one.
 */
export function keptText(text: string): string {
  return needsMark(text) ? `'${text}` : text;
}

/** The text before `keptText`, so that a file that was downloaded can be corrected and sent again. */
export function plainText(cell: string): string {
  return cell.startsWith("'") && needsMark(cell) ? cell.slice(1) : cell;
}
