import { replicaVersionMigration } from './replica-version-migration.js';
import { eventNamesMigration } from './event-names-migration.js';
import { compareFormMigration } from './compare-form-migration.js';
import type { DatabaseDefinition } from './database-definition.js';
import { outboxDeadLettersMigration } from './outbox-dead-letters-migration.js';
import { outboxTraceparentMigration } from './outbox-traceparent-migration.js';
import { namedReadersMigration, readersMigration } from './readers-migration.js';
import { searchFormMigration } from './search-form-migration.js';
import { outboxAndInboxMigration } from './outbox-and-inbox-migration.js';

/** Tables of every service's database, before its own. */
export const platformMigrations: DatabaseDefinition['migrations'] = [
  outboxAndInboxMigration,
  replicaVersionMigration,
  outboxDeadLettersMigration,
  eventNamesMigration,
  outboxTraceparentMigration,
  readersMigration,
  compareFormMigration,
  namedReadersMigration,
  searchFormMigration,
];
