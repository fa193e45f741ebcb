import type { TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, settle, swissCustomer, swissProducerCompany } from './admin-instance.js';

/** Two people of one customer, one of another, one of a producer, a platform admin and somebody who has left. */
export const personOf = { somebody: 1, colleague: 2, stranger: 3, producer: 4, admin: 5, gone: 6 };
/** A second company of the producer whose first one is Swiss. */
export const sibling = 106;

/** The small world, with a row of each of these people in every table that has something of people. */
export async function settleRowsOfAll(instance: TestInstance): Promise<void> {
  await settle(instance);
  const em = instance.em();
  await em.execute(
    `insert into company (id, kind, producer_id, name) values (?, 'Producer', 2, 'Alpspan GmbH')`,
    [sibling],
  );
  await em.execute(
    `insert into users (id, email, salutation, first_name, last_name, phone, company_id, platform_admin, removed_at)
     select id, 'person-' || id || '@werkbank.example', 'Ms', 'A', 'B', '', company, admin, gone
       from (values (1, ${swissCustomer}, false, null), (2, ${swissCustomer}, false, null), (3, ${otherCustomer}, false, null),
                    (4, ${swissProducerCompany}, false, null), (5, null, true, null), (6, null, false, now()))
         as people (id, company, admin, gone)`,
  );
  for (const sql of [
    `insert into user_preferences (user_id, country) select id, 'CH' from users`,
    `insert into mail_choice (user_id, off, digest) select id, '{}', true from users`,
    `insert into mail_digest_line (user_id, text, url) select id, '', '' from users`,
    `insert into password_reset (token_hash, email, user_id, expires_at) select id::text, email, id, now() from users`,
    `insert into password_reset (token_hash, email, expires_at) values ('nobody', 'nobody@werkbank.example', now())`,
    // An admin of the first customer asked for that of her colleague, and of somebody who has left since.
    `insert into email_change (token_hash, user_id, requested_by, former_email, email, in_use, expires_at)
     select id::text, id, case when id in (2, 6) then 1 else id end, email, email, false, now() from users`,
    `insert into audit_entry (who, user_id, action, object_type, object_id, object_name)
     select email, id, 'updateUser', 'User', id::text, email from users`,
    `insert into mail (recipient, content, useless_after) select email, '{}', now() from users`,
    `insert into registration (token_hash, email, user_id, expires_at) select id::text, email, id, now() from users`,
    `insert into sign_in_attempt (network, email_hash, failures) select '', email, 1 from users`,
    `insert into user_difference (kind, email, user_id) select 'onlyHere', email, id from users`,
    `insert into user_import (id, file_name, asked_by, lines) values (1, '', '{}', 6)`,
    `insert into user_import_line (import_id, line, user_id) select 1, id, id from users`,
    `insert into erased_person (user_id) select id from users`,
    `insert into ended_session (session_id) values ('ended')`,
  ])
    await em.execute(sql);
}
