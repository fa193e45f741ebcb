export { serviceLogger } from './service-logger.js';
