export { ReadyChecks } from './ready-checks.js';
