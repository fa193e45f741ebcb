export { NothingToReplay } from '../messaging/dead-letters.js';
export { Operations } from './operations.js';
