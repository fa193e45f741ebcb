import type { DatabaseDefinition } from '@werkbank/platform/database';
import { emailChangeSchema } from '../change-email/email-change.entity.js';
import { endedSessionSchema } from '../sign-in/ended-session.entity.js';
import { signInAttemptSchema } from '../slow-down-guessing/sign-in-attempt.entity.js';
import { erasedPersonSchema } from '../keep-personal-data/erased-person.entity.js';
import { addressSchema } from '../companies/address.entity.js';
import { companySchema } from '../companies/company.entity.js';
import { producerSchema } from '../producers/producer.entity.js';
import { preferencesSchema } from '../preferences/preferences.entity.js';
import { mailChoiceSchema, mailDigestLineSchema } from '../tell-of-orders/mail-choice.entity.js';
import { userSchema } from '../users/user.entity.js';
import { migrations } from './migrations.js';

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
