import { Migration } from '@mikro-orm/migrations';

/** Files are PDFs and named so, whatever their senders called them; how much a company keeps is counted at each upload. */
export class NameAttachments extends Migration {
  override up(): void {
    this.addSql(String.raw`update attachment set file_name = left(coalesce(nullif(regexp_replace(
        regexp_replace(file_name, '[.[:space:]]+$', ''), '(\.pdf)?(\.[A-Za-z][A-Za-z0-9]{0,9})?$', '', 'i'), ''), 'file'), 196)
        || '.pdf'
      where media_type = 'application/pdf' and file_name !~* '\.pdf$'`);
    this.addSql('create index attachment_of_company on attachment (owner_company_id) include (bytes)');
  }
}
