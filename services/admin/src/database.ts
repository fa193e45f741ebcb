import type { DatabaseDefinition } from '@werkbank/platform/database';
import { emailChangeSchema } from './identity/change-email/email-change.entity.js';
import { endedSessionSchema } from './identity/ended-sessions/ended-session.entity.js';
import { signInAttemptSchema } from './identity/login-throttling/sign-in-attempt.entity.js';
import { erasedPersonSchema } from './personal-data/erased-person.entity.js';
import { spendingLimitSchema } from './companies/spending-limits/spending-limit.entity.js';
import { addressSchema } from './directory/address/address.entity.js';
import { companySchema } from './directory/company/company.entity.js';
import { producerSchema } from './directory/producer/producer.entity.js';
import { preferencesSchema } from './settings/preferences/preferences.entity.js';
import { mailChoiceSchema, mailDigestLineSchema } from './notifications/order-mails/mail-choice.entity.js';
import { userSchema } from './directory/user/user.entity.js';
import { AuditEntryEntity } from './records/audit/audit-entry.entity.js';
import { PlatformEventEntity } from './records/event-versions/platform-event.entity.js';
import { ConfigurationEntity } from './settings/configuration/configuration.entity.js';
import { ExchangeRateEntity } from './settings/currencies/exchange-rate.entity.js';
import { SidebarAttachmentEntity } from './settings/help/sidebar-attachment.entity.js';
import { MailEntity } from './notifications/send-mails/mail.entity.js';
import { CaptchaSolutionEntity } from './identity/captcha/captcha-solution.entity.js';
import { AccountHomeEntity } from './identity/keycloak-sync/account-home.entity.js';
import { UserDifferenceEntity, UserDriftEntity } from './identity/keycloak-sync/user-drift.entity.js';
import { RegistrationEntity } from './identity/register-customer/registration.entity.js';
import { PasswordResetEntity } from './identity/reset-password/password-reset.entity.js';
import { UserImportLineEntity, userImportSchema } from './users/import-users/user-import.entity.js';
import { PeopleAndCompanies } from './migrations/0001-people-and-companies.js';
import { PlatformSettings } from './migrations/0002-platform-settings.js';
import { Administration } from './migrations/0003-administration.js';
import { MailsAndCaptcha } from './migrations/0004-mails-and-captcha.js';
import { PasswordReset } from './migrations/0005-password-reset.js';
import { Registration } from './migrations/0006-registration.js';
import { ImportsAndDrift } from './migrations/0007-imports-and-drift.js';
import { EventVersions } from './migrations/0008-fact-versions.js';
import { PlatformAdminsApart } from './migrations/0009-platform-admins-apart.js';
import { LockKeys } from './migrations/0010-lock-keys.js';
import { GermanOrder } from './migrations/0011-german-order.js';
import { OfferedCurrencies } from './migrations/0011-offered-currencies.js';
import { ComparedAccounts } from './migrations/0013-compared-accounts.js';
import { StoppedImports } from './migrations/0014-stopped-imports.js';
import { OwnSignIn } from './migrations/0015-own-sign-in.js';
import { PlatformEventVersions } from './migrations/0016-platform-fact-versions.js';
import { EndedSessions } from './migrations/0017-ended-sessions.js';
import { EmailChanges } from './migrations/0018-email-changes.js';
import { SignInAttempts } from './migrations/0019-sign-in-attempts.js';
import { UserPreferences } from './migrations/0020-user-preferences.js';
import { EventNames } from './migrations/0021-event-names.js';
import { PreferencesVersions } from './migrations/0022-preferences-versions.js';
import { CompaniesUntold } from './migrations/0023-companies-untold.js';
import { ConfigurationUntold } from './migrations/0024-configuration-untold.js';
import { MailChoices } from './migrations/0025-mail-choices.js';
import { ConfigurationLockKey } from './migrations/0026-configuration-lock-key.js';
import { ErasedPeople } from './migrations/0027-erased-people.js';
import { RowsOfReaders } from './migrations/0028-rows-of-readers.js';
import { EoriNumbers } from './migrations/0029-eori-numbers.js';
import { FindByWords } from './migrations/0030-find-by-words.js';
import { CleanNames } from './migrations/0031-clean-names.js';
import { OrderDemands } from './migrations/0032-order-demands.js';
import { SpendingLimits } from './migrations/0034-spending-limits.js';
import { PlaceCalendars } from './migrations/0033-place-calendars.js';

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
    spendingLimitSchema,
    erasedPersonSchema,
    AuditEntryEntity,
    PlatformEventEntity,
    ConfigurationEntity,
    ExchangeRateEntity,
    SidebarAttachmentEntity,
    MailEntity,
    CaptchaSolutionEntity,
    AccountHomeEntity,
    UserDifferenceEntity,
    UserDriftEntity,
    RegistrationEntity,
    PasswordResetEntity,
    UserImportLineEntity,
    userImportSchema,
  ],
  hasRowsOfReaders: true,
  migrations: [
    { name: '0001-people-and-companies', class: PeopleAndCompanies },
    { name: '0002-platform-settings', class: PlatformSettings },
    { name: '0003-administration', class: Administration },
    { name: '0004-mails-and-captcha', class: MailsAndCaptcha },
    { name: '0005-password-reset', class: PasswordReset },
    { name: '0006-registration', class: Registration },
    { name: '0007-imports-and-drift', class: ImportsAndDrift },
    { name: '0008-fact-versions', class: EventVersions },
    { name: '0009-platform-admins-apart', class: PlatformAdminsApart },
    { name: '0010-lock-keys', class: LockKeys },
    { name: '0011-german-order', class: GermanOrder },
    { name: '0011-offered-currencies', class: OfferedCurrencies },
    { name: '0013-compared-accounts', class: ComparedAccounts },
    { name: '0014-stopped-imports', class: StoppedImports },
    { name: '0015-own-sign-in', class: OwnSignIn },
    { name: '0016-platform-fact-versions', class: PlatformEventVersions },
    { name: '0017-ended-sessions', class: EndedSessions },
    { name: '0018-email-changes', class: EmailChanges },
    { name: '0019-sign-in-attempts', class: SignInAttempts },
    { name: '0020-user-preferences', class: UserPreferences },
    { name: '0021-event-names', class: EventNames },
    { name: '0022-preferences-versions', class: PreferencesVersions },
    { name: '0023-companies-untold', class: CompaniesUntold },
    { name: '0024-configuration-untold', class: ConfigurationUntold },
    { name: '0025-mail-choices', class: MailChoices },
    { name: '0026-configuration-lock-key', class: ConfigurationLockKey },
    { name: '0027-erased-people', class: ErasedPeople },
    { name: '0028-rows-of-readers', class: RowsOfReaders },
    { name: '0029-eori-numbers', class: EoriNumbers },
    { name: '0030-find-by-words', class: FindByWords },
    { name: '0031-clean-names', class: CleanNames },
    { name: '0032-order-demands', class: OrderDemands },
    { name: '0033-place-calendars', class: PlaceCalendars },
    { name: '0034-spending-limits', class: SpendingLimits },
  ],
};
