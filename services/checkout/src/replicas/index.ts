export { Producers } from './producers/producers.js';
export { ReplicasModule } from './replicas.module.js';
