import { defineEntity, p } from '@mikro-orm/core';
import type { SignedInUser } from '@werkbank/contracts/access';
import type {
  ArticleEdit,
  CatalogueImport,
  CatalogueImportMode,
  CatalogueImportStatus,
  ColumnMapping,
  ImportDefaults,
} from '@werkbank/contracts/entities';

/** Reason why a whole import ended. */
export interface ImportFailure {
  code: string;
  /** Line of the file, if it has lines. */
  line?: number;
  /** The entity, the path or the parser's own message. */
  detail?: string;
}

const catalogueImport = defineEntity({
  name: 'CatalogueImport',
  tableName: 'catalogue_import',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    companyId: p.integer(),
    mode: p.text().$type<CatalogueImportMode>(),
    status: p.text().$type<CatalogueImportStatus>().default('Waiting'),
    fileName: p.text(),
    /** In the file store; null once the file is no longer needed. */
    fileKey: p.text().nullable(),
    fileSize: p.bigint('number'),
    /** SHA-256, by which the same file is recognised. */
    fileHash: p.text(),
    askedBy: p.json<SignedInUser>(),
    createdOn: p.datetime().defaultRaw('now()'),
    finishedOn: p.datetime().nullable(),
    readBytes: p.bigint('number').defaultRaw('0'),
    applied: p.integer().default(0),
    toApply: p.integer().default(0),
    /** The last line that is applied. Withdrawing moves it back. */
    appliedTo: p.integer().default(0),
    newArticles: p.integer().default(0),
    changedArticles: p.integer().default(0),
    unchangedArticles: p.integer().default(0),
    goneArticles: p.integer().default(0),
    refusedLines: p.integer().default(0),
    recognised: p.json<NonNullable<CatalogueImport['recognised']>>().nullable(),
    /** Heads of a table, with the first values below each. */
    heads: p.json<{ head: string; values: string[] }[]>().defaultRaw("'[]'"),
    columns: p.json<ColumnMapping[]>().defaultRaw("'[]'"),
    defaults: p.json<ImportDefaults>().nullable(),
    /** Parts of the file that no article has, with how often each was there. */
    leftOut: p.json<{ name: string; reason: string; count: number }[]>().defaultRaw("'[]'"),
    failure: p.json<ImportFailure>().nullable(),
    sameFileAs: () => p.manyToOne(CatalogueImportRecord).mapToPk().nullable().deleteRule('set null'),
    /** Hash of the comparison's inputs beside articles: the preview is valid while it is the same. */
    termsHash: p.text().nullable(),
    /** The changes of each article, of an import without a file. */
    edit: p.json<ArticleEdit>().nullable(),
    /** True during a withdrawal, whose status is Applying. */
    withdrawing: p.boolean().default(false),
    /** Rows by which it is withdrawn; they are deleted after a while. */
    hasRows: p.boolean().default(true),
    notRestored: p.json<CatalogueImport['notRestored']>().defaultRaw("'[]'"),
  },
  indexes: [
    {
      name: 'catalogue_import_company',
      expression: 'create index "catalogue_import_company" on "catalogue_import" ("company_id", "id" desc)',
    },
    { name: 'catalogue_import_old_rows', properties: ['finishedOn'], where: 'has_rows' },
    {
      name: 'catalogue_import_open',
      properties: ['id'],
      where: `status in ('Waiting', 'Reading', 'Applying')`,
    },
  ],
});
class CatalogueImportRecord extends catalogueImport.class {}
catalogueImport.setClass(CatalogueImportRecord);
export { CatalogueImportRecord };
export const CatalogueImportEntity = catalogueImport;
