import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { AttachmentsModule } from './attachments/index.js';
import { ordersDatabase } from './database.js';
import { DocumentsModule, IssueDueDocuments } from './documents/index.js';
import { FulfilmentModule } from './fulfilment/index.js';
import { NegotiationModule } from './negotiation/index.js';
import { NotificationsModule, PublishMilestones } from './notifications/index.js';
import { OrderModule } from './order/index.js';
import { OrderViewsModule } from './order-views/index.js';
import { PersonalDataModule } from './personal-data/index.js';
import { ReplicasModule } from './replicas/index.js';
import { ReportsModule } from './reports/index.js';

@Module({
  imports: [
    databaseModule(ordersDatabase),
    OrderModule.withHooks({
      imports: [DocumentsModule, NotificationsModule],
      hooks: [IssueDueDocuments, PublishMilestones],
    }),
    ReplicasModule,
    AttachmentsModule,
    OrderViewsModule,
    DocumentsModule,
    NotificationsModule,
    NegotiationModule,
    FulfilmentModule,
    ReportsModule,
    PersonalDataModule,
  ],
})
export class OrdersModule {}
