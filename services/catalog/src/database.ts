import type { DatabaseDefinition } from '@werkbank/platform/database';
import { changedKeyEntities } from '@werkbank/platform/cache';
import { ArticleChangeEntity } from './article-history/index.js';
import { catalogueImportEntities } from './catalogue-imports/index.js';
import { OwnArticleNumber } from './customer-numbers/index.js';
import { catalogueEntities } from './catalogue/index.js';
import { Customer, ExchangeRate, Offer, producerEntities, userPreferencesSchema } from './replicas/index.js';
import { MediaFileEntity, MediaOrderEntity, MediumEntity, MediumSourceEntity } from './media/index.js';
import { HiddenSearch, searchEntities, SearchedText, SynonymEntity } from './search/index.js';
import { stockEntities } from './stock/index.js';
import { catalogueMigration } from './migrations/0001-catalogue.js';
import { partiesMigration } from './migrations/0002-parties.js';
import { priceRulesMigration } from './migrations/0003-price-rules.js';
import { searchIndexMigration } from './migrations/0004-search-index.js';
import { offerMigration } from './migrations/0005-offer.js';
import { europeanTaxRatesMigration } from './migrations/0006-european-tax-rates.js';
import { stockReservationMigration } from './migrations/0007-stock-reservation.js';
import { audienceDefaultsMigration } from './migrations/0008-audience-defaults.js';
import { userPreferencesMigration } from './migrations/0009-user-preferences.js';
import { rulesByDayMigration } from './migrations/0010-rules-by-day.js';
import { discountRequestsMigration } from './migrations/0011-discount-requests.js';
import { customsDataMigration } from './migrations/0012-customs-data.js';
import { taxRuleVersionsMigration } from './migrations/0013-tax-rule-versions.js';
import { changedKeysMigration } from './migrations/0014-changed-keys.js';
import { searchGroupsMigration } from './migrations/0015-search-groups.js';
import { rowsOfReadersMigration } from './migrations/0016-rows-of-readers.js';
import { cleanNamesMigration } from './migrations/0017-clean-names.js';
import { searchRebuildMigration } from './migrations/0018-search-rebuild.js';
import { offeredArticlesMigration } from './migrations/0019-offered-articles.js';
import { mediaMigration } from './migrations/0020-media.js';
import { catalogueImportsMigration } from './migrations/0021-catalogue-imports.js';
import { mediaOfImportsMigration } from './migrations/0022-media-of-imports.js';
import { oldRowsOfImportsMigration } from './migrations/0023-old-rows-of-imports.js';
import { featuresAsColumnsMigration } from './migrations/0026-features-as-columns.js';
import { indexWhatChangedMigration } from './migrations/0027-index-what-changed.js';
import { editedStructureMigration } from './migrations/0028-edited-structure.js';
import { changesOfImportsMigration } from './migrations/0029-changes-of-imports.js';
import { articleChangesMigration } from './migrations/0030-article-changes.js';
import { articleEditsMigration } from './migrations/0031-article-edits.js';
import { sizesInTheIndexMigration } from './migrations/0033-sizes-in-the-index.js';
import { pairsInTheIndexMigration } from './migrations/0037-pairs-in-the-index.js';
import { engineBehindMigration } from './migrations/0038-engine-behind.js';
import { standingInTheIndexMigration } from './migrations/0039-standing-in-the-index.js';
import { suggestionsMigration } from './migrations/0040-suggestions.js';
import { searchedTextsMigration } from './migrations/0041-searched-texts.js';
import { wordsOfGroupsMigration } from './migrations/0042-words-of-groups.js';
import { placeCalendarsMigration } from './migrations/0043-place-calendars.js';
import { ownArticleNumbersMigration } from './migrations/0044-own-article-numbers.js';
import { taxRuleVersionSchema } from './pricing/index.js';
import { discountRequestEntities, priceRuleEntities } from './price-rules/index.js';

export const database: DatabaseDefinition = {
  domain: 'catalog',
  entities: [
    ...catalogueEntities,
    ...producerEntities,
    Customer,
    ExchangeRate,
    Offer,
    ...stockEntities,
    ...priceRuleEntities,
    ...discountRequestEntities,
    userPreferencesSchema,
    taxRuleVersionSchema,
    ...searchEntities,
    SearchedText,
    HiddenSearch,
    SynonymEntity,
    MediumEntity,
    MediumSourceEntity,
    MediaFileEntity,
    MediaOrderEntity,
    ArticleChangeEntity,
    OwnArticleNumber,
    ...catalogueImportEntities,
    ...changedKeyEntities,
  ],
  hasRowsOfReaders: true,
  migrations: [
    catalogueMigration,
    partiesMigration,
    priceRulesMigration,
    searchIndexMigration,
    offerMigration,
    europeanTaxRatesMigration,
    stockReservationMigration,
    audienceDefaultsMigration,
    userPreferencesMigration,
    rulesByDayMigration,
    discountRequestsMigration,
    customsDataMigration,
    taxRuleVersionsMigration,
    changedKeysMigration,
    searchGroupsMigration,
    rowsOfReadersMigration,
    cleanNamesMigration,
    searchRebuildMigration,
    offeredArticlesMigration,
    mediaMigration,
    catalogueImportsMigration,
    mediaOfImportsMigration,
    oldRowsOfImportsMigration,
    featuresAsColumnsMigration,
    indexWhatChangedMigration,
    editedStructureMigration,
    changesOfImportsMigration,
    articleChangesMigration,
    articleEditsMigration,
    sizesInTheIndexMigration,
    pairsInTheIndexMigration,
    engineBehindMigration,
    standingInTheIndexMigration,
    suggestionsMigration,
    searchedTextsMigration,
    wordsOfGroupsMigration,
    placeCalendarsMigration,
    ownArticleNumbersMigration,
  ],
};
