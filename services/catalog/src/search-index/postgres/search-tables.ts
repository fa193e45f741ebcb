/** Says what an index holds. Another one than the tables' comment names is built anew when the service starts. */
export const searchForm = 'words, whole words, groups';

/** Tables of the index that is in use; a rebuild makes new ones beside them and swaps the names. */
export function createSearchTables(suffix: '' | '_next'): string[] {
  return [
    `create table search_article${suffix} (
      article_id text not null,
      group_id text not null,
      category_ids text[] not null,
      position bigint not null,
      numbers text[] not null,
      properties jsonb not null,
      words_de tsvector not null,
      words_en tsvector not null
    )`,
    `comment on table search_article${suffix} is '${searchForm}'`,
    `create table search_word${suffix} (language text not null, word text not null)`,
  ];
}

/** Made after a rebuild has filled the tables, because that is several times faster. Names are chosen by PostgreSQL. */
export function indexSearchTables(suffix: '' | '_next'): string[] {
  return [
    `alter table search_article${suffix} add primary key (article_id)`,
    `create index on search_article${suffix} using gin (words_de) with (fastupdate = off)`,
    `create index on search_article${suffix} using gin (words_en) with (fastupdate = off)`,
    `create index on search_article${suffix} using gin (category_ids)`,
    `alter table search_word${suffix} add primary key (language, word)`,
  ];
}

/** Readers wait for this at most as long as it takes to exchange two names. */
export const swapSearchTables = [
  'analyze search_article_next',
  'analyze search_word_next',
  'drop table search_article',
  'drop table search_word',
  'alter table search_article_next rename to search_article',
  'alter table search_word_next rename to search_word',
];
