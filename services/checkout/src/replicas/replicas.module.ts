import { Module } from '@nestjs/common';
import { Producers } from './producers/producers.js';
import { WhenProducerChanged } from './producers/when-producer-changed.js';
import { WhenProducerDeleted } from './producers/when-producer-deleted.js';

/** Replicas of what services/admin owns. */
@Module({
  controllers: [WhenProducerChanged, WhenProducerDeleted],
  providers: [Producers],
  exports: [Producers],
})
export class ReplicasModule {}
