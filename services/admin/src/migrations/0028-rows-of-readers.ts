import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/**
 * A caller sees and changes themselves, the people of their company and what belongs to either, whatever a statement asks
 * for. What administrators of the platform and the service alone work with shows callers nothing.
 */
export class RowsOfReaders extends Migration {
  override up(): void {
    this.emailsOfAll();
    const company = '(select reader_company())';
    const user = '(select reader_user())';
    const ofPeople = (table: string) => `exists (select from users u where u.id = ${table}.user_id)`;
    this.hold('users', {
      seen: `company_id = ${company} or id = ${user}`,
      // Nobody moves themselves to another company, or becomes a platform admin.
      written: `company_id = ${company}
        or (id = ${user} and company_id is not distinct from ${company} and not platform_admin)`,
    });
    this.hold('user_preferences', { seen: ofPeople('user_preferences') });
    this.hold('mail_choice', { seen: `user_id = ${user}` });
    this.hold('password_reset', { seen: ofPeople('password_reset') });
    this.hold('email_change', {
      // Also of people who have left: whoever asks for many changes is counted.
      seen: `requested_by = ${user} or ${ofPeople('email_change')}`,
      written: ofPeople('email_change'),
    });
    this.hold('company', { seen: `id = ${company}` });
    this.hold('address', { seen: `owner_kind = 'Company' and owner_id = ${company}` });
    this.hold('producer', {
      seen: `exists (select from company c where c.id = ${company} and c.producer_id = producer.id)`,
    });
    // An event about a producer tells of all its companies, whoever of them has changed something.
    this.addSql(`create policy shown_to_readers on company for select using (kind = 'Producer')`);
    this.addSql(`create policy shown_to_readers on address for select using (type = 'DispatchLocation')`);
    this.hold('mail', { seen: 'false', written: 'true' });
    this.hold('ended_session', { seen: 'false', written: 'true' });
    // It names nobody, and each call asks for its own; nobody takes back that one has ended.
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
    // A part of a word is compared after the policy, so no index finds it any more.
    this.addSql('drop index users_search');
  }

  private hold(table: string, { seen, written }: { seen: string; written?: string }): void {
    for (const statement of rowsOfReaders(table, seen, written)) this.addSql(statement);
  }

  /** Whether somebody has an e-mail has to be known of all people, within the transaction of whoever wants to have it. */
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
