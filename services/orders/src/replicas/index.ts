export { ReplicasModule } from './replicas.module.js';
