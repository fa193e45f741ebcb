import { p } from '@mikro-orm/core';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Synonym } from '@werkbank/contracts/entities';
import { byName, findByWords, statementFor, windowOf } from '@werkbank/platform/database';

type Query = CallInput<'listSynonyms'>['query'];

const foundBy = `search_form(word || E'\\n' || meanings::text)`;
const everything: Query = { page: 1, pageSize: 25, search: '', language: '' };

/** Sorted by word and cut into pages by one statement. */
export const listedSynonyms = statementFor(
  'listed-synonyms',
  { total: p.integer(), synonyms: p.json<Synonym[]>() },
  (query: Query) => {
    const found = findByWords(query.search, { texts: [`${foundBy} like ?`] });
    const from = `from synonym where ${found.sql} and (? = '' or language = ?)`;
    const params = [...found.params, query.language, query.language];
    return {
      sql: `select (select count(*)::int ${from}) as total,
          (select coalesce(json_agg(page), '[]') from (
             select id, language, word, meanings, is_one_way as "isOneWay", lock_key as "optimisticLockKey"
               ${from} order by ${byName('word')}, id limit ? offset ?) page) as synonyms`,
      params: [...params, ...params, ...windowOf(query)],
    };
  },
  [[everything], [{ ...everything, search: 'klemm fix' }]],
);
