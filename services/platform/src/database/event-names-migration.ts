import { Migration } from '@mikro-orm/migrations';

class EventNames extends Migration {
  override up(): void {
    this.addSql('alter table outbox rename column fact to event');
    this.addSql('alter table copied_version rename column copy to replica');
    this.addSql('alter table copied_version rename to replica_version');
  }
}

/** What leaves is an event, and what a service keeps of others is a replica, in names as well. */
export const eventNamesMigration = { name: '0000-outbox-event-names', class: EventNames };
