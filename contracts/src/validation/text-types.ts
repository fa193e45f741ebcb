// Types of the texts in calls. Each is cleaned first, so that limits apply to the stored text; bare strings are for nothing.
import { z } from 'zod';
import {
  cleanLine,
  cleanLines,
  cleanSearch,
  hasForbiddenInLine,
  hasForbiddenInLines,
  isVisible,
  unprintableIn,
} from '../text/index.js';

const forbidden = { error: 'FIELD_CHARACTERS' };
const seen = (value: string) => value === '' || isVisible(value);
const unseen = { error: 'FIELD_INVISIBLE' };

/** Text that is far too long is refused as it is: cleaning it would cost more than it may. */
const within = (max: number, clean: (text: string) => string) => (text: string) =>
  text.length > 4 * max + 1000 ? text : clean(text);

/** A line of text; not entered it is empty. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(within(max, cleanLine))
    .max(max, { abort: true })
    .refine((value) => !hasForbiddenInLine(value), forbidden)
    .refine(seen, unseen);
/** A line of text that may not be empty. */
export const text = (max: number) => line(max).min(1);
export const optionalText = (max: number) => line(max).nullable();
/** A character, or its number if it is invisible by itself. */
const named = (character: string) =>
  isVisible(character)
    ? character
    : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
/** A line that stands on documents and labels: what their letters do not draw is named. */
const printed = (rules: z.ZodString) =>
  rules.superRefine((value, context) => {
    const characters = Array.from(unprintableIn(value), named);
    if (characters.length === 0) return;
    const params = { characters: characters.slice(0, 10).join(' ') };
    context.addIssue({ code: 'custom', message: 'FIELD_UNPRINTABLE', params });
  });
export const printedText = (max: number) => printed(text(max));
export const optionalPrintedText = (max: number) => printed(line(max)).nullable();
/** Several lines of text. */
export const lines = (max: number) =>
  z
    .string()
    .overwrite(within(max, cleanLines))
    .max(max, { abort: true })
    .refine((value) => !hasForbiddenInLines(value), forbidden)
    .refine(seen, unseen);
/** Several lines that stand on documents, and may not be empty. */
export const printedLines = (max: number) => printed(lines(max).min(1));
/** The words of a search; empty for all. */
export const searchText = (max: number) =>
  z
    .string()
    .overwrite(within(max, cleanSearch))
    .max(max, { abort: true })
    .refine((value) => !hasForbiddenInLine(value), forbidden)
    .default('');
/** Text with a separate rule, such as an address: cleaned here, checked by that rule. */
export const written = () => z.string().overwrite(cleanLine);
/** Tokens, ids and names of headers, which machines make and compare. No person reads them, and no form shows them. */
export const technicalText = (max?: number) => (max === undefined ? z.string() : z.string().max(max));
/** Text of an answer: it was held to the rules when it came in. */
export const keptText = z.string();
