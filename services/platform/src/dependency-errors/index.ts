export { isOutage, DependencyUnavailable } from './dependency-unavailable.js';
