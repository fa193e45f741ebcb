import { defineEntity, p } from '@mikro-orm/core';
import type { UserDifference } from '@werkbank/contracts/entities';

/** Result of the last comparison of all accounts with Keycloak, in one row. */
export const UserDriftEntity = defineEntity({
  name: 'UserDrift',
  tableName: 'user_drift',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    begunAt: p.datetime().nullable(),
    checkedAt: p.datetime().nullable(),
    users: p.integer().default(0),
    accounts: p.integer().default(0),
    found: p.integer().default(0),
  },
});

/** A difference between an account and its row, until it is repaired and a while longer. */
export const UserDifferenceEntity = defineEntity({
  name: 'UserDifference',
  tableName: 'user_difference',
  properties: {
    id: p.integer().primary().generated('identity'),
    foundAt: p.datetime().defaultRaw('now()'),
    kind: p.text().$type<UserDifference['kind']>(),
    email: p.text(),
    userId: p.integer().nullable(),
    repairedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'user_difference_open', properties: ['id'], where: 'repaired_at is null' },
    { name: 'user_difference_found_at', properties: ['foundAt', 'id'] },
  ],
});
