export {
  type ArticleTable,
  type ArticleTables,
  type GroupTable,
  shownColumn,
} from './article-tables/article-tables.js';
export { showValue, showValues } from './article-tables/show-value.js';
export { buildFacets } from './facets/build-facets.js';
export { chooseFacets } from './facets/choose-facets.js';
export { understandFilters } from './facets/understand-filters.js';
export { FillSearchIndex } from './fill-search-index/fill-search-index.js';
export { indexKey } from './fill-search-index/note-index-change.js';
export { openSearchIndex } from './open-search-index/open-search-index.js';
export { searchEntities } from './postgres/entities.js';
export {
  countValuesOfGroups,
  createGroupTables,
  createSearchTables,
  indexGroupTables,
  indexSearchTables,
  swapSearchTables,
} from './postgres/search-tables.js';
export {
  SEARCH_INDEX,
  type SearchHits,
  type SearchIndex,
  type SearchQuery,
  type ValueCounts,
} from './search-index/search-index.js';
export { wordsOf } from './search-index/words.js';
export { SearchModule } from './search.module.js';
