import { Migration } from '@mikro-orm/migrations';

class OutboxDeadLetters extends Migration {
  override up(): void {
    this.addSql(`alter table outbox
      add column dead_lettered_at timestamptz,
      add column dead_letter_reason text`);
    this.addSql('create index outbox_dead_letters on outbox (position) where dead_lettered_at is not null');
  }
}

/** An event that can never be sent stays in the outbox, marked with the reason, until an operator decides. */
export const outboxDeadLettersMigration = { name: '0000-outbox-dead-letters', class: OutboxDeadLetters };
