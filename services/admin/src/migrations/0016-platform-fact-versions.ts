import { Migration } from '@mikro-orm/migrations';

/** Event versions of the platform's single objects: configuration and exchange rates. */
export class PlatformEventVersions extends Migration {
  override up(): void {
    this.addSql(`create table platform_fact (
      id text primary key check (id in ('configuration', 'exchange-rates')),
      fact_version bigint not null default 0
    )`);
    this.addSql(`insert into platform_fact (id) values ('configuration'), ('exchange-rates')`);
  }
}
