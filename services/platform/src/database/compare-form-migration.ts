import { Migration } from '@mikro-orm/migrations';

const replaced = (text: string, pattern: string, by: string) =>
  `regexp_replace(${text}, '[${pattern}]', '${by}', 'g')`;
const hidden =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF';
const accents = '\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F';
const blanks =
  '\\u0001-\\u0020\\u007F-\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u2800\\u3000';
const letters = { ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe', þ: 'th' };

class CompareForm extends Migration {
  override up(): void {
    const shown = replaced('given', hidden, '');
    const signs = `translate(${shown}, U&'\\0060\\00B4\\02B9\\02BB\\02BC\\2018\\2019\\201B\\2032\\FF07\\2010\\2011\\2012\\2013\\2014\\2015\\2212\\FE63\\FF0D',
      repeat('''', 10) || repeat('-', 9))`;
    const lower = `lower(normalize(${signs}, NFKD) collate "und-x-icu")`;
    const umlauts = ['a', 'o', 'u'].reduce(
      (text, vowel) => `replace(${text}, U&'${vowel}\\0308', '${vowel}e')`,
      lower,
    );
    const plain = Object.entries(letters).reduce(
      (text, [letter, written]) => `replace(${text}, '${letter}', '${written}')`,
      `translate(${replaced(umlauts, accents, '')}, 'đðħıłς', 'ddhilσ')`,
    );
    const spaced = `btrim(regexp_replace(${plain}, '[${blanks}]+', ' ', 'g'), ' ')`;
    this.addSql(`create function compare_form(given text) returns text language sql immutable strict parallel safe
      return normalize(${spaced}, NFC)`);
  }
}

/** `compareForm` of the contracts, for unique indexes and for finding in lists. A changed form is a new function. */
export const compareFormMigration = { name: '0000-compare-form', class: CompareForm };
