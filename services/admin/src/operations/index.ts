export { OperationsModule } from './operations.module.js';
export { announceEverything } from './snapshot/announce-everything.js';
