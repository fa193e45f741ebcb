import { Migration } from '@mikro-orm/migrations';

/** What the platform has one of counts the events about it too. */
export class PlatformEventVersions extends Migration {
  override up(): void {
    this.addSql(`create table platform_fact (
      id text primary key check (id in ('configuration', 'exchange-rates')),
      fact_version bigint not null default 0
    )`);
    this.addSql(`insert into platform_fact (id) values ('configuration'), ('exchange-rates')`);
  }
}
