import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/** A list belongs to a company. It is its author's alone until it is shared. */
class SavedLists extends Migration {
  override up(): void {
    this.addSql(`create table saved_list (
      id uuid primary key,
      company_id integer not null,
      author_id integer not null,
      author_name text not null,
      name text not null,
      is_shared boolean not null,
      lines jsonb not null,
      -- Lists of lists read no lines.
      line_count integer not null,
      changed_at timestamptz not null
    )`);
    this.addSql('create unique index saved_list_name on saved_list (company_id, compare_form(name))');
    this.addSql('create index saved_list_author on saved_list (author_id)');
    const [company, user] = ['(select reader_company())', '(select reader_user())'];
    const seen = `company_id = ${company} and (is_shared or author_id = ${user})`;
    for (const statement of rowsOfReaders('saved_list', seen)) this.addSql(statement);
  }
}

export const savedListsMigration = { name: '0007-saved-lists', class: SavedLists };
