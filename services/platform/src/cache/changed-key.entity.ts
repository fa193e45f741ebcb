import { defineEntity, p } from '@mikro-orm/core';

/** A key that a transaction has changed. */
export const ChangedKey = defineEntity({
  name: 'ChangedKey',
  tableName: 'changed_key',
  properties: {
    xid: p.text().columnType('xid8').primary().defaultRaw('pg_current_xact_id()'),
    key: p.text().primary(),
  },
});

/** Time up to which every process has read the changed keys, in one row. */
export const ChangedKeyHorizon = defineEntity({
  name: 'ChangedKeyHorizon',
  tableName: 'changed_key_horizon',
  properties: {
    onlyRow: p.boolean().primary().default(true).check('only_row'),
    snapshot: p.text().columnType('pg_snapshot'),
    takenAt: p.datetime(),
  },
});

export const changedKeyEntities = [ChangedKey, ChangedKeyHorizon];
