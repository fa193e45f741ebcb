import { Module } from '@nestjs/common';
import { BoughtArticles } from './bought-articles/bought-articles.js';
import { QuoteBoughtArticles } from './bought-articles/quote-bought-articles.js';
import { EditList } from './edit-list/edit-list.js';
import { SaveList } from './save-list/save-list.js';
import { ShowLists } from './show-lists/show-lists.js';
import { WhenCompanyDeleted } from './when-company-deleted/when-company-deleted.js';

/** Lists of articles that a company orders again. */
@Module({
  controllers: [ShowLists, SaveList, EditList, QuoteBoughtArticles, WhenCompanyDeleted],
  providers: [BoughtArticles],
})
export class SavedListsModule {}
