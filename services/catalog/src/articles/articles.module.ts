import { Module } from '@nestjs/common';
import { SearchModule } from '../search/index.js';
import { CountArticles } from './count-articles/count-articles.js';
import { GetProducerOfArticle } from './find-article-owner/get-producer-of-article.js';
import { ListArticles } from './list-articles/list-articles.js';
import { Catalogue } from './read-catalogue/catalogue.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { SearchArticles } from './search-articles/search-articles.js';
import { SuggestSearches } from './suggest-searches/suggest-searches.js';
import { ListToolsForTask } from './tools-for-task/list-tools-for-task.js';
import { ShowArticle } from './show-article/show-article.js';
import { NarrowTiles } from './show-category/narrow-tiles.js';
import { ShowCategory } from './show-category/show-category.js';

/** Articles and categories with prices, from a catalogue in memory. */
@Module({
  imports: [SearchModule],
  controllers: [
    SearchArticles,
    SuggestSearches,
    ListToolsForTask,
    ShowCategory,
    ShowArticle,
    GetProducerOfArticle,
    CountArticles,
  ],
  providers: [
    Catalogue,
    ResponseCache,
    ListArticles,
    NarrowTiles,
    SearchArticles,
    ListToolsForTask,
    ShowCategory,
    ShowArticle,
  ],
  exports: [Catalogue, ResponseCache, SearchArticles, ListToolsForTask, ShowCategory, ShowArticle],
})
export class ArticlesModule {}
