import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { changesModule } from '@werkbank/platform/cache';
import { databaseModule } from '@werkbank/platform/database';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { catalogDatabase } from './catalog-database.js';
import type { CatalogEnv } from './env.js';
import { FillEmptyIndex } from './fill-search-index/fill-empty-index.js';
import { FillSearchIndex } from './fill-search-index/fill-search-index.js';
import { WhenExchangeRatesChanged } from './replicate-exchange-rates/when-exchange-rates-changed.js';
import { WhenConfigurationChanged } from './replicate-offer/when-configuration-changed.js';
import { WhenCompanyChanged } from './replicate-parties/when-company-changed.js';
import { WhenCompanyDeleted } from './replicate-parties/when-company-deleted.js';
import { WhenProducerChanged } from './replicate-parties/when-producer-changed.js';
import { WhenProducerDeleted } from './replicate-parties/when-producer-deleted.js';
import { GetPersonalData } from './keep-personal-data/get-personal-data.js';
import { WhenPersonErased } from './keep-personal-data/when-person-erased.js';
import { WhenUserPreferencesChanged } from './replicate-preferences/when-user-preferences-changed.js';
import { ReleaseStock } from './manage-stock/release-stock.js';
import { WhenItemsCancelled } from './manage-stock/when-items-cancelled.js';
import { WhenOrderCreated } from './manage-stock/when-order-created.js';
import { WhenOrderDeleted } from './manage-stock/when-order-deleted.js';
import { WhenOrderSubmitted } from './manage-stock/when-order-submitted.js';
import { SharedAnswers } from './share-answers/shared-answers.js';
import { Catalogue } from './read-catalogue/catalogue.js';
import { PriceRulesModule } from './price-rules/price-rules.module.js';
import { ListArticles } from './list-articles/list-articles.js';
import { QuotePrices } from './quote-prices/quote-prices.js';
import { SearchArticles } from './search-articles/search-articles.js';
import { openSearchIndex } from './search-index/open-search-index.js';
import { SEARCH_INDEX } from './search-index/search-index.js';
import { WatchSearchIndex } from './search-index/watch-search-index.js';
import { ListPublicAddresses } from './show-public-page/list-public-addresses.js';
import { DrawPages } from './show-public-page/draw-pages.js';
import { ShowPublicPage } from './show-public-page/show-public-page.js';
import { ShowArticle } from './show-article/show-article.js';
import { NarrowTiles } from './show-category/narrow-tiles.js';
import { ShowCategory } from './show-category/show-category.js';
import { EditTaxRules } from './edit-tax-rules/edit-tax-rules.js';
import { TellCostTerms } from './tell-cost-terms/tell-cost-terms.js';
import { CountArticles } from './count-articles/count-articles.js';
import { GetProducerOfArticle } from './find-article-owner/get-producer-of-article.js';

@Module({
  imports: [databaseModule(catalogDatabase), changesModule(), PriceRulesModule],
  controllers: [
    SearchArticles,
    ShowCategory,
    ShowArticle,
    ShowPublicPage,
    ListPublicAddresses,
    QuotePrices,
    GetProducerOfArticle,
    CountArticles,
    EditTaxRules,
    TellCostTerms,
    WhenProducerChanged,
    WhenProducerDeleted,
    WhenCompanyChanged,
    WhenCompanyDeleted,
    WhenExchangeRatesChanged,
    WhenConfigurationChanged,
    WhenUserPreferencesChanged,
    GetPersonalData,
    WhenPersonErased,
    ReleaseStock,
    WhenOrderSubmitted,
    WhenOrderCreated,
    WhenItemsCancelled,
    WhenOrderDeleted,
  ],
  providers: [
    // What a page begins with is made of their answers.
    SearchArticles,
    ShowCategory,
    ShowArticle,
    Catalogue,
    SharedAnswers,
    DrawPages,
    ListArticles,
    NarrowTiles,
    FillSearchIndex,
    FillEmptyIndex,
    WatchSearchIndex,
    {
      provide: SEARCH_INDEX,
      inject: [SERVICE, EntityManager],
      useFactory: ({ env }: ServiceInfo<CatalogEnv>, em: EntityManager) => openSearchIndex(env, em),
    },
  ],
})
export class CatalogModule {}
