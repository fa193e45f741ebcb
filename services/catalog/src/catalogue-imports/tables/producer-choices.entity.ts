import { defineEntity, p } from '@mikro-orm/core';
import type {
  CatalogueImportMode,
  ColumnMapping,
  ImportDefaults,
  LocalizedText,
} from '@werkbank/contracts/entities';
import { ArticleTableEntity } from '../../catalogue/index.js';

/** A group of a producer's own catalogue, and where its articles are shown. */
export const SourceGroupEntity = defineEntity({
  name: 'SourceGroup',
  tableName: 'source_group',
  properties: {
    companyId: p.integer().primary(),
    sourceGroup: p.text().primary(),
    parent: p.text().nullable(),
    name: p.json<Partial<LocalizedText>>().defaultRaw("'{}'"),
    groupId: () =>
      p.manyToOne(ArticleTableEntity).mapToPk().nullable().updateRule('no action').deleteRule('set null'),
    materialGroupId: p.integer().nullable(),
  },
});

/** A producer's choice for a feature of its articles in a group of the shop. */
export const FeatureColumnEntity = defineEntity({
  name: 'FeatureColumn',
  tableName: 'feature_column',
  properties: {
    companyId: p.integer().primary(),
    groupId: () =>
      p.manyToOne(ArticleTableEntity).mapToPk().primary().updateRule('no action').deleteRule('cascade'),
    feature: p.text().primary(),
    /** null: shown among the details only. */
    columnKey: p.text().nullable(),
  },
});

/** An article whose features have to be moved into the columns of its group. */
export const ArticleToMap = defineEntity({
  name: 'ArticleToMap',
  tableName: 'article_to_map',
  properties: {
    articleId: p.text().primary(),
    /** Columns that features filled before. */
    forgotten: p.json<string[]>().defaultRaw("'[]'"),
  },
});

/** A producer's choice for the columns of a table. The next table with the same heads is read by it. */
export const ImportColumnsEntity = defineEntity({
  name: 'ImportColumns',
  tableName: 'import_columns',
  properties: {
    companyId: p.integer().primary(),
    mode: p.text().$type<CatalogueImportMode>().primary(),
    heads: p.text().primary(),
    columns: p.json<ColumnMapping[]>(),
    defaults: p.json<ImportDefaults>(),
  },
});

/** The platform's choice for the imports of a company. */
export const ImportSettingEntity = defineEntity({
  name: 'ImportSetting',
  tableName: 'import_setting',
  properties: { companyId: p.integer().primary().autoincrement(false), needsApproval: p.boolean() },
});
