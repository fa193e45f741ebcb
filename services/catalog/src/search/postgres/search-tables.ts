/** Names the content of an index. A service rebuilds an index with another name at its start. */
export const searchForm = 'words, pairs of words, names, sizes and their roles, groups, standing, standards';

const tables = ['search_article', 'search_word', 'search_standard', 'search_group', 'search_value'];

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
      words_en tsvector not null,
      standing smallint not null default 0
    )`,
    `comment on table search_article${suffix} is '${searchForm}'`,
    `create table search_word${suffix} (language text not null, word text not null)`,
    createStandardTable(suffix),
    ...createGroupTables(suffix),
  ];
}

export const createStandardTable = (suffix: '' | '_next'): string =>
  `create table search_standard${suffix} (standard text not null)`;

const asOwner = (name: string, statements: readonly string[]): string =>
  `create or replace function ${name}() returns void language plpgsql security definer
    set search_path = public, pg_temp as $$ begin ${statements.join('; ')}; end $$`;

/** A rebuild begins with the tables of the form that the service knows. */
export const beginRebuildFunction = (): string =>
  asOwner('begin_search_rebuild', createSearchTables('_next'));

/** It ends with their indexes, in the place of the tables before. */
export const finishRebuildFunction = (): string =>
  asOwner('finish_search_rebuild', [...indexSearchTables('_next'), ...swapSearchTables]);

/** Each search tests the words of all groups. PostgreSQL keeps them in the row, neither apart nor compressed, up to a page. */
const inOnePlace = 'toast_tuple_target = 8160';
const vectors = ['common_de', 'common_en', 'any_de', 'any_en'];

/** The same for an existing table, by rewriting its words. */
export const keepGroupsInOnePlace = [
  `alter table search_group set (${inOnePlace})`,
  `update search_group set ${vectors.map((column) => `${column} = ${column} || ''::tsvector`).join(', ')}`,
];

/**
 * Groups as a whole, so that broad searches need not look at each article: the words that all of its articles have, those
 * without digits that any of them has (null: not known), and how many have each value.
 */
export function createGroupTables(suffix: '' | '_next'): string[] {
  return [
    `create table search_group${suffix} (
      group_id text not null,
      category_ids text[] not null,
      position bigint not null,
      articles int not null,
      common_de tsvector not null,
      common_en tsvector not null,
      any_de tsvector,
      any_en tsvector
    ) with (${inOnePlace})`,
    `create table search_value${suffix} (group_id text not null, property text not null, value text not null, articles int not null)`,
  ];
}

/** Made after a rebuild has filled the tables, because that is several times faster. Names are chosen by PostgreSQL. */
export function indexSearchTables(suffix: '' | '_next'): string[] {
  return [
    `alter table search_article${suffix} add primary key (article_id)`,
    `create index on search_article${suffix} (group_id, position, article_id)`,
    `create index on search_article${suffix} (group_id, standing, position, article_id)`,
    `create index on search_article${suffix} using gin (words_de) with (fastupdate = off)`,
    `create index on search_article${suffix} using gin (words_en) with (fastupdate = off)`,
    `create index on search_article${suffix} using gin (category_ids)`,
    `alter table search_word${suffix} add primary key (language, word)`,
    ...indexForSuggestions(suffix),
    ...indexGroupTables(suffix),
  ];
}

/** Sorted by bytes: numbers and standards with the same beginning are adjacent. */
export function indexForSuggestions(suffix: '' | '_next'): string[] {
  return [
    `alter table search_standard${suffix} add primary key (standard)`,
    `create index on search_standard${suffix} (standard collate "C")`,
    ...[1, 2, 3].map((place) => `create index on search_article${suffix} ((numbers[${place}]) collate "C")`),
  ];
}

export function indexGroupTables(suffix: '' | '_next'): string[] {
  return [
    `alter table search_group${suffix} add primary key (group_id)`,
    `create index on search_value${suffix} (group_id, property)`,
  ];
}

/** Number of articles of each group with each value. */
export const countValuesOfGroups = (suffix: '' | '_next') => `
  insert into search_value${suffix} (group_id, property, value, articles)
  select group_id, key, value, count(*) from search_article${suffix}, jsonb_each_text(properties)
  group by 1, 2, 3`;

/** Readers wait for this at most as long as it takes to exchange the names. */
export const swapSearchTables = [
  ...tables.map((table) => `analyze ${table}_next`),
  ...tables.map((table) => `drop table ${table}`),
  ...tables.map((table) => `alter table ${table}_next rename to ${table}`),
];
