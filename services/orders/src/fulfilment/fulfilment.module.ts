import { Module } from '@nestjs/common';
import { SetDeliveryStatus } from './set-delivery-status/set-delivery-status.js';
import { SplitDelivery } from './split-delivery/split-delivery.js';

/** From the released delivery until the buyer has received everything. */
@Module({ controllers: [SetDeliveryStatus, SplitDelivery] })
export class FulfilmentModule {}
