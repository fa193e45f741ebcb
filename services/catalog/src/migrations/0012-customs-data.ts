import { Migration } from '@mikro-orm/migrations';

/** What exports are declared by. Most producers say it, and none has to. */
class KeepCustomsData extends Migration {
  override up(): void {
    this.addSql(`alter table article add column tariff_number text,
      add column origin_country text check (origin_country ~ '^[A-Z]{2}$')`);
  }
}

export const customsDataMigration = { name: '0012-customs-data', class: KeepCustomsData };
