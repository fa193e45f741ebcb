import { Migration } from '@mikro-orm/migrations';

class EventNames extends Migration {
  override up(): void {
    this.addSql('alter table outbox rename column fact to event');
    this.addSql('alter table copied_version rename column copy to replica');
    this.addSql('alter table copied_version rename to replica_version');
  }
}

/** Names published messages events, and copies of other services' data replicas. */
export const eventNamesMigration = { name: '0000-outbox-event-names', class: EventNames };
