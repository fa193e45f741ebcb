import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/**
 * Row-level security: a caller sees and changes only themselves, the people of their company and the rows of either,
 * whatever the statement. Tables for platform admins and the service alone are invisible to callers.
 */
export class RowsOfReaders extends Migration {
  override up(): void {
    this.emailsOfAll();
    const company = '(select reader_company())';
    const user = '(select reader_user())';
    const ofPeople = (table: string) => `exists (select from users u where u.id = ${table}.user_id)`;
    this.hold('users', {
      seen: `company_id = ${company} or id = ${user}`,
      // Users cannot move themselves to another company or become platform admins.
      written: `company_id = ${company}
        or (id = ${user} and company_id is not distinct from ${company} and not platform_admin)`,
    });
    this.hold('user_preferences', { seen: ofPeople('user_preferences') });
    this.hold('mail_choice', { seen: `user_id = ${user}` });
    this.hold('password_reset', { seen: ofPeople('password_reset') });
    this.hold('email_change', {
      // Also for people who have left, because the limit counts the requests of the caller.
      seen: `requested_by = ${user} or ${ofPeople('email_change')}`,
      written: ofPeople('email_change'),
    });
    this.hold('company', { seen: `id = ${company}` });
    this.hold('address', { seen: `owner_kind = 'Company' and owner_id = ${company}` });
    this.hold('producer', {
      seen: `exists (select from company c where c.id = ${company} and c.producer_id = producer.id)`,
    });
    // A producer's event contains all its companies, whichever of them has changed.
    this.addSql(`create policy shown_to_readers on company for select using (kind = 'Producer')`);
    this.addSql(`create policy shown_to_readers on address for select using (type = 'DispatchLocation')`);
    this.hold('mail', { seen: 'false', written: 'true' });
    this.hold('ended_session', { seen: 'false', written: 'true' });
    // It holds no personal data, each call looks up its own session, and entries are never withdrawn.
    this.addSql('create policy shown_to_readers on ended_session for select using (true)');
    for (const table of [
      'registration',
      'sign_in_attempt',
      'user_import',
      'user_import_line',
      'user_difference',
      'mail_digest_line',
      'erased_person',
    ])
      this.hold(table, { seen: 'false' });
    // Policies apply before a substring match, so the index is useless now.
    this.addSql('drop index users_search');
  }

  private hold(table: string, { seen, written }: { seen: string; written?: string }): void {
    for (const statement of rowsOfReaders(table, seen, written)) this.addSql(statement);
  }

  /** The check for a taken e-mail has to see all people, within the caller's transaction. */
  private emailsOfAll(): void {
    this.addSql(`create function holder_of_email(wanted text) returns table (id integer, company_id integer)
      language plpgsql as
      $$ declare reader text := current_setting('werkbank.reader', true);
      begin
        perform set_config('werkbank.reader', 'service//', true);
        return query select u.id, u.company_id from users u where u.email = wanted and u.removed_at is null;
        perform set_config('werkbank.reader', reader, true);
      end $$`);
  }
}
