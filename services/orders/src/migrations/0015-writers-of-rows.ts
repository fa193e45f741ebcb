import { Migration } from '@mikro-orm/migrations';
import { rowsByCommand, rowsOfReaders } from '@werkbank/platform/database';

/**
 * Read access no longer includes write access. The owner alone changes a file's content; documents, their drawn files
 * and the history are append-only; each company sees only its own parts of orders.
 */
export class WritersOfRows extends Migration {
  override up(): void {
    for (const [table, conditions] of Object.entries(tables)) {
      this.addSql(`drop policy of_readers on ${table}`);
      for (const statement of rowsByCommand(table, conditions)) this.addSql(statement);
    }
    for (const statement of rowsOfReaders('order_party', `company_id = ${company}`)) this.addSql(statement);
  }
}

const company = '(select reader_company())';
const hasPart = (table: string) =>
  `exists (select from order_party p where p.order_id = ${table}.order_id and p.company_id = ${company})`;
const ofAttachment = (more = '') =>
  `exists (select from attachment a where a.id = attachment_content.attachment_id${more})`;
const ofOwnAttachment = ofAttachment(` and a.owner_company_id = ${company}`);
const ofPaper = 'exists (select from issued_paper i where i.id = issued_paper_file.paper_id)';

const tables = {
  attachment_content: {
    select: ofAttachment(),
    insert: ofOwnAttachment,
    update: ofOwnAttachment,
    delete: ofOwnAttachment,
  },
  issued_paper: { select: hasPart('issued_paper'), insert: hasPart('issued_paper') },
  issued_paper_file: { select: ofPaper, insert: ofPaper },
  order_history: { select: hasPart('order_history'), insert: hasPart('order_history') },
};
