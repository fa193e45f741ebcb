/**
 * Characters that forms refuse and files cannot hold: control characters but tab and line feed, noncharacters, invisible
 * characters. Joiners and variation selectors stay, because they belong to words and signs.
 */
const forbidden = [
  '\\u0001-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B\\u200E\\u200F',
  '\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFC\\uFFFE\\uFFFF',
  '\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E001F\\U000E0080-\\U000E00FF\\U000E01F0-\\U000E0FFF',
  ...Array.from({ length: 16 }, (_, plane) => {
    const end = ((plane + 1) * 0x10000 + 0xfffe).toString(16).padStart(8, '0');
    return `\\U${end}-\\U${end.slice(0, -1)}f`;
  }),
].join('');

const blanks = String.raw`E' \t\n\u00A0\u2002\u2003\u2009\u202F\u3000\u2800'`;
const cleaned = (text: string) =>
  `btrim(normalize(regexp_replace(${text}, '[${forbidden}]', '', 'g'), NFC), ${blanks})`;

/**
 * Statements of a migration that clean older texts by the rule for texts (`contracts/text`). A required text that becomes empty
 * is replaced by a dash.
 */
export function cleanTexts(table: string, columns: readonly string[]): string[] {
  return columns.map((column) => {
    const text = cleaned(column);
    return `update ${table} set ${column} = coalesce(nullif(${text}, ''), '–') where ${column} <> '' and ${text} <> ${column}`;
  });
}

/** The same for all texts of a JSON column, such as a stored address. */
export function cleanDocuments(table: string, columns: readonly string[]): string[] {
  return columns.map((column) => {
    const text = cleaned(`${column}::text`);
    return `update ${table} set ${column} = ${text}::jsonb where ${text} <> ${column}::text`;
  });
}
