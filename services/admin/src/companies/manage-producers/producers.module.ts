import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/keycloak-sync/keycloak-sync.module.js';
import { DeleteProducer } from './delete-producer.js';
import { EditProducers } from './edit-producers.js';
import { ListDispatchLocations } from './list-dispatch-locations.js';
import { ListProducersForCountry } from './list-producers-for-country.js';
import { ShowProducers } from './show-producers.js';

@Module({
  imports: [AccountsModule],
  controllers: [ListProducersForCountry, ListDispatchLocations, ShowProducers, EditProducers, DeleteProducer],
})
export class ProducersModule {}
