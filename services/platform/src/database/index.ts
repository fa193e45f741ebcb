export { databaseModule } from './database.module.js';
export { cleanDocuments, cleanTexts } from './clean-texts.js';
export { numberEqualNames } from './equal-names.js';
export { migrate } from './migrate.js';
export type { DatabaseDefinition } from './database-definition.js';
export { rowsByCommand, rowsOfReaders } from './readers-migration.js';
export { openOrm } from './orm-options.js';
export { asServiceOptions } from './tell-readers.js';
export { lockUntilCommit, readMany, readOne, run, runPrepared, tryLockUntilCommit } from './read.js';
export { readOneOn, runOn } from './read-on-client.js';
export {
  columns,
  type RowOf,
  type RowShape,
  type Statement,
  statement,
  statementFor,
  type WrittenStatement,
} from './statement.js';
export { byName, instant, orderBy, pagingOf, windowOf } from './page.js';
export { countStatements } from './statements.js';
export { type Condition, containing, findByWords, type Places } from './find-by-words.js';
