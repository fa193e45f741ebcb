import { Module } from '@nestjs/common';
import { WhenConfigurationChanged } from './when-configuration-changed.js';
import { WhenProducerChanged } from './when-producer-changed.js';
import { WhenProducerDeleted } from './when-producer-deleted.js';

/** What administration owns and orders need: dispatch locations, customs areas, print settings. */
@Module({ controllers: [WhenProducerChanged, WhenProducerDeleted, WhenConfigurationChanged] })
export class ReplicasModule {}
