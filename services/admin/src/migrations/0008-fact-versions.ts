import { Migration } from '@mikro-orm/migrations';

/** Companies and producers count the events about them, so that readers recognise the newest. */
export class EventVersions extends Migration {
  override up(): void {
    for (const table of ['company', 'producer']) {
      this.addSql(`alter table ${table} add column fact_version bigint not null default 0`);
    }
  }
}
