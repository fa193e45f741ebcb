import { Migration } from '@mikro-orm/migrations';

/** Files; their content lies in a separate table, so that reading about a file never reads the file. */
export class CreateAttachments extends Migration {
  override up(): void {
    this.addSql(`create table attachment (
      id integer generated always as identity primary key,
      file_id uuid not null unique,
      file_name text not null,
      title text not null,
      attachment_type text not null,
      object_type text not null,
      object_id text not null,
      type text not null,
      position integer not null,
      enabled boolean not null,
      bytes integer not null,
      media_type text not null,
      owner_company_id integer,
      created_by integer not null,
      created_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql('create index attachment_of_object on attachment (object_type, object_id)');
    this.addSql(`create unique index one_customs_declaration on attachment (object_id)
      where object_type = 'Delivery' and attachment_type = 'CustomsDeclaration'`);
    this.addSql(`create table attachment_content (
      attachment_id integer primary key references attachment on delete cascade,
      content bytea not null
    )`);
    // PDF is compressed already; trying again costs time and saves nothing.
    this.addSql('alter table attachment_content alter column content set storage external');
  }
}
