import { defineEntity, p } from '@mikro-orm/core';
import { UserRecord } from '../../directory/index.js';

/** A mailed link that sets a password. A link without a user was requested for an unknown address. */
export const PasswordResetEntity = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_reset',
  properties: {
    tokenHash: p.text().primary(),
    email: p.text(),
    userId: () =>
      p.manyToOne(UserRecord).mapToPk().nullable().deleteRule('cascade').index('password_reset_user_id'),
    requestedAt: p.datetime().defaultRaw('clock_timestamp()'),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'password_reset_email', properties: ['email', 'requestedAt'] }],
});
