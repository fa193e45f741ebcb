export { isOutage, PartUnavailable } from './part-unavailable.js';
