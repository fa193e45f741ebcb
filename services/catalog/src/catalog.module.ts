import { Module } from '@nestjs/common';
import { changesModule } from '@werkbank/platform/cache';
import { databaseModule } from '@werkbank/platform/database';
import { ArticleHistoryModule } from './article-history/index.js';
import { ArticlesModule } from './articles/index.js';
import { CustomerNumbersModule, NumbersFollowCompanies } from './customer-numbers/index.js';
import { database } from './database.js';
import { MediaModule } from './media/index.js';
import { CatalogueExportsModule } from './catalogue-exports/index.js';
import { CatalogueStructureModule } from './catalogue-structure/index.js';
import { OwnNumbersModule } from './own-numbers/index.js';
import { CatalogueImportsModule } from './catalogue-imports/index.js';
import { OwnArticlesModule } from './own-articles/index.js';
import { GetPersonalData } from './personal-data/get-personal-data.js';
import { WhenPersonErased } from './personal-data/when-person-erased.js';
import { PriceRulesModule, RulesFollowReplicas } from './price-rules/index.js';
import { PricingModule } from './pricing/index.js';
import { PublicPagesModule } from './public-pages/index.js';
import { QuickOrdersModule } from './quick-orders/index.js';
import { QuotesModule } from './quotes/index.js';
import { ReplicasModule } from './replicas/index.js';
import { FillSearchIndex, SearchModule } from './search/index.js';
import { SearchWordsModule } from './search-words/index.js';
import { StockModule } from './stock/index.js';

@Module({
  imports: [
    databaseModule(database),
    changesModule(),
    ReplicasModule.with(
      [PriceRulesModule, SearchModule, CustomerNumbersModule],
      [RulesFollowReplicas, FillSearchIndex, NumbersFollowCompanies],
    ),
    PricingModule,
    PriceRulesModule,
    SearchModule,
    ArticlesModule,
    StockModule,
    QuotesModule,
    PublicPagesModule,
    MediaModule,
    ArticleHistoryModule,
    CatalogueImportsModule,
    CatalogueExportsModule,
    OwnArticlesModule,
    CatalogueStructureModule,
    SearchWordsModule,
    QuickOrdersModule,
    OwnNumbersModule,
  ],
  controllers: [GetPersonalData, WhenPersonErased],
})
export class CatalogModule {}
