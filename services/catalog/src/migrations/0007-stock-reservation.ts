import { Migration } from '@mikro-orm/migrations';

/** Pieces that are kept for an order while it is being placed, and which orders have taken theirs. */
class StockReservations extends Migration {
  override up(): void {
    this.addSql(`create table stock_reservation (
      draft_id uuid not null,
      article_id text not null,
      dispatch_location_id integer not null,
      quantity integer not null check (quantity > 0),
      expires_at timestamptz not null,
      primary key (draft_id, article_id, dispatch_location_id)
    )`);
    this.addSql(
      'create index stock_reservation_stock on stock_reservation (article_id, dispatch_location_id)',
    );
    this.addSql('create index stock_reservation_expires_at on stock_reservation (expires_at)');
    this.addSql('create table order_with_stock (order_id integer primary key)');
    // Existing orders have taken their stock already, and their submission events are yet to be consumed.
    this.addSql(
      'insert into order_with_stock (order_id) select distinct order_id from stock_of_order where ordered >= 0',
    );
  }
}

export const stockReservationMigration = { name: '0007-stock-reservation', class: StockReservations };
