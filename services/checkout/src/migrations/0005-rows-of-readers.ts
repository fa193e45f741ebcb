import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/**
 * A basket belongs to its person alone. A draft belongs to its company, and also to a person who made it for another company: a
 * newer draft supersedes it wherever they work.
 */
class RowsOfReaders extends Migration {
  override up(): void {
    const [company, user] = ['(select reader_company())', '(select reader_user())'];
    const conditions = {
      own_basket: `user_id = ${user}`,
      order_draft: `company_id = ${company} or user_id = ${user}`,
    };
    for (const [table, seen] of Object.entries(conditions))
      for (const statement of rowsOfReaders(table, seen)) this.addSql(statement);
  }
}

export const rowsOfReadersMigration = { name: '0005-rows-of-readers', class: RowsOfReaders };
