import { defineEntity, p } from '@mikro-orm/core';
import type { Fields } from './changed-fields.js';

/** A change of an object: its author, the fields before and after. */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.integer().primary().generated('identity'),
    at: p.datetime().defaultRaw('now()'),
    who: p.text(),
    userId: p.integer().nullable(),
    action: p.text(),
    objectType: p.text(),
    objectId: p.text(),
    objectName: p.text(),
    before: p.json<Fields>().nullable(),
    after: p.json<Fields>().nullable(),
    foundBy: p.text().nullable().generated('search_form(who) stored').lazy(),
  },
  indexes: [
    { name: 'audit_entry_object', properties: ['objectType', 'objectId', 'id'] },
    { name: 'audit_entry_at', properties: ['at'] },
    {
      name: 'audit_entry_found_by',
      expression: 'create index "audit_entry_found_by" on "audit_entry" using gin ("found_by" gin_trgm_ops)',
    },
  ],
});
