import { Migration } from '@mikro-orm/migrations';

class OutboxTraceparent extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column traceparent text');
  }
}

/** An event leaves later than it was recorded, and belongs to the trace of what happened. */
export const outboxTraceparentMigration = { name: '0000-outbox-traceparent', class: OutboxTraceparent };
