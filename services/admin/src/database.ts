import type { DatabaseDefinition } from '@werkbank/platform/database';
import { emailChangeSchema } from './identity/change-email/email-change.entity.js';
import { endedSessionSchema } from './identity/ended-sessions/ended-session.entity.js';
import { signInAttemptSchema } from './identity/login-throttling/sign-in-attempt.entity.js';
import { erasedPersonSchema } from './personal-data/erased-person.entity.js';
import { addressSchema } from './directory/company/address.entity.js';
import { companySchema } from './directory/company/company.entity.js';
import { producerSchema } from './directory/producer/producer.entity.js';
import { preferencesSchema } from './settings/preferences/preferences.entity.js';
import { mailChoiceSchema, mailDigestLineSchema } from './notifications/order-mails/mail-choice.entity.js';
import { userSchema } from './directory/user/user.entity.js';
import { migrations } from './migrations/migrations.js';

export const database: DatabaseDefinition = {
  domain: 'admin',
  entities: [
    companySchema,
    addressSchema,
    userSchema,
    preferencesSchema,
    producerSchema,
    emailChangeSchema,
    endedSessionSchema,
    signInAttemptSchema,
    mailChoiceSchema,
    mailDigestLineSchema,
    erasedPersonSchema,
  ],
  hasRowsOfReaders: true,
  migrations,
};
