import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@werkbank/contracts/localization';

/** The number of searches for a text on a day, by all people. The empty text counts all searches. */
export const SearchedText = defineEntity({
  name: 'SearchedText',
  tableName: 'searched_text',
  properties: {
    text: p.text().primary(),
    language: p.text().$type<Language>().primary(),
    day: p.date().primary(),
    searches: p.integer(),
    withoutHit: p.integer(),
    /** The part that no article had at the last search; null: all of it was found. */
    missing: p.text().nullable(),
    lastAt: p.datetime(),
  },
  indexes: [{ name: 'searched_text_day', properties: ['day'] }],
});

/** A text that an admin has hidden from the list of searches without a hit. */
export const HiddenSearch = defineEntity({
  name: 'HiddenSearch',
  tableName: 'hidden_search',
  properties: {
    text: p.text().primary(),
    language: p.text().$type<Language>().primary(),
  },
});
