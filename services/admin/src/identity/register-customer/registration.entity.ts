import { defineEntity, p } from '@mikro-orm/core';
import type { Entered } from './registered-rows.js';

/** A registration, from its form until some time after its link is over. */
export const RegistrationEntity = defineEntity({
  name: 'Registration',
  tableName: 'registration',
  properties: {
    tokenHash: p.text().primary(),
    email: p.text(),
    /** Id of the row that the confirmation adds. */
    userId: p.integer().unique(),
    entered: p.json<Entered>().nullable(),
    agreedAt: p.datetime().defaultRaw('clock_timestamp()'),
    expiresAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'registration_email', properties: ['email', 'agreedAt'] },
    {
      name: 'registration_open',
      properties: ['expiresAt'],
      where: 'confirmed_at is null and removed_at is null',
    },
  ],
});
