import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the row version that last agreed with its account, so a comparison need not read every account. Existing rows
 * have none until the first full scan.
 */
export class ComparedAccounts extends Migration {
  override up(): void {
    this.addSql('alter table users add column account_compared integer');
    this.addSql(`create index users_account_to_compare on users (id)
      where account_compared is distinct from account_version`);
  }
}
