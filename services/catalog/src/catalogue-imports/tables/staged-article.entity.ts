import { defineEntity, p } from '@mikro-orm/core';
import type { ImportedChange } from '@werkbank/contracts/entities';
import type { FormerOrder } from '../../media/index.js';
import { CatalogueImportRecord } from './catalogue-import.entity.js';

/** Columns of `article` by their names in the database, as a file would have them. */
export type SentColumns = Record<string, unknown>;

/** Changes of an article by an import, by column. A new article has no `before`. */
export type ColumnChanges = Record<string, { before: unknown; after: unknown }>;

export interface SentStock {
  level: number;
  /** Id, name or city of a dispatch location; null: that of the import's defaults. */
  dispatchLocation: string | null;
}

/** An article of a file, as it was sent. Its row is written once: `ImportChange` holds the outcome. */
export const StagedArticle = defineEntity({
  name: 'StagedArticle',
  tableName: 'catalogue_import_article',
  properties: {
    importId: () => p.manyToOne(CatalogueImportRecord).mapToPk().primary().deleteRule('cascade'),
    line: p.integer().primary(),
    materialNumber: p.text(),
    sent: p.json<SentColumns>(),
    stock: p.json<SentStock[]>().defaultRaw("'[]'"),
  },
  indexes: [{ name: 'catalogue_import_article_number', properties: ['importId', 'materialNumber'] }],
});

/** The changes of an article by an import, from its comparison on. */
export const ImportChange = defineEntity({
  name: 'ImportChange',
  tableName: 'catalogue_import_change',
  properties: {
    importId: () => p.manyToOne(CatalogueImportRecord).mapToPk().primary().deleteRule('cascade'),
    line: p.integer().primary(),
    kind: p.text().$type<ImportedChange['kind'] | 'unchanged'>(),
    /** For a new article, only the columns that differ from the sent ones. */
    changes: p.json<ColumnChanges>().defaultRaw("'{}'"),
    /** Per cent. */
    priceMove: p.float().columnType('real').nullable(),
    /** The orders of media that those of this import have replaced. */
    mediaBefore: p.json<FormerOrder[]>().fieldName('media').defaultRaw("'[]'"),
    articleId: p.text().nullable(),
    /** The version of the article's row that it was compared with; null for a new one. */
    version: p.text().nullable(),
    /** For a new article, its place in its group. */
    position: p.integer().nullable(),
  },
});

/** A group that a file puts an article into, apart from the article. */
export const StagedPlace = defineEntity({
  name: 'StagedPlace',
  tableName: 'catalogue_import_place',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    importId: () => p.manyToOne(CatalogueImportRecord).mapToPk().deleteRule('cascade'),
    materialNumber: p.text(),
    sourceGroup: p.text(),
  },
  indexes: [{ name: 'catalogue_import_place_import', properties: ['importId', 'materialNumber'] }],
});

/** An article or line of a file that is not taken. */
export const RefusedLine = defineEntity({
  name: 'RefusedImportLine',
  tableName: 'catalogue_import_refusal',
  properties: {
    id: p.bigint('number').primary().generated('by default as identity'),
    importId: () => p.manyToOne(CatalogueImportRecord).mapToPk().deleteRule('cascade'),
    line: p.integer(),
    materialNumber: p.text().nullable(),
    field: p.text().nullable(),
    code: p.text(),
    value: p.text().nullable(),
  },
  indexes: [{ name: 'catalogue_import_refusal_import', properties: ['importId', 'line', 'id'] }],
});
