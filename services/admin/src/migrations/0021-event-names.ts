import { Migration } from '@mikro-orm/migrations';

export class EventNames extends Migration {
  override up(): void {
    for (const table of ['company', 'producer', 'platform_fact']) {
      this.addSql(`alter table ${table} rename column fact_version to event_version`);
    }
    this.addSql('alter table platform_fact rename to platform_event');
  }
}
