import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/** Limits of people's orders without an approval, set by the admins of their company. */
export class SpendingLimits extends Migration {
  override up(): void {
    this.addSql(`create table spending_limit (
      user_id integer not null references users on delete cascade,
      company_id integer not null references company on delete cascade,
      currency text not null,
      per_order integer,
      per_month integer,
      approver_id integer references users on delete set null,
      primary key (user_id, company_id)
    )`);
    this.addSql('create index spending_limit_company on spending_limit (company_id)');
    this.addSql('create index spending_limit_approver on spending_limit (approver_id)');
    for (const statement of rowsOfReaders('spending_limit', 'company_id = (select reader_company())'))
      this.addSql(statement);
  }
}
