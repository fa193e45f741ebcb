import { Module } from '@nestjs/common';
import { ReleaseStock } from './manage-stock/release-stock.js';
import { WhenItemsCancelled } from './manage-stock/when-items-cancelled.js';
import { WhenOrderCreated } from './manage-stock/when-order-created.js';
import { WhenOrderDeleted } from './manage-stock/when-order-deleted.js';
import { WhenOrderSubmitted } from './manage-stock/when-order-submitted.js';

/** Stock levels and reservations. */
@Module({
  controllers: [ReleaseStock, WhenOrderSubmitted, WhenOrderCreated, WhenItemsCancelled, WhenOrderDeleted],
})
export class StockModule {}
