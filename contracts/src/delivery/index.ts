export * from './status.js';
export * from './status-traits.js';
export * from './transitions.js';
export * from './waits-for.js';
