export { databaseModule } from './database.module.js';
export { migrate } from './migrate.js';
export type { DatabaseDefinition } from './database-definition.js';
export { openOrm } from './orm-options.js';
export { readMany, readOne } from './read.js';
export { countStatements } from './statements.js';
