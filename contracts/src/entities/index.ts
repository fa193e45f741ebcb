export * from './values.js';
export * from './price.js';
export * from './party.js';
export * from './article.js';
export * from './basket.js';
export * from './order.js';
export * from './configuration.js';
