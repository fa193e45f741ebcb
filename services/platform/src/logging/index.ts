export { type CallLogger, callLogger, serviceLogger } from './service-logger.js';
