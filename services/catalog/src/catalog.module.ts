import { EntityManager } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { changesModule } from '@werkbank/platform/cache';
import { databaseModule } from '@werkbank/platform/database';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import { catalogDatabase } from './database.js';
import type { CatalogEnv } from './env.js';
import { FillEmptyIndex } from './search/fill-search-index/fill-empty-index.js';
import { FillSearchIndex } from './search/fill-search-index/fill-search-index.js';
import { WhenExchangeRatesChanged } from './replicas/exchange-rates/when-exchange-rates-changed.js';
import { WhenConfigurationChanged } from './replicas/markets/when-configuration-changed.js';
import { WhenCompanyChanged } from './replicas/companies/when-company-changed.js';
import { WhenCompanyDeleted } from './replicas/companies/when-company-deleted.js';
import { WhenProducerChanged } from './replicas/producers/when-producer-changed.js';
import { WhenProducerDeleted } from './replicas/producers/when-producer-deleted.js';
import { GetPersonalData } from './personal-data/get-personal-data.js';
import { WhenPersonErased } from './personal-data/when-person-erased.js';
import { WhenUserPreferencesChanged } from './replicas/user-preferences/when-user-preferences-changed.js';
import { ReleaseStock } from './stock/manage-stock/release-stock.js';
import { WhenItemsCancelled } from './stock/manage-stock/when-items-cancelled.js';
import { WhenOrderCreated } from './stock/manage-stock/when-order-created.js';
import { WhenOrderDeleted } from './stock/manage-stock/when-order-deleted.js';
import { WhenOrderSubmitted } from './stock/manage-stock/when-order-submitted.js';
import { SharedAnswers } from './articles/response-cache/response-cache.js';
import { Catalogue } from './articles/read-catalogue/catalogue.js';
import { PriceRulesModule } from './price-rules/price-rules.module.js';
import { ListArticles } from './articles/list-articles/list-articles.js';
import { QuotePrices } from './quotes/quote-prices/quote-prices.js';
import { SearchArticles } from './articles/search-articles/search-articles.js';
import { openSearchIndex } from './search/open-search-index/open-search-index.js';
import { SEARCH_INDEX } from './search/search-index/search-index.js';
import { WatchSearchIndex } from './search/open-search-index/watch-search-index.js';
import { ListPublicAddresses } from './public-pages/list-public-addresses/list-public-addresses.js';
import { DrawPages } from './public-pages/draw-pages/draw-pages.js';
import { ShowPublicPage } from './public-pages/show-public-page/show-public-page.js';
import { ShowArticle } from './articles/show-article/show-article.js';
import { NarrowTiles } from './articles/show-category/narrow-tiles.js';
import { ShowCategory } from './articles/show-category/show-category.js';
import { EditTaxRules } from './pricing/edit-tax-rules/edit-tax-rules.js';
import { TellCostTerms } from './pricing/get-cost-terms/get-cost-terms.js';
import { CountArticles } from './articles/count-articles/count-articles.js';
import { GetProducerOfArticle } from './articles/find-article-owner/get-producer-of-article.js';

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
