import { Migration } from '@mikro-orm/migrations';

/** Customs data for exports; optional, because some producers do not provide it. */
class KeepCustomsData extends Migration {
  override up(): void {
    this.addSql(`alter table article add column tariff_number text,
      add column origin_country text check (origin_country ~ '^[A-Z]{2}$')`);
  }
}

export const customsDataMigration = { name: '0012-customs-data', class: KeepCustomsData };
