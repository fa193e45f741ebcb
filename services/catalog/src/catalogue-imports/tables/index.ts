import { CatalogueImportEntity } from './catalogue-import.entity.js';
import {
  ArticleToMap,
  FeatureColumnEntity,
  ImportColumnsEntity,
  ImportSettingEntity,
  SourceGroupEntity,
} from './producer-choices.entity.js';
import { ImportChange, RefusedLine, StagedArticle, StagedPlace } from './staged-article.entity.js';

export {
  ArticleToMap,
  CatalogueImportEntity,
  FeatureColumnEntity,
  ImportChange,
  ImportColumnsEntity,
  ImportSettingEntity,
  RefusedLine,
  SourceGroupEntity,
  StagedArticle,
};
export type { ImportFailure } from './catalogue-import.entity.js';
export type { ColumnChanges, SentColumns, SentStock } from './staged-article.entity.js';
export const catalogueImportEntities = [
  CatalogueImportEntity,
  StagedArticle,
  ImportChange,
  StagedPlace,
  RefusedLine,
  SourceGroupEntity,
  FeatureColumnEntity,
  ArticleToMap,
  ImportColumnsEntity,
  ImportSettingEntity,
];
