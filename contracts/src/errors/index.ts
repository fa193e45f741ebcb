export * from './error-table.js';
export * from './refusal.js';
