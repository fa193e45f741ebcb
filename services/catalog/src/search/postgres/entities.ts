import { defineEntity, p } from '@mikro-orm/core';
import { BoughtArticle } from '../bought-articles/bought-article.entity.js';
import { ArticleToIndex } from '../fill-search-index/article-to-index.entity.js';
import { searchForm } from './search-tables.js';

const tsvector = () => p.text().columnType('tsvector');

const indexOfNumber = (place: number, name: string) => ({
  name,
  expression: `create index "${name}" on "search_article" ((numbers[${place}]) collate "C")`,
});

export const SearchArticle = defineEntity({
  name: 'SearchArticle',
  tableName: 'search_article',
  comment: searchForm,
  properties: {
    articleId: p.text().primary(),
    groupId: p.text(),
    categoryIds: p.array(),
    position: p.bigint('number'),
    numbers: p.array(),
    properties: p.json<Record<string, number | string>>(),
    wordsDe: tsvector(),
    wordsEn: tsvector(),
    standing: p.smallint().default(0),
  },
  indexes: [
    {
      name: 'search_article_group_id_standing_position_article_id_idx',
      properties: ['groupId', 'standing', 'position', 'articleId'],
    },
    {
      name: 'search_article_group_id_position_article_id_idx',
      properties: ['groupId', 'position', 'articleId'],
    },
    { name: 'search_article_words_de_idx', properties: ['wordsDe'], type: 'gin' },
    { name: 'search_article_words_en_idx', properties: ['wordsEn'], type: 'gin' },
    { name: 'search_article_category_ids_idx', properties: ['categoryIds'], type: 'gin' },
    indexOfNumber(1, 'search_article_numbers_idx'),
    indexOfNumber(2, 'search_article_numbers_idx1'),
    indexOfNumber(3, 'search_article_numbers_idx2'),
  ],
});

/** Words of articles, by which mistyped ones are understood. */
export const SearchWord = defineEntity({
  name: 'SearchWord',
  tableName: 'search_word',
  properties: { language: p.text().primary(), word: p.text().primary() },
});

/** Standards that articles name: din338. */
export const SearchStandard = defineEntity({
  name: 'SearchStandard',
  tableName: 'search_standard',
  properties: { standard: p.text().primary() },
  indexes: [
    {
      name: 'search_standard_standard_idx',
      expression: 'create index "search_standard_standard_idx" on "search_standard" ("standard" collate "C")',
    },
  ],
});

/** Properties that all articles of a group share. */
export const SearchGroup = defineEntity({
  name: 'SearchGroup',
  tableName: 'search_group',
  properties: {
    groupId: p.text().primary(),
    categoryIds: p.array(),
    position: p.bigint('number'),
    articles: p.integer(),
    commonDe: tsvector(),
    commonEn: tsvector(),
    anyDe: tsvector().nullable(),
    anyEn: tsvector().nullable(),
  },
});

/** The number of a group's articles with a value. The table has no key; these columns identify a row. */
export const SearchValue = defineEntity({
  name: 'SearchValue',
  tableName: 'search_value',
  properties: {
    groupId: p.text().primary(),
    property: p.text().primary(),
    value: p.text().primary(),
    articles: p.integer(),
  },
  indexes: [{ name: 'search_value_group_id_property_idx', properties: ['groupId', 'property'] }],
});

export const searchEntities = [
  ArticleToIndex,
  BoughtArticle,
  SearchArticle,
  SearchWord,
  SearchStandard,
  SearchGroup,
  SearchValue,
];
