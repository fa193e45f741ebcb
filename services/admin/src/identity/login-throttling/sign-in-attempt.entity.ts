import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'SignInAttempt',
  tableName: 'sign_in_attempt',
  properties: {
    network: p.text().primary(),
    emailHash: p.text().primary(),
    failures: p.integer(),
    lastAt: p.datetime().defaultRaw('clock_timestamp()'),
  },
  indexes: [
    { name: 'sign_in_attempt_email', properties: ['emailHash'] },
    { name: 'sign_in_attempt_last_at', properties: ['lastAt'] },
  ],
});

/** Wrong passwords for one e-mail from one network. */
export class SignInAttemptRecord extends schema.class {}
schema.setClass(SignInAttemptRecord);
export const signInAttemptSchema = schema;
