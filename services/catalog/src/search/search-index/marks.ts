/**
 * Additional lexemes that rank hits. Their first characters occur in no word, so that no typed word finds
 * them.
 */
export const wholePrefix = '=';
export const groupPrefix = '@';
export const joint = '_';
const memberPrefix = '#';

/** Sizes, names and groups are marked in the name alone. */
export const isOfName = (lexeme: string): boolean => /^[$%@#]/.test(lexeme);

/** A whole word of a text, not a part of a longer one. */
export const wholeMark = (stem: string) => `${wholePrefix}${stem}`;

/** All that a group is called, or an article without its sizes. */
export const groupMark = (stems: readonly string[]) => `${groupPrefix}${stems.join(joint)}`;

/** Two adjacent words. */
export const pairMark = (stems: readonly string[]) => wholeMark(stems.join(joint));

/** The group that an article is in. */
export const memberMark = (groupId: string) => `${memberPrefix}${groupId}`;
