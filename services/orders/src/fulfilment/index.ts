export { FulfilmentModule } from './fulfilment.module.js';
