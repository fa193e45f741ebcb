import { defineEntity, p } from '@mikro-orm/core';

/** The mark of this installation on its accounts, in one row. */
export const AccountHomeEntity = defineEntity({
  name: 'AccountHome',
  tableName: 'account_home',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    home: p.uuid().defaultRaw('gen_random_uuid()'),
  },
});
