export * from './status.js';
export * from './transitions.js';
