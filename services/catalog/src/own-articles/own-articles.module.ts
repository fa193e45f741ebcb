import { Module } from '@nestjs/common';
import { CatalogueImportsModule } from '../catalogue-imports/index.js';
import { MediaModule } from '../media/index.js';
import { EditOwnArticles } from './edit-article/edit-own-articles.js';
import { EditArticlesTogether } from './edit-articles/edit-articles-together.js';
import { ListOwnArticlePlaces } from './list-articles/list-own-article-places.js';
import { ListOwnArticles } from './list-articles/list-own-articles.js';
import { ListOwnArticleChanges } from './show-history/list-own-article-changes.js';
import { UploadOwnMedium } from './upload-media/upload-own-medium.js';

/** Articles that producers keep by hand. */
@Module({
  imports: [MediaModule, CatalogueImportsModule],
  controllers: [
    ListOwnArticles,
    ListOwnArticlePlaces,
    EditOwnArticles,
    EditArticlesTogether,
    UploadOwnMedium,
    ListOwnArticleChanges,
  ],
})
export class OwnArticlesModule {}
