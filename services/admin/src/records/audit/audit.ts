import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser, Visitor } from '@werkbank/contracts/access';
import type { RouteName } from '@werkbank/contracts/routes';
import { run, statement } from '@werkbank/platform/database';
import { changedFields, type Fields } from './changed-fields.js';

type Person = Pick<SignedInUser, 'kind' | 'userId' | 'firstName' | 'lastName' | 'email'>;
type Actor = Person | Visitor;

export interface AuditedChange {
  /** The user who changed it; `system` for the service itself. */
  caller: Actor | 'system';
  action: RouteName;
  object: { type: AuditedType; id: number | string; name: string };
  /** Absent for a new object. */
  before?: Fields | null;
  /** Absent for a deleted object. */
  after?: Fields | null;
  /** Time of the change, if it is recorded later. */
  at?: string;
}

type AuditedType =
  | 'User'
  | 'UserImport'
  | 'Company'
  | 'Address'
  | 'Producer'
  | 'ExchangeRate'
  | 'SidebarItem'
  | 'Configuration'
  | 'CostRule'
  | 'TaxRule'
  | 'Category'
  | 'TableColumn'
  | 'Synonym'
  | 'DeadLetter';

const insertEntries = statement(
  'insert-audit-entries',
  {},
  `insert into audit_entry (who, user_id, action, object_type, object_id, object_name, before, after, at)
   select who, user_id, action, object_type, object_id, object_name, before, after, coalesce(at, now())
     from jsonb_to_recordset(?) as e (who text, user_id integer, action text, object_type text, object_id text,
                                      object_name text, before jsonb, after jsonb, at timestamptz)`,
);

/**
 * Records a change, in the transaction of that change, so change and entry exist only together. Only the fields that
 * differ are kept.
 */
function record(em: EntityManager, change: AuditedChange): Promise<void> {
  return recordAll(em, [change]);
}

async function recordAll(em: EntityManager, changes: readonly AuditedChange[]): Promise<void> {
  if (!em.isInTransaction()) throw new Error('a change must be audited in its transaction');
  await run(em, insertEntries, [JSON.stringify(changes.map(entryOf))]);
}

function entryOf({ caller, action, object, at, ...change }: AuditedChange): object {
  const { before, after } = changedFields(change.before ?? null, change.after ?? null);
  return {
    who: actorOf(caller),
    user_id: caller !== 'system' && caller.kind === 'user' ? caller.userId : null,
    action,
    object_type: object.type,
    object_id: String(object.id),
    object_name: object.name,
    before,
    after,
    at: at ?? null,
  };
}

/** The actor's text in the list. Users have an e-mail in it, so none can pass for `system` or `visitor`. */
function actorOf(caller: Actor | 'system'): string {
  if (caller === 'system') return caller;
  return caller.kind === 'user' ? `${caller.firstName} ${caller.lastName} (${caller.email})` : caller.kind;
}

export const Audit = { record, recordAll };
