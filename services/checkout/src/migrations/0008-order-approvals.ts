import { Migration } from '@mikro-orm/migrations';
import { rowsOfReaders } from '@werkbank/platform/database';

/** Drafts above a limit wait for an approval. Orders name the person whose limit they count for. */
class OrderApprovals extends Migration {
  override up(): void {
    this.addSql('alter table order_draft add column ordered_by integer');
    this.addSql(
      'create index order_draft_of_month on order_draft (company_id, submitted_at) where order_id is not null',
    );
    this.addSql(`create table order_approval (
      draft_id uuid primary key references order_draft on delete cascade,
      company_id integer not null,
      asker_id integer not null,
      asked_by jsonb not null,
      asked_at timestamptz not null,
      remark text,
      held_until timestamptz not null,
      exceeded jsonb not null,
      state text not null,
      decided_by jsonb,
      decided_at timestamptz,
      reason text
    )`);
    this.addSql('create index order_approval_of_company on order_approval (company_id, asked_at)');
    for (const statement of rowsOfReaders('order_approval', 'company_id = (select reader_company())'))
      this.addSql(statement);
  }
}

export const orderApprovalsMigration = { name: '0008-order-approvals', class: OrderApprovals };
