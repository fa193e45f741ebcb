import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { MissedSearch } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { searchLogLimits } from '@werkbank/contracts/limits';
import { findByWords, instant, pagingOf, readOne, statementFor, windowOf } from '@werkbank/platform/database';
import { Call, Input } from '@werkbank/platform/http';
import { HiddenSearch, SearchedText } from '../../search/index.js';

type Query = CallInput<'listMissedSearches'>['query'];

/** Its texts are kept in their compare form. */
const foundBy = 'text';

const everything: Query = { page: 1, pageSize: 25, search: '', language: '' };
const missedSearches = statementFor(
  'missed-searches',
  {
    total: p.integer(),
    searches: p.json<MissedSearch[]>(),
    totals: p.json<{ searches: number; withoutHit: number }>(),
  },
  writeList,
  [[everything], [{ ...everything, search: 'klemm fix' }]],
);

/** A text is no longer missed once its last search has found all of it. */
function writeList(query: Query) {
  const found = findByWords(query.search, { texts: [`${foundBy} like ?`] });
  const { language, hidden } = query;
  return {
    sql: `with counted as (
        select text, language, sum(searches)::int as searches, sum(without_hit)::int as "withoutHit",
          (array_agg(missing order by day desc))[1] as missing, max(last_at) as last
        from searched_text where text <> '' and ${found.sql} and (? = '' or language = ?)
        group by text, language
      ), missed as (
        select c.*, exists (select from hidden_search h where h.text = c.text and h.language = c.language) as "isHidden"
        from counted c where c.missing is not null and c."withoutHit" > 0
      ), listed as (select * from missed where "isHidden" = ?)
      select (select count(*)::int from listed) as total,
        (select coalesce(json_agg(page), '[]') from (
           select text, language, missing, searches, "withoutHit", ${instant('last')} as "lastOn", "isHidden"
             from listed order by "withoutHit" desc, text, language limit ? offset ?) page) as searches,
        (select json_build_object('searches', coalesce(sum(searches), 0), 'withoutHit', coalesce(sum(without_hit), 0))
           from searched_text where text = '') as totals`,
    params: [...found.params, language, language, hidden === 'true', ...windowOf(query)],
  };
}

/** Searches without a hit of all people. */
@Controller()
export class ShowMissedSearches {
  constructor(private readonly em: EntityManager) {}

  @Call('listMissedSearches')
  async list(@Input() { query }: CallInput<'listMissedSearches'>): Promise<CallAnswer<'listMissedSearches'>> {
    const listed = await readOne(this.em, ...missedSearches(query));
    if (!listed) throw new Error('a select without a table has one row');
    const { total, searches, totals } = listed;
    return {
      searches,
      totals: { days: searchLogLimits.days, ...totals },
      ...pagingOf(query, total),
    };
  }

  @Call('hideMissedSearch')
  async hide(
    @Input() { body: { text, language, isHidden } }: CallInput<'hideMissedSearch'>,
  ): Promise<CallAnswer<'hideMissedSearch'> | Refusal> {
    const em = this.em.fork();
    if ((await em.count(SearchedText, { text, language })) === 0) return refuse('MISSED_SEARCH_NOT_FOUND');
    if (isHidden) await em.upsert(HiddenSearch, { text, language });
    else await em.nativeDelete(HiddenSearch, { text, language });
    return {};
  }
}
