import type { ArticleChange } from '@werkbank/contracts/entities';
import { type Language, languages } from '@werkbank/contracts/localization';
import { type ChangeNames, type ColumnChanges, shownChanges } from '../../catalogue-imports/index.js';

type Field = ArticleChange['fields'][number];
const textColumns = ['name', 'description', 'keywords', 'not_for_sale_reason'];

/** Fields of a change as the page shows them: texts in the language in which they changed. */
export function fieldsOfChange(
  changes: ColumnChanges,
  names: ChangeNames,
  language: Language,
): ArticleChange['fields'] {
  const { part_description: _, ...shown } = changes;
  const texts = Object.fromEntries(Object.entries(shown).filter(([column]) => textColumns.includes(column)));
  const others = Object.fromEntries(Object.entries(shown).filter(([column]) => !(column in texts)));
  const inOrder = [language, ...languages.filter((one) => one !== language)];
  const ofTexts = Object.entries(texts).flatMap(([column, change]): Field[] => {
    const changed = inOrder.find((one) => textOf(change.before, one) !== textOf(change.after, one));
    return shownChanges({ [column]: change }, names, changed ?? language);
  });
  return [...ofTexts, ...shownChanges(others, names, language)];
}

/** Lists of words are compared as one text. */
const textOf = (texts: unknown, language: Language): string =>
  JSON.stringify(new Map(Object.entries(texts ?? {})).get(language) ?? null);
