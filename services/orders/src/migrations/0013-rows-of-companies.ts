import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/**
 * Row-level security: a caller sees and changes the rows of their company's orders, as buyer or as producer, whatever
 * the statement. A table of ids without a policy holds the parties of orders: one lookup, often one per statement,
 * covers all rows of an order.
 */
export class RowsOfCompanies extends Migration {
  override up(): void {
    this.addSql(`create table order_party (
      company_id integer not null,
      order_id integer not null references sales_order on delete cascade deferrable initially deferred,
      primary key (company_id, order_id)
    )`);
    this.noteParties('sales_order', 'customer_id, id');
    this.noteParties('purchase_order', 'producer_company_id, order_id');
    for (const [table, { seen, written }] of Object.entries(tables))
      for (const statement of rowsOfReaders(table, seen, written)) this.addSql(statement);
    // Attachments of an article are for everybody, those of a delivery for the other companies of its order.
    this.addSql(`create policy shown_to_readers on attachment for select using (enabled and (object_type = 'Article'
      or exists (select from delivery d where d.id = case when object_type = 'Delivery' then object_id::integer end)))`);
  }

  /**
   * A trigger does it, so replicas of the old version do it, too. It runs after the policies have accepted the row, so
   * it cannot grant access.
   */
  private noteParties(table: string, columns: string): void {
    const note = (from: string) =>
      `insert into order_party (company_id, order_id) select ${columns} from ${from} on conflict do nothing`;
    this.addSql(`create function note_parties_of_${table}() returns trigger language plpgsql as
      $$ begin
        ${note('added')};
        return null;
      end $$`);
    this.addSql(`create trigger note_parties after insert on ${table} referencing new table as added
      for each statement execute function note_parties_of_${table}()`);
    this.addSql(note(table));
  }
}

const company = '(select reader_company())';
const hasPart = (order: string) =>
  `exists (select from order_party p where p.order_id = ${order} and p.company_id = ${company})`;

const tables: Record<string, { seen: string; written?: string }> = {
  sales_order: { seen: `customer_id = ${company} or ${hasPart('sales_order.id')}` },
  purchase_order: {
    seen: `producer_company_id = ${company} or ${hasPart('purchase_order.order_id')}`,
    // Producers cannot add themselves to orders of others.
    written: hasPart('purchase_order.order_id'),
  },
  delivery: { seen: hasPart('delivery.order_id') },
  order_item: { seen: hasPart('order_item.order_id') },
  order_history: { seen: hasPart('order_history.order_id') },
  issued_paper: { seen: hasPart('issued_paper.order_id') },
  issued_paper_file: {
    seen: 'exists (select from issued_paper i where i.id = issued_paper_file.paper_id)',
  },
  attachment: { seen: `owner_company_id = ${company}` },
  attachment_content: {
    seen: 'exists (select from attachment a where a.id = attachment_content.attachment_id)',
  },
};
