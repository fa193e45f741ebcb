import { p } from '@mikro-orm/core';
import { columns, statement } from '@werkbank/platform/database';
import { SearchArticle } from './entities.js';

/** Indexing a million articles takes minutes, and half as many with room to sort in. */
export const settingsOfRebuild = [
  statement('rebuild-without-timeout', {}, 'set local statement_timeout = 0'),
  statement('rebuild-with-room-to-sort', {}, `set local maintenance_work_mem = '256MB'`),
];
export const beginRebuild = statement('begin-search-rebuild', {}, 'select from begin_search_rebuild()');
export const finishRebuild = statement('finish-search-rebuild', {}, 'select from finish_search_rebuild()');

export const isRebuildNeeded = statement(
  'is-search-rebuild-needed',
  { needed: p.boolean() },
  `select not exists (select from search_article)
         or obj_description('search_article'::regclass, 'pg_class') is distinct from ? as needed`,
);

export const deleteArticles = statement(
  'delete-search-articles',
  columns(SearchArticle, 'groupId', 'properties'),
  `delete from search_article where article_id in (select jsonb_array_elements_text(?::jsonb))
       returning group_id as "groupId", properties`,
);

/** For each typed word: `known` if a word of an article begins with it, and words with a similar spelling. */
export const nearWords = statement(
  'near-words',
  { typed: p.text(), known: p.boolean(), near: p.json<string[]>().nullable() },
  `select typed, exists (select from search_word where language = ? and starts_with(word, typed)) as known,
         (select json_agg(word) from (
           select word from search_word where language = ? and length(word) >= length(typed) - 2
             and similarity(word, typed) > 0.1
           order by similarity(left(word, length(typed)), typed) desc limit 50) w) as near
       from jsonb_array_elements_text(?::jsonb) as words(typed)`,
);
