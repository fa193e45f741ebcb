import { z } from 'zod';
import { companyTypes } from '../access/index.js';
import type { ErrorCode, ErrorParams } from '../errors/index.js';
import { normalPassword } from '../validation/sign-in-values.js';
import {
  addressData,
  customerTypes,
  eoriNumber,
  orderDemands,
  roleFlags,
  salutations,
  user,
} from './party.js';
import { acrossFields } from './rule-across-fields.js';
import { written } from '../validation/text-types.js';
import { email, id, instant, language, lockKey, optionalText, paging, printedText } from './values.js';

/** Characters that a password needs, one of each kind. A special character is neither letter nor digit; a space counts. */
const neededInPassword = [/^\p{Uppercase}$/u, /^\p{Lowercase}$/u, /^\p{Nd}$/u, /^[^\p{L}\p{Nd}]$/u];

/**
 * Keycloak's policy, which has the last word, in its own way of counting: by UTF-16 units, so that an emoji is two special
 * characters.
 */
function isPassword(value: string): boolean {
  const units = value.split('');
  return (
    units.length >= 8 &&
    units.length <= 20 &&
    neededInPassword.every((needed) => units.some((unit) => needed.test(unit)))
  );
}

/** 8 to 20 characters with an uppercase letter, a lowercase letter, a digit and a special character. */
export const password = z
  .string({ error: 'PASSWORD_FORMAT' })
  .overwrite(normalPassword)
  .min(1)
  .refine(isPassword, { error: 'PASSWORD_FORMAT' });

/** A new password; a person's own change also needs the old one. */
export const passwordChange = z.object({
  oldPassword: z.string().max(200).optional(),
  newPassword: password,
});

/** At most 20 characters of a phone number, at least 7 of them digits. */
export const phone = written()
  .max(20)
  .regex(/^[+\d][\d\s()/.-]*$/, { error: 'PHONE_FORMAT' })
  .refine((value) => value.replace(/\D/g, '').length >= 7, { error: 'PHONE_FORMAT' });

export const userData = z.object({
  email,
  salutation: z.enum(salutations),
  firstName: printedText(100),
  lastName: printedText(100),
  phone,
  language,
});
export type UserData = z.infer<typeof userData>;

const companyFields = z.object({
  name: printedText(500),
  customerType: z.enum(customerTypes),
  taxNumber: optionalText(50).default(null),
  eoriNumber: eoriNumber.nullable().optional(),
  kanton: optionalText(50).default(null),
  phone: phone.nullable().default(null),
});

/** The prefix of tax numbers in a country. */
export function taxNumberPrefix(country: string): string {
  return country === 'CH' || country === 'LI' ? 'CHE-' : 'DE';
}

const taxed = companyFields.pick({ customerType: true, taxNumber: true });

/** Companies have a tax number of their country. */
function checkTaxNumber(
  { customerType, taxNumber }: z.infer<typeof taxed>,
  country: string,
  refuse: (field: 'taxNumber', code: ErrorCode, params?: ErrorParams) => void,
): void {
  if (customerType !== 'Company') return;
  const prefix = taxNumberPrefix(country);
  if (!taxNumber) refuse('taxNumber', 'FIELD_REQUIRED');
  else if (!taxNumber.startsWith(prefix)) refuse('taxNumber', 'TAX_NUMBER_FORMAT', { prefix });
}

/** A canton needs its name. */
const withKanton = <Form extends z.ZodObject<typeof companyFields.shape>>(form: Form): Form =>
  acrossFields(form, companyFields.pick({ customerType: true, kanton: true }), (company, refuse) => {
    if (company.customerType === 'Kanton' && !company.kanton) refuse('kanton', 'FIELD_REQUIRED');
  });

const country = z.object({ country: addressData.shape.country });

/** A customer's own data; `country` is that of its billing address. */
export const companyData = withKanton(
  acrossFields(
    companyFields.extend({ ...country.shape, ...orderDemands }),
    taxed.extend(country.shape),
    (company, refuse) => checkTaxNumber(company, company.country, refuse),
  ),
);
export type CompanyData = z.infer<typeof companyData>;

/** The second step of a registration: the company and its billing address. */
export const registeredCompany = withKanton(
  acrossFields(
    companyFields.extend({ address: addressData }),
    taxed.extend({ address: country }),
    (company, refuse) => checkTaxNumber(company, company.address.country, refuse),
  ),
);

/** A user as an administrator sees it. */
export const managedUser = user.extend({
  /** The e-mail that waits to be confirmed by its mailed link. */
  pendingEmail: email.nullable().optional(),
  enabled: z.boolean(),
  createdOn: instant,
  optimisticLockKey: lockKey,
});
export type ManagedUser = z.infer<typeof managedUser>;
export const userList = z.object({ users: z.array(managedUser), ...paging.shape });

const belonging = z.object({ roles: roleFlags, companyId: id.nullable() });

/** People who run the platform belong to no company, so that no company's admin has power over them. */
const apart = <Form extends z.ZodObject<typeof belonging.shape>>(form: Form): Form =>
  acrossFields(form, belonging, ({ roles, companyId }, refuse) => {
    if (roles.PlatformAdmin && companyId !== null) refuse('companyId', 'PLATFORM_ADMIN_OF_COMPANY');
  });
/** Without a password the person is invited by mail to set one. */
export const newUser = apart(userData.extend({ password: password.optional(), ...belonging.shape }));
/** Without `enabled` the person stays enabled or disabled. */
export const changedUser = apart(userData.extend({ ...belonging.shape, enabled: z.boolean().optional() }));

/** Puzzle of the CAPTCHA (ALTCHA): the browser looks for the number whose hash is `challenge`. */
export const captchaChallenge = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.int().positive(),
});

export const companyListEntry = z.object({
  id,
  kind: z.enum(companyTypes),
  name: z.string(),
  customerType: z.enum(customerTypes).nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  userCount: z.int().min(0),
});
export const companyList = z.object({ companies: z.array(companyListEntry), ...paging.shape });
