import { Migration } from '@mikro-orm/migrations';
import { rowsByCommand } from '@werkbank/platform/database';

/**
 * Only its producer company writes a price rule, and all readers may read it for their prices, except
 * assignments. A discount request is visible to the customer and the producer companies that it asks.
 */
class RowsOfReaders extends Migration {
  override up(): void {
    this.noteCustomers();
    for (const [table, conditions] of Object.entries(tables))
      for (const statement of rowsByCommand(table, conditions)) this.addSql(statement);
  }

  /**
   * Policies of two tables cannot query each other, so a trigger copies the customer into the second
   * table. The trigger also serves older replicas, and finds no customer if the writer may not see the
   * request.
   */
  private noteCustomers(): void {
    this.addSql('alter table discount_request_producer add column customer_company_id integer');
    this.addSql(`update discount_request_producer q set customer_company_id = r.customer_company_id
      from discount_request r where r.id = q.request_id`);
    this.addSql(`create function note_customer_of_request() returns trigger language plpgsql as
      $$ begin
        new.customer_company_id := (select customer_company_id from discount_request where id = new.request_id);
        return new;
      end $$`);
    this.addSql(`create trigger note_customer before insert or update on discount_request_producer
      for each row execute function note_customer_of_request()`);
  }
}

const company = '(select reader_company())';
const isCustomer = `customer_company_id = ${company}`;
const isProducer = `producer_company_id = ${company}`;
const isAsked = `exists (select from discount_request_producer q where q.request_id = discount_request.id and q.${isProducer})`;
const answers = `${isProducer} and customer_company_id is not null`;

const writtenBy = (condition: string) => ({ insert: condition, update: condition, delete: condition });
/** A rule that enters the prices of all readers. */
const rule = (isOwn: string) => ({ select: 'true', ...writtenBy(isOwn) });
const ofGroup = (table: string, id: string) =>
  rule(`exists (select from ${table} g where g.id = ${id} and g.${isProducer})`);

const tables: Record<string, Parameters<typeof rowsByCommand>[1]> = {
  discount_request: { select: `${isCustomer} or ${isAsked}`, insert: isCustomer },
  discount_request_producer: {
    select: `${isCustomer} or ${isProducer}`,
    insert: isCustomer,
    update: answers,
  },
  discount_assignment: { select: `${isCustomer} or ${isProducer}`, ...writtenBy(isProducer) },
  discount_group: rule(isProducer),
  discount: ofGroup('discount_group', 'discount.discount_group_id'),
  discount_quantity: rule(`exists (select from discount d join discount_group g on g.id = d.discount_group_id
    where d.id = discount_quantity.discount_id and g.${isProducer})`),
  article_group: rule(isProducer),
  article_group_member: ofGroup('article_group', 'article_group_member.article_group_id'),
  country_price_factor: rule(isProducer),
  surcharge: rule(isProducer),
  user_preferences: { select: 'user_id = (select reader_user())' },
  stock: { select: 'true' },
  stock_of_order: {},
  order_with_stock: {},
  stock_reservation: {},
  tax_rule_version: { select: 'true' },
};

export const rowsOfReadersMigration = { name: '0016-rows-of-readers', class: RowsOfReaders };
