export {
  arrangeCatalogue,
  arrangeGroups,
  placeInGroupSql,
  sizesSql,
} from './arrange-catalogue/arrange-catalogue.js';
export { availabilityInDays } from './article-rows/availability.js';
export {
  priceBy,
  pricedLine,
  priceRecords,
  type RecordLine,
  type RecordPrice,
} from './article-rows/price-records.js';
export { servingLocation } from './article-rows/serving-location.js';
export { ArticlesModule } from './articles.module.js';
export {
  type ArticleRecord,
  type RecordedLocation,
  readArticleRecords,
  readOfferedRecords,
} from './read-catalogue/article-record.js';
export { ShipmentDays } from './read-catalogue/shipment-days.js';
export type { CategoryTree } from './read-catalogue/category-tree.js';
export { CatalogueNow } from './read-catalogue/catalogue-now.js';
export { Catalogue } from './read-catalogue/catalogue.js';
export { ResponseCache } from './response-cache/response-cache.js';
export { SearchArticles } from './search-articles/search-articles.js';
export { ListToolsForTask } from './tools-for-task/list-tools-for-task.js';
export { ShowArticle } from './show-article/show-article.js';
export { ShowCategory } from './show-category/show-category.js';
