import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { currentConfiguration } from '../../settings/index.js';
import { type Letter, type Sender, setLetter } from './letter.js';

export interface Addressee {
  email: string;
  /** Time when the mail becomes pointless, e.g. because its link expires. */
  uselessAfter: Date;
  /** False writes a mail that is never sent, with the same work. */
  reachesSomebody?: boolean;
}

const insertMail = statement(
  'insert-mail',
  {},
  `insert into mail (recipient, content, useless_after, given_up_at, failure)
   select w.recipient, case when w.leaves then w.content end, w.useless_after,
          case when not w.leaves then now() end, case when not w.leaves then 'nobody has this address' end
     from (select ?::text, ?::jsonb, ?::timestamptz, ?::boolean) as w (recipient, content, useless_after, leaves)`,
);

const insertBulk = statement(
  'insert-bulk-mails',
  {},
  `insert into mail (recipient, content, useless_after, bulk)
   select w.email, w.content, ?::timestamptz, true
     from jsonb_to_recordset(?) as w (email text, content jsonb)`,
);

/** Queues a mail in the transaction of its cause: it is sent if and only if that commits. */
export async function writeMail(
  em: EntityManager,
  { email, uselessAfter, reachesSomebody = true }: Addressee,
  letter: Letter,
): Promise<void> {
  if (!em.isInTransaction()) throw new Error('a mail must be written in the transaction of what it tells');
  const content = JSON.stringify(setLetter(letter, await senderOf(em)));
  await run(em, insertMail, [email, content, uselessAfter, reachesSomebody]);
}

/** Queues many mails at once. They are sent after all others. */
export async function writeBulkMails(
  em: EntityManager,
  mails: readonly { email: string; letter: Letter }[],
  uselessAfter: Date,
): Promise<void> {
  if (!em.isInTransaction()) throw new Error('a mail must be written in the transaction of what it tells');
  const sender = await senderOf(em);
  const rows = mails.map(({ email, letter }) => ({ email, content: setLetter(letter, sender) }));
  await run(em, insertBulk, [uselessAfter, JSON.stringify(rows)]);
}

async function senderOf(em: EntityManager): Promise<Sender> {
  return (await currentConfiguration(em)).printoutConfig;
}
