export { measureCounts } from './measure-counts.js';
