export type { Route } from './route.js';
export { openRoutes } from './open-routes.js';
export * from './routes.js';
