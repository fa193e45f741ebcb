import { Module } from '@nestjs/common';
import { WhenConfigurationChanged } from './when-configuration-changed.js';
import { WhenProducerChanged } from './when-producer-changed.js';
import { WhenProducerDeleted } from './when-producer-deleted.js';

/** Replicas of data of services/admin: dispatch locations, customs areas, print settings. */
@Module({ controllers: [WhenProducerChanged, WhenProducerDeleted, WhenConfigurationChanged] })
export class ReplicasModule {}
