import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { BasketModule } from './basket/index.js';
import { CostRulesModule } from './cost-rules/index.js';
import { database } from './database.js';
import { DraftsModule } from './drafts/index.js';
import { GetPersonalData } from './personal-data/get-personal-data.js';
import { WhenPersonErased } from './personal-data/when-person-erased.js';
import { ReplicasModule } from './replicas/index.js';
import { SavedListsModule } from './saved-lists/index.js';

@Module({
  imports: [
    databaseModule(database),
    ReplicasModule,
    CostRulesModule,
    BasketModule,
    DraftsModule,
    SavedListsModule,
  ],
  controllers: [GetPersonalData, WhenPersonErased],
})
export class CheckoutModule {}
