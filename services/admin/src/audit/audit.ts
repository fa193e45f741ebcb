import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/caller';
import type { RouteName } from '@werkbank/contracts/routes';
import { changedFields, type Fields } from './changed-fields.js';

export interface AuditedChange {
  /** Who changed it; `system` where the service did by itself. */
  caller: Caller | 'system';
  action: RouteName;
  object: { type: AuditedType; id: number | string; name: string };
  /** Nothing where it is new. */
  before?: Fields | null;
  /** Nothing where it is gone. */
  after?: Fields | null;
}

export type AuditedType =
  | 'User'
  | 'UserImport'
  | 'Company'
  | 'Address'
  | 'Producer'
  | 'ExchangeRate'
  | 'SidebarItem'
  | 'Configuration';

/**
 * Writes down who changed what, in the transaction of the change: there is no change without its entry and no entry
 * without its change. Only the fields that differ are kept.
 */
async function record(em: EntityManager, change: AuditedChange): Promise<void> {
  const { caller, action, object } = change;
  if (!em.isInTransaction()) throw new Error(`${action} must be audited in the transaction of its change`);
  const { before, after } = changedFields(change.before ?? null, change.after ?? null);
  const signedIn = caller !== 'system' && caller.kind === 'user' ? caller : undefined;
  await em.execute(
    `insert into audit_entry (who, user_id, action, object_type, object_id, object_name, before, after)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      nameOf(caller),
      signedIn?.userId ?? null,
      action,
      object.type,
      String(object.id),
      object.name,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
    ],
    'run',
  );
}

/** What the list shows; nobody who signs in is called like one of the two words. */
function nameOf(caller: Caller | 'system'): string {
  if (caller === 'system') return caller;
  return caller.kind === 'user' ? `${caller.firstName} ${caller.lastName} (${caller.email})` : caller.kind;
}

export const Audit = { record };
