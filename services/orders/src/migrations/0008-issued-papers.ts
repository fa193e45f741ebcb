import { Migration } from '@mikro-orm/migrations';

/**
 * Stores issued documents: their content and, once drawn, their bytes. Numbers of invoices and credit notes are
 * assigned in the transaction of the issue, so a series has no gap.
 */
export class IssuePapers extends Migration {
  override up(): void {
    this.addSql('alter table sales_order add column customer_tax_number text, add column customer_type text');
    this.addSql('alter table order_item add column tariff_number text, add column origin_country text');
    this.addSql(`create table print_settings (
      id integer primary key check (id = 1),
      settings jsonb not null
    )`);
    this.addSql(`create table paper_series (
      producer_company_id integer not null,
      kind text not null,
      last_number integer not null check (last_number > 0),
      primary key (producer_company_id, kind)
    )`);
    this.addSql(`create table issued_paper (
      id integer generated always as identity primary key,
      kind text not null,
      order_id integer not null references sales_order,
      delivery_id integer references delivery,
      producer_company_id integer,
      number text not null,
      series_number integer,
      issued_at timestamptz not null,
      content jsonb not null,
      unique nulls not distinct (kind, order_id, delivery_id, producer_company_id)
    )`);
    this.addSql(`create unique index one_paper_of_a_number on issued_paper (producer_company_id, kind, series_number)
      where series_number is not null`);
    this.addSql(`create table issued_paper_file (
      paper_id integer not null references issued_paper,
      form text not null,
      content bytea not null,
      primary key (paper_id, form)
    )`);
    // The content is compressed already.
    this.addSql('alter table issued_paper_file alter column content set storage external');
  }
}
