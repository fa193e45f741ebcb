import { Module } from '@nestjs/common';
import { CostRulesModule } from '../cost-rules/index.js';
import { ReplicasModule } from '../replicas/index.js';
import { DeleteOldBaskets } from './keep-basket/delete-old-baskets.js';
import { KeepBasket } from './keep-basket/keep-basket.js';
import { RefreshBasket } from './refresh-basket/refresh-basket.js';
import { ReorderBasket } from './reorder-basket/reorder-basket.js';

/** Baskets of people, and what they cost now. */
@Module({
  imports: [ReplicasModule, CostRulesModule],
  controllers: [RefreshBasket, ReorderBasket, KeepBasket],
  providers: [DeleteOldBaskets],
})
export class BasketModule {}
