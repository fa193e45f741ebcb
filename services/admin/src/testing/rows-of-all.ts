import type { SignedInUser } from '@werkbank/contracts/access';
import type { TestInstance } from '@werkbank/platform/testing';
import { SpendingLimitRecord } from '../companies/spending-limits/spending-limit.entity.js';
import { CompanyRecord, UserRecord } from '../directory/index.js';
import { emailChangeSchema } from '../identity/change-email/email-change.entity.js';
import { EndedSessionRecord } from '../identity/ended-sessions/ended-session.entity.js';
import { UserDifferenceEntity } from '../identity/keycloak-sync/user-drift.entity.js';
import { SignInAttemptRecord } from '../identity/login-throttling/sign-in-attempt.entity.js';
import { RegistrationEntity } from '../identity/register-customer/registration.entity.js';
import { PasswordResetEntity } from '../identity/reset-password/password-reset.entity.js';
import { MailChoiceRecord, mailDigestLineSchema } from '../notifications/order-mails/mail-choice.entity.js';
import { MailEntity } from '../notifications/send-mails/mail.entity.js';
import { erasedPersonSchema } from '../personal-data/erased-person.entity.js';
import { AuditEntryEntity } from '../records/audit/audit-entry.entity.js';
import { PreferencesRecord } from '../settings/preferences/preferences.entity.js';
import { UserImportLineEntity, userImportSchema } from '../users/import-users/user-import.entity.js';
import { otherCustomer, settle, swissCustomer, swissProducerCompany } from './admin-instance.js';

/** Two people of one customer, one of another, one of a producer, a platform admin and a deleted person. */
export const personOf = { somebody: 1, colleague: 2, stranger: 3, producer: 4, admin: 5, gone: 6 };
/** A second company of the producer whose first one is Swiss. */
export const sibling = 106;

const companyOf = new Map([
  [personOf.somebody, swissCustomer],
  [personOf.colleague, swissCustomer],
  [personOf.stranger, otherCustomer],
  [personOf.producer, swissProducerCompany],
]);
const emailOf = (id: number): string => `person-${id}@werkbank.example`;
const people = Object.values(personOf).map((id) => ({ id, email: emailOf(id) }));

/** The small world, with a row of each of these people in every table that has something of people. */
export async function settleRowsOfAll(instance: TestInstance): Promise<void> {
  await settle(instance);
  const em = instance.em();
  const now = new Date();
  await em.insert(CompanyRecord, { id: sibling, kind: 'Producer', producerId: 2, name: 'Alpspan GmbH' });
  await em.insertMany(
    UserRecord,
    people.map(({ id, email }) => ({
      id,
      email,
      salutation: 'Ms',
      firstName: 'A',
      lastName: 'B',
      phone: '',
      companyId: companyOf.get(id) ?? null,
      platformAdmin: id === personOf.admin,
      removedAt: id === personOf.gone ? now : null,
    })),
  );
  await em.insertMany(
    PreferencesRecord,
    people.map(({ id }) => ({ userId: id, country: 'CH' })),
  );
  await em.insertMany(
    MailChoiceRecord,
    people.map(({ id }) => ({ userId: id, off: [], digest: true })),
  );
  await em.insertMany(
    SpendingLimitRecord,
    [...companyOf].map(([userId, companyId]) => ({ userId, companyId, currency: 'CHF', perOrder: 1 })),
  );
  await em.insertMany(
    mailDigestLineSchema,
    people.map(({ id }) => ({ userId: id, text: '', url: '' })),
  );
  await em.insertMany(PasswordResetEntity, [
    ...people.map(({ id, email }) => ({ tokenHash: String(id), email, userId: id, expiresAt: now })),
    { tokenHash: 'nobody', email: 'nobody@werkbank.example', userId: null, expiresAt: now },
  ]);
  // The first customer's admin requested two such rows: one about a colleague, one about a deleted person.
  const askedBySomebody: readonly number[] = [personOf.colleague, personOf.gone];
  await em.insertMany(
    emailChangeSchema,
    people.map(({ id, email }) => ({
      tokenHash: String(id),
      userId: id,
      requestedBy: askedBySomebody.includes(id) ? personOf.somebody : id,
      formerEmail: email,
      email,
      inUse: false,
      expiresAt: now,
    })),
  );
  await em.insertMany(
    AuditEntryEntity,
    people.map(({ id, email }) => ({
      who: email,
      userId: id,
      action: 'updateUser',
      objectType: 'User',
      objectId: String(id),
      objectName: email,
    })),
  );
  await em.insertMany(
    MailEntity,
    people.map(({ email }) => ({ recipient: email, content: {}, uselessAfter: now })),
  );
  await em.insertMany(
    RegistrationEntity,
    people.map(({ id, email }) => ({ tokenHash: String(id), email, userId: id, expiresAt: now })),
  );
  await em.insertMany(
    SignInAttemptRecord,
    people.map(({ email }) => ({ network: '', emailHash: email, failures: 1 })),
  );
  await em.insertMany(
    UserDifferenceEntity,
    people.map(({ id, email }) => ({ kind: 'onlyHere' as const, email, userId: id })),
  );
  const askedBy: SignedInUser = {
    kind: 'user',
    userId: personOf.somebody,
    email: emailOf(personOf.somebody),
    firstName: 'A',
    lastName: 'B',
    roles: [],
    sessionId: '',
    language: 'de',
  };
  await em.insert(userImportSchema, { id: 1, fileName: '', askedBy, lines: people.length });
  await em.insertMany(
    UserImportLineEntity,
    people.map(({ id }) => ({ importId: 1, line: id, userId: id })),
  );
  await em.insertMany(
    erasedPersonSchema,
    people.map(({ id }) => ({ userId: id })),
  );
  await em.insert(EndedSessionRecord, { sessionId: 'ended' });
}
