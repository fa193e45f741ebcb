import { Module } from '@nestjs/common';
import { EditProducers } from './edit-producers.js';
import { ListDispatchLocations } from './list-dispatch-locations.js';
import { ListProducersForCountry } from './list-producers-for-country.js';
import { ShowProducers } from './show-producers.js';

@Module({
  controllers: [ListProducersForCountry, ListDispatchLocations, ShowProducers, EditProducers],
})
export class ProducersModule {}
