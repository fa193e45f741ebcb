import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@werkbank/contracts/localization';

/** A word of the shop with its meanings for the search. */
export const SynonymEntity = defineEntity({
  name: 'Synonym',
  tableName: 'synonym',
  properties: {
    id: p.integer().primary().generated('by default as identity').autoincrement(),
    language: p.text().$type<Language>(),
    word: p.text(),
    /** In the form for comparisons; each form has one synonym in a language. */
    form: p.text(),
    meanings: p.json<string[]>(),
    isOneWay: p.boolean(),
    lockKey: p.integer().default(1),
  },
  uniques: [{ name: 'synonym_form', properties: ['language', 'form'] }],
});
