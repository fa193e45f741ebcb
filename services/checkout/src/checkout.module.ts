import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { CostRulesStore } from './cost-rules/cost-rules.store.js';
import { WhenConfigurationChanged } from './cost-rules/when-configuration-changed.js';
import { database } from './database/database.js';
import { DeleteOldDrafts } from './delete-old-drafts/delete-old-drafts.js';
import { DeleteOldBaskets } from './keep-basket/delete-old-baskets.js';
import { DraftOrder } from './draft-order/draft-order.js';
import { QuoteOrder } from './draft-order/quote-order.js';
import { EditCostRules } from './edit-cost-rules/edit-cost-rules.js';
import { PreviewCosts } from './edit-cost-rules/preview-costs.js';
import { KeepBasket } from './keep-basket/keep-basket.js';
import { GetPersonalData } from './keep-personal-data/get-personal-data.js';
import { WhenPersonErased } from './keep-personal-data/when-person-erased.js';
import { Producers } from './replicate-producers/producers.js';
import { WhenProducerChanged } from './replicate-producers/when-producer-changed.js';
import { WhenProducerDeleted } from './replicate-producers/when-producer-deleted.js';
import { RefreshBasket } from './refresh-basket/refresh-basket.js';
import { ReorderBasket } from './reorder-basket/reorder-basket.js';
import { ShowDraft } from './show-draft/show-draft.js';
import { AcceptOrder } from './submit-order/accept-order.js';
import { SubmitOrder } from './submit-order/submit-order.js';

@Module({
  imports: [databaseModule(database)],
  controllers: [
    RefreshBasket,
    ReorderBasket,
    KeepBasket,
    DraftOrder,
    ShowDraft,
    SubmitOrder,
    EditCostRules,
    PreviewCosts,
    WhenProducerChanged,
    WhenProducerDeleted,
    GetPersonalData,
    WhenPersonErased,
    WhenConfigurationChanged,
  ],
  providers: [CostRulesStore, Producers, QuoteOrder, AcceptOrder, DeleteOldDrafts, DeleteOldBaskets],
})
export class CheckoutModule {}
