import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import type { LocalizedText } from '@werkbank/contracts/entities';
import { type Language, languages } from '@werkbank/contracts/localization';
import { ArticleEntity, ArticleTableEntity, textIn } from '../../catalogue/index.js';
import { Producer } from '../../replicas/index.js';
import { showValues } from '../article-tables/show-value.js';
import { standingOf } from '../search-index/standing.js';
import { boughtDays } from '../bought-articles/bought-article.entity.js';
import { sizesOfArticle } from '../search-index/article-sizes.js';
import {
  type ArticleDocument,
  type ArticleTexts,
  producerProperty,
} from '../search-index/article-document.js';

const groupRow = {
  ...columns(ArticleTableEntity, 'groupId', 'description', 'columns'),
  way: p.json<{ categoryId: string; name: LocalizedText }[]>(),
  place: p.integer(),
};
type GroupRow = RowOf<typeof groupRow>;

const articleSource = {
  ...columns(
    ArticleEntity,
    'articleId',
    'groupId',
    'materialNumber',
    'ean',
    'producerId',
    'name',
    'description',
    'properties',
    'position',
  ),
  producerName: Producer.properties.name,
  isAvailable: p.boolean(),
  orders: p.integer(),
};
type ArticleSource = RowOf<typeof articleSource>;

const batchSize = 500;
/** Calls wait while documents of single articles are made. */
const articlesAtOnce = 100;
/** Room for the articles of one group between the first of it and the first of the next. */
const placesPerGroup = 1_000_000;

const sourceSql = `select a.article_id as "articleId", a.group_id as "groupId", a.material_number as "materialNumber", a.ean,
    a.producer_id as "producerId", p.name as "producerName", a.name, a.description, a.properties, a.position,
    a.not_for_sale_reason is null
      and exists (select from stock s where s.article_id = a.article_id and s.level > 0) as "isAvailable",
    (select coalesce(sum(b.orders), 0)::int from bought_article b
      where b.article_id = a.article_id and b.day > current_date - ${boughtDays}) as orders
  from article a join producer p on p.id = a.producer_id`;
const articlesOfGroup = statement(
  'articles-of-group',
  articleSource,
  `${sourceSql}
  where a.group_id = ? and (a.position, a.article_id) > (?, ?) and (?::int is null or a.producer_id = ?)
  order by a.position, a.article_id limit ${batchSize}`,
);

const articlesById = statement(
  'articles-to-index-by-id',
  articleSource,
  `${sourceSql} where a.article_id in (select jsonb_array_elements_text(?::jsonb))`,
);
const groupsInOrder = statement(
  'groups-in-order',
  groupRow,
  `with recursive tree as (
       select category_id, array[position] as places,
         jsonb_build_array(jsonb_build_object('categoryId', category_id, 'name', jsonb_build_object('de', de, 'en', en))) as way
       from category where parent_id is null
       union all
       select c.category_id, tree.places || c.position,
         tree.way || jsonb_build_object('categoryId', c.category_id, 'name', jsonb_build_object('de', c.de, 'en', c.en))
       from category c join tree on c.parent_id = tree.category_id
     )
     select t.group_id as "groupId", t.description, t.columns || t.details_columns as columns, tree.way,
       coalesce(t.place, (coalesce(max(t.place) over (), 0) + row_number() over (order by tree.places, tree.category_id))::int)
       as place
     from article_table t join tree on tree.category_id = t.group_id order by place`,
);

/** Reads the documents of the index in the order of the catalogue, of all articles or of one producer's. */
export async function* readDocuments(
  em: EntityManager,
  which: { producerId?: number } = {},
): AsyncGenerator<readonly ArticleDocument[]> {
  for (const group of await readMany(em, groupsInOrder)) {
    for (let after = { position: -1, articleId: '' }; ; ) {
      const rows = await readMany(em, articlesOfGroup, [
        group.groupId,
        after.position,
        after.articleId,
        which.producerId ?? null,
        which.producerId ?? null,
      ]);
      if (rows.length > 0) yield rows.map((row) => documentOf(row, group));
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last;
    }
  }
}

/** The same for single articles, in parts; missing articles are left out. */
export async function* readDocumentsOf(
  em: EntityManager,
  articleIds: readonly string[],
): AsyncGenerator<readonly ArticleDocument[]> {
  const groups = new Map((await readMany(em, groupsInOrder)).map((group) => [group.groupId, group]));
  for (let start = 0; start < articleIds.length; start += articlesAtOnce) {
    const asked = JSON.stringify(articleIds.slice(start, start + articlesAtOnce));
    const rows = await readMany(em, articlesById, [asked]);
    yield rows.flatMap((row) => {
      const group = groups.get(row.groupId);
      return group ? [documentOf(row, group)] : [];
    });
  }
}

function documentOf(row: ArticleSource, group: GroupRow): ArticleDocument {
  return {
    articleId: row.articleId,
    groupId: row.groupId,
    categoryIds: group.way.map(({ categoryId }) => categoryId),
    position: group.place * placesPerGroup + row.position,
    numbers: [row.articleId, row.materialNumber, ...(row.ean ? [row.ean] : [])],
    properties: { ...row.properties, [producerProperty]: String(row.producerId) },
    texts: Object.fromEntries(
      languages.map((language) => [language, textsOf(row, group, language)]),
    ) as Record<Language, ArticleTexts>,
    sizes: sizesOfArticle(textIn(row.name, 'de'), row.properties, group.columns),
    standing: standingOf(row),
  };
}

function textsOf(row: ArticleSource, group: GroupRow, language: Language): ArticleTexts {
  const name = textIn(row.name, language);
  const shown = showValues(row.properties, group.columns, language);
  const labels = group.columns.filter(({ key }) => key in shown).map((column) => column[language]);
  return {
    head: headOf(name),
    name,
    group: group.way.at(-1)?.name[language] ?? '',
    place: [...group.way.map(({ name }) => name[language]), row.producerName].join(' '),
    properties: Object.values(shown).join(' '),
    description: [group.description[language], textIn(row.description, language), ...labels].join(' '),
  };
}

/** A name up to its first standard, number, comma or addition: `Kegelsenker` of `Kegelsenker DIN 335 C 90°`. */
const headOf = (name: string): string =>
  name.split(/,|\d|\b(?:DIN|ISO|EN|VDI|Typ|type|Form|form|mit|für|with|for)\b/)[0] ?? '';
