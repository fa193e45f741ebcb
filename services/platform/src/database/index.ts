export { databaseModule } from './database.module.js';
export { migrate } from './migrate.js';
export type { DatabaseDefinition } from './database-definition.js';
export { rowsByCommand, rowsOfReaders } from './readers-migration.js';
export { openOrm } from './orm-options.js';
export { asServiceOptions } from './tell-readers.js';
export { type PreparedStatement, readMany, readOne, runPrepared } from './read.js';
export { countStatements } from './statements.js';
export { type Condition, containing, findByWords, type Places } from './find-by-words.js';
