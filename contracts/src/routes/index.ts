export type { Domain, Route } from './route.js';
export * from './routes.js';
