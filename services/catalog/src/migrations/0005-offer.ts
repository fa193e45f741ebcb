import { Migration } from '@mikro-orm/migrations';

/** The replica of what the configuration offers; until it is told, what a new installation starts with. */
class Offer extends Migration {
  override up(): void {
    this.addSql(`create table offer (
      only_row boolean primary key default true check (only_row),
      countries text[] not null,
      currencies text[] not null
    )`);
    this.addSql(`insert into offer (countries, currencies) values ('{DE,CH,LI,AT}', '{EUR,CHF}')`);
  }
}

export const offerMigration = { name: '0005-offer', class: Offer };
