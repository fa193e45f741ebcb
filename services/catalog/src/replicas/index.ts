export { Customer } from './companies/customer.entity.js';
export { ExchangeRate } from './exchange-rates/exchange-rate.entity.js';
export { replaceExchangeRates } from './exchange-rates/replace-exchange-rates.js';
export { isOffered } from './markets/is-offered.js';
export { Offer } from './markets/offer.entity.js';
export { DispatchLocation, Producer, ProducerCompany, producerEntities } from './producers/entities.js';
export type { ChangedProducer, ReplicaHook } from './replica-hooks/replica-hooks.js';
export { ReplicasModule } from './replicas.module.js';
export { userPreferencesSchema } from './user-preferences/user-preferences.entity.js';
