import { Migration } from '@mikro-orm/migrations';

/** Lists stand in the order of a German dictionary; the order of bytes put `Hölter` behind `Hug` and `van Dam` behind `Zorn`. */
export class GermanOrder extends Migration {
  override up(): void {
    this.addSql('drop index users_name, company_name');
    this.addSql(`create index users_name
      on users (last_name collate "de-x-icu", first_name collate "de-x-icu", id)`);
    this.addSql('create index company_name on company (name collate "de-x-icu", id)');
  }
}
