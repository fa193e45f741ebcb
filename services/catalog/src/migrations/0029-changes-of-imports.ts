import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

// For one version at a time: the version that has been deployed before, 0.1.0, has no imports.
/**
 * The rows of a file are written once. Their changes are stored in narrow rows, and `applied_to` of the
 * import holds the last applied line.
 */
class ChangesOfImports extends Migration {
  override up(): void {
    this.addSql(
      'alter table catalogue_import add column applied_to int not null default 0, add column terms_hash text',
    );
    this.addSql(`create table catalogue_import_change (
      import_id int not null references catalogue_import on delete cascade,
      line int not null,
      kind text not null check (kind in ('new', 'changed', 'unchanged', 'gone')),
      changes jsonb not null default '{}',
      price_move real,
      media jsonb not null default '[]',
      article_id text,
      version text,
      position int,
      primary key (import_id, line)
    )`);
    // While an import is being withdrawn, its first articles are restored already.
    this.addSql(`insert into catalogue_import_change (import_id, line, kind, changes, price_move, media)
      select s.import_id, s.line, case when i.withdrawing and not s.applied then 'unchanged' else s.kind end,
        s.changes, s.price_move, s.media
      from catalogue_import_article s join catalogue_import i on i.id = s.import_id where s.kind is not null`);
    this.addSql(`update catalogue_import i set applied_to = a.line
      from (select import_id, max(line) as line from catalogue_import_article where applied group by 1) a
      where a.import_id = i.id`);
    this.addSql('drop index catalogue_import_article_open');
    this.addSql(`alter table catalogue_import_article drop column kind, drop column changes, drop column price_move,
      drop column applied, drop column media`);
    const ofOwnImport = 'exists (select from catalogue_import i where i.id = import_id)';
    for (const sql of rowsOfReaders('catalogue_import_change', ofOwnImport)) this.addSql(sql);
  }
}

export const changesOfImportsMigration = { name: '0029-changes-of-imports', class: ChangesOfImports };
