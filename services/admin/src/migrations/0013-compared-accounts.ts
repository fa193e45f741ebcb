import { Migration } from '@mikro-orm/migrations';

/**
 * Which version of a row its account was last found to agree with, so that a look need not read every account. Nothing
 * is known of those that are there: the first look at all of them says it.
 */
export class ComparedAccounts extends Migration {
  override up(): void {
    this.addSql('alter table users add column account_compared integer');
    this.addSql(`create index users_account_to_compare on users (id)
      where account_compared is distinct from account_version`);
  }
}
