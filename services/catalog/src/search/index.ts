export {
  type ArticleTable,
  type ArticleTables,
  type GroupTable,
  shownColumn,
} from './article-tables/article-tables.js';
export { showValue, showValues } from './article-tables/show-value.js';
export { countBoughtArticles } from './bought-articles/count-bought-articles.js';
export { buildFacets } from './facets/build-facets.js';
export { chooseFacets } from './facets/choose-facets.js';
export { understandFilters } from './facets/understand-filters.js';
export { FillSearchIndex } from './fill-search-index/fill-search-index.js';
export { noteArticlesOfGroups } from './fill-search-index/note-articles-to-index.js';
export { indexKey } from './fill-search-index/note-index-change.js';
export { openSearchIndexes } from './open-search-index/open-search-indexes.js';
export { articlesOfNumbers } from './postgres/articles-of-numbers.js';
export { explainHits } from './postgres/explain-hits.js';
export { searchEntities } from './postgres/entities.js';
export {
  beginRebuildFunction,
  countValuesOfGroups,
  createGroupTables,
  createSearchTables,
  createStandardTable,
  finishRebuildFunction,
  indexForSuggestions,
  indexGroupTables,
  indexSearchTables,
  keepGroupsInOnePlace,
  swapSearchTables,
} from './postgres/search-tables.js';
export { HiddenSearch, SearchedText } from './search-log/searched-text.entity.js';
export { SearchLog } from './search-log/search-log.js';
export { readVocabulary, synonymsKey } from './shop-vocabulary/shop-vocabulary.js';
export { SynonymEntity } from './shop-vocabulary/synonym.entity.js';
export {
  type Search,
  SEARCH,
  type SearchHits,
  type SearchQuery,
  type ValueCounts,
} from './search-index/search-index.js';
export { apart, tradeVocabulary, type Vocabulary } from './search-index/vocabulary.js';
export { roleOfColumn } from './search-index/size-roles.js';
export { isSizeMark } from './search-index/query-term.js';
export { indexedWords, wordsOf } from './search-index/words.js';
export {
  type QueryPart,
  searchedNumber,
  type Term,
  understandQuery,
  withInstead,
} from './search-index/understand-query.js';
export { findSuggestions, type FoundSuggestions, type SuggestionQuery } from './postgres/suggest.js';
export {
  type FoundTool,
  mostTools,
  type SizeColumn,
  type SizedGroups,
  sizesOfGroups,
  toolsOfSize,
  type ToolsQuery,
} from './tools-of-size/tools-of-size.js';
export { SearchModule } from './search.module.js';
