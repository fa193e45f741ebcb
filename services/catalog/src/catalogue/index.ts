import { ArticleTableEntity } from './article-table.entity.js';
import { ArticleEntity } from './article.entity.js';
import { CategoryEntity } from './category.entity.js';

export type { ArticleMedium, CuttingData, ListPrice, Packing } from './offered-article.js';
export { unplacedGroupId } from './unplaced-group-id.js';
export { inEachLanguage, textIn } from './text-in.js';
export type { RelatedArticle, SourceFeature, SourceMedium } from './offered-article.js';
export type { StoredColumn } from './article-table.entity.js';
export { ArticleEntity, ArticleTableEntity, CategoryEntity };
export const catalogueEntities = [CategoryEntity, ArticleTableEntity, ArticleEntity];
