import { Migration } from '@mikro-orm/migrations';

/** Companies and producers count the events about them, so that others can tell which is the newest. */
export class EventVersions extends Migration {
  override up(): void {
    for (const table of ['company', 'producer']) {
      this.addSql(`alter table ${table} add column fact_version bigint not null default 0`);
    }
  }
}
