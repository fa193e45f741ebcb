export { ProducerEntity } from './producers/producer.entity.js';
export { Producers } from './producers/producers.js';
export { ReplicasModule } from './replicas.module.js';
