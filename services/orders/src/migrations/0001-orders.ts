import { Migration } from '@mikro-orm/migrations';

/** Orders with their deliveries and items, and what lists need to find them. */
export class CreateOrders extends Migration {
  override up(): void {
    // Answers are built by PostgreSQL; the contract wants instants in UTC with a Z.
    this.addSql(`create function iso_instant(at timestamptz) returns text language sql immutable parallel safe
      return to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
    this.addSql(`create table sales_order (
      id integer primary key,
      draft_id uuid,
      created_on timestamptz not null,
      creator_user_id integer not null,
      creator_first_name text not null,
      creator_last_name text not null,
      creator_email text not null,
      creator_phone text not null,
      customer_id integer not null,
      customer_name text not null,
      cost_center text,
      self_collection boolean not null,
      currency text not null,
      language text not null,
      primary_address jsonb not null,
      shipping_address jsonb not null,
      status text not null,
      totals jsonb not null,
      tax_base bigint not null,
      producer_names text[] not null,
      next_shipment_date date,
      proposal_expires_at timestamptz,
      deleted_at timestamptz
    )`);
    this.addSql(
      'create index sales_order_of_customer on sales_order (customer_id, created_on desc) where deleted_at is null',
    );
    this.addSql('create index sales_order_by_date on sales_order (created_on desc) where deleted_at is null');
    this.addSql(
      'create index sales_order_by_status on sales_order (status, created_on desc) where deleted_at is null',
    );
    this.addSql(`create index sales_order_open_proposal on sales_order (proposal_expires_at)
      where proposal_expires_at is not null and deleted_at is null`);

    this.addSql(`create table purchase_order (
      order_id integer not null references sales_order,
      producer_company_id integer not null,
      status text not null,
      tax_base bigint not null,
      next_shipment_date date,
      primary key (order_id, producer_company_id)
    )`);
    this.addSql(
      'create index purchase_order_of_company on purchase_order (producer_company_id, order_id desc)',
    );

    this.addSql('create sequence delivery_number as integer');
    this.addSql(`create table delivery (
      id integer primary key,
      order_id integer not null references sales_order deferrable initially deferred,
      parent_delivery_id integer references delivery deferrable initially deferred,
      producer_id integer not null,
      producer_name text not null,
      producer_company_id integer not null,
      status text not null,
      shipper text not null,
      is_export boolean not null,
      dispatch_location jsonb not null,
      planned_shipment_date date not null,
      planned_shipment_from_stock boolean not null,
      original_plan jsonb,
      lock_key integer not null,
      weight double precision,
      length double precision,
      width double precision,
      height double precision,
      mrn_number text,
      costs jsonb not null,
      tax_rates jsonb not null,
      figures jsonb not null
    )`);
    this.addSql('create index delivery_of_order on delivery (order_id)');
    this.addSql(`create index delivery_not_sent on delivery (planned_shipment_date, order_id)
      where status in ('Proposed', 'Confirmed', 'Released', 'InCompletion', 'ReadyToSend', 'InCustomsClearance')`);
    this.addSql(`create index delivery_not_answered on delivery (order_id) where status = 'Created'`);

    this.addSql('create sequence order_item_number as integer');
    this.addSql(`create table order_item (
      id integer primary key,
      order_id integer not null references sales_order deferrable initially deferred,
      delivery_id integer not null references delivery deferrable initially deferred,
      parent_item_id integer references order_item deferrable initially deferred,
      article_id text not null,
      material_number text not null,
      article_text text not null,
      unit text not null,
      unit_weight integer not null,
      quantity integer not null check (quantity > 0),
      delivered_quantity integer not null check (delivered_quantity between 0 and quantity),
      cancelled boolean not null,
      stock_location_id integer not null,
      price jsonb not null
    )`);
    this.addSql('create index order_item_of_order on order_item (order_id)');
    this.addSql('create index order_item_of_delivery on order_item (delivery_id)');

    this.addSql(`create table order_history (
      id bigint generated always as identity primary key,
      order_id integer not null references sales_order deferrable initially deferred,
      delivery_id integer,
      at timestamptz not null,
      who text not null,
      user_id integer,
      actor text not null,
      status_from text,
      status_to text,
      why text not null
    )`);
    this.addSql('create index order_history_of_order on order_history (order_id, id)');
  }
}
