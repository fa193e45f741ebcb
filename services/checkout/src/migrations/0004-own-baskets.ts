import { Migration } from '@mikro-orm/migrations';

/** A person's basket follows from device to device. */
class OwnBaskets extends Migration {
  override up(): void {
    this.addSql(`create table own_basket (
      user_id integer primary key,
      -- What and how many: prices are asked for, never kept.
      lines jsonb not null,
      version integer not null,
      changed_at timestamptz not null
    )`);
    this.addSql('create index own_basket_changed_at on own_basket (changed_at)');
  }
}

export const ownBasketsMigration = { name: '0004-own-baskets', class: OwnBaskets };
