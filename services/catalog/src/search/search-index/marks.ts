/**
 * Lexemes beside the words themselves, by which hits are ranked. Their first characters stand in no word, so that no
 * word that is typed finds them.
 */
export const wholePrefix = '=';
export const groupPrefix = '@';
export const joint = '_';
const memberPrefix = '#';

/** Sizes, names and groups are marked in the name alone. */
export const isOfName = (lexeme: string): boolean => /^[$%@#]/.test(lexeme);

/** A word that stands in a text as it is, not as a part of a longer one. */
export const wholeMark = (stem: string) => `${wholePrefix}${stem}`;

/** All that a group is called, or an article without its sizes. */
export const groupMark = (stems: readonly string[]) => `${groupPrefix}${stems.join(joint)}`;

/** Two words that stand side by side. */
export const pairMark = (stems: readonly string[]) => wholeMark(stems.join(joint));

/** The group that an article is in. */
export const memberMark = (groupId: string) => `${memberPrefix}${groupId}`;
