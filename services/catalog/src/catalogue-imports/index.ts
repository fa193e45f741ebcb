export { CatalogueImportsModule } from './catalogue-imports.module.js';
export { importingCompany } from './callers/importing-company.js';
export { inNameOf } from './callers/in-name-of.js';
export { writeCompared } from './apply/write-compared.js';
export { compareArticle, type CurrentArticle } from './compare/compare-article.js';
export { readCompanyTerms } from './compare/company-terms.js';
export { readCurrentArticles } from './compare/current-articles.js';
export { ImportFiles, type FileToImport } from './import-files/import-files.js';
export { StartArticleEdit } from './edit-articles/start-article-edit.js';
export { discountGroupIn } from './compare/discount-groups.js';
export { type ImportTerms, usualDefaults } from './compare/import-terms.js';
export { noLongerOffered } from './compare/no-longer-offered.js';
export { ensureUnplacedGroup } from './compare/unplaced-group.js';
export { TablesOfGroups } from './feature-columns/tables-of-groups.js';
export { columnsOfGroupsChanged } from './map-features/columns-of-groups-changed.js';
export { readSmallFile } from './read-file/read-small-file.js';
export { UnreadableFile } from './read-file/unreadable-file.js';
export { type ChangeNames, shownChanges } from './show-imports/shown-changes.js';
export { columnsOfArticle } from './stage-file/columns-of-article.js';
export {
  catalogueImportEntities,
  type ColumnChanges,
  type SentColumns,
  SourceGroupEntity,
} from './tables/index.js';
export { gtinOf, tariffNumberOf } from './understand-articles/identifiers.js';
export type { ImportedArticle } from './understand-articles/imported-article.js';
export { isNone, lineOf, linesOf } from './understand-articles/texts.js';
export { unitCode } from './understand-articles/units.js';
export { featureName } from './map-columns/feature-name.js';
export { proposeMapping } from './map-columns/column-mapping.js';
export { tableFields } from './map-columns/fields.js';
export { listCell, type ListSeparators } from './map-columns/list-cell.js';
export type { TableFieldName } from './map-columns/table-field.js';
export { textAsHtml } from './understand-articles/html-to-text.js';
