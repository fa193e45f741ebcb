import { Migration } from '@mikro-orm/migrations';

class Drafts extends Migration {
  override up(): void {
    this.addSql(`create sequence order_number start 100001`);
    this.addSql(`create table order_draft (
      id uuid primary key,
      company_id integer not null,
      user_id integer not null,
      -- Same content drafted again by the same person is the same draft, so that two tabs cannot order twice.
      fingerprint text not null,
      content jsonb not null,
      buyer jsonb not null,
      drafted_at timestamptz not null,
      submitted_at timestamptz,
      order_id integer unique
    )`);
    this.addSql(
      `create unique index order_draft_open on order_draft (user_id, fingerprint) where order_id is null`,
    );
    this.addSql('create index order_draft_drafted_at on order_draft (drafted_at) where order_id is null');
    this.addSql(`create table producer (
      id integer primary key,
      name text not null,
      custom_shipping boolean not null
    )`);
    this.addSql(`create table cost_rules (
      only_row boolean primary key default true check (only_row),
      rules jsonb not null
    )`);
  }
}

export const draftsMigration = { name: '0001-drafts', class: Drafts };
