import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '@werkbank/contracts/access';
import { readMany, readOne, run, statement } from '@werkbank/platform/database';
import { Outbox } from '@werkbank/platform/messaging';
import { announceRights } from '../../directory/index.js';
import { EndedSessionRecord, endedSessionSchema } from './ended-session.entity.js';

const addEnded = statement(
  'add-ended-sessions',
  { id: endedSessionSchema.properties.sessionId },
  `insert into ended_session (session_id) select jsonb_array_elements_text(?) on conflict do nothing
    returning session_id as id`,
);
const endTokensOfUser = statement(
  'end-tokens-of-user',
  {},
  'update users set sessions_ended_at = clock_timestamp() where id = ?',
);
const endedForToken = statement(
  'ended-for-token',
  { found: p.integer() },
  `select 1 as found where exists (select from ended_session where session_id = ?) or exists (
     select from users where id = ? and to_timestamp(?) < date_trunc('second', sessions_ended_at))`,
);

export async function sessionIsOver(em: EntityManager, sessionId: string): Promise<boolean> {
  return (await em.count(EndedSessionRecord, { sessionId })) > 0;
}

/** Stores ended sessions, because their access tokens still have a valid signature, and publishes them to all services. */
export async function rememberEnded(em: EntityManager, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  if (em.isInTransaction()) await recordEnded(em, sessionIds);
  else await em.fork().transactional((own) => recordEnded(own, sessionIds));
}

async function recordEnded(em: EntityManager, sessionIds: readonly string[]): Promise<void> {
  const ended = await readMany(em, addEnded, [JSON.stringify(sessionIds)]);
  if (ended.length === 0) return;
  await Outbox.record(em, 'admin.session-ended.v1', {
    sessionIds: ended.map(({ id }) => id),
    at: new Date().toISOString(),
  });
}

/**
 * Earlier tokens of this person, of whichever session, may change nothing any more. Tokens count in whole seconds, so one of
 * this second may pass; the sessions themselves are stored by id.
 */
export async function endTokens(em: EntityManager, userId: number): Promise<void> {
  await run(em, endTokensOfUser, [userId]);
  await announceRights(em, userId);
}

/** True for a token of an ended session, or from before the end of the person's sessions. */
export async function isOfEndedSession(
  em: EntityManager,
  { userId, sessionId, issuedAt = 0 }: Pick<SignedInUser, 'userId' | 'sessionId' | 'issuedAt'>,
): Promise<boolean> {
  const found = await readOne(em, endedForToken, [sessionId, userId, issuedAt]);
  return found !== undefined;
}
