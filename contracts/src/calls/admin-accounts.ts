import { z } from 'zod';
import { keptText } from '../validation/text-types.js';
import {
  captchaChallenge,
  changedUser,
  managedUser,
  newUser,
  password,
  passwordChange,
  registeredCompany,
  userData,
  userList,
} from '../entities/account.js';
import { user } from '../entities/party.js';
import { personalData } from '../entities/personal-data.js';
import {
  chosenOf,
  country,
  currency,
  done,
  email,
  id,
  language,
  lockKey,
  pageParameter,
  pageSizeParameter,
  searchText,
  technicalText,
  textId,
} from '../entities/values.js';
import { listLimits, pageSizes } from '../limits/index.js';
import { orderMailKinds } from '../order-mails/index.js';
import type { CallSchemas } from './call.js';

const userParams = z.object({ userId: textId });
/** A token out of a mailed link. Any text is one, so that a link which was cut off on its way is unknown, not malformed. */
const linkParams = z.object({ token: technicalText() });
/** A missing one is a wrong one, said in the words of its form. */
const captchaToken = (error: 'CAPTCHA_INVALID' | 'PASSWORD_RESET_CAPTCHA_INVALID') =>
  technicalText(4000)
    .refine((token) => token !== '', { error, params: { ofBlank: 1 } })
    .prefault('');

const placeAndMoney = z.object({ country: country.nullable(), currency: currency.nullable() });

/** Country of delivery and currency of prices; null without a choice. */
const userPreferences = z.object({
  /** The person's own choice, the same on all devices. */
  chosen: placeAndMoney,
  /** Defaults by the company: the country of its billing address, and the usual currency there. */
  company: placeAndMoney,
});

/** A person's choice of mails about orders. */
const mailChoices = z.object({
  /** Kinds that are not sent. */
  off: z
    .array(z.enum(orderMailKinds))
    .max(orderMailKinds.length)
    .transform((kinds) => [...new Set(kinds)]),
  /** One mail a day. Mails that need an answer within hours are sent at once all the same. */
  digest: z.boolean(),
});

/** An open session: the access token is kept in memory only, the refresh token travels in an HttpOnly cookie. */
export const openSession = z.object({
  user: user.extend({ accessToken: keptText }),
  /** Absent in answers of older parts. */
  preferences: userPreferences.optional(),
  /** Id of the session, the `{token}` of the logout call. Never a token. */
  sessionId: keptText,
  /** Seconds until the access token must be renewed. */
  expiresIn: z.int().positive(),
});

const userQuery = z.object({
  page: pageParameter,
  pageSize: pageSizeParameter(pageSizes.administration),
  search: searchText(listLimits.search),
  /** People with one of these roles. */
  role: chosenOf(['PlatformAdmin', 'CompanyAdmin']),
  enabled: z.enum(['true', 'false', '']).default(''),
  sort: z
    .enum(['name', '-name', 'email', '-email', 'companyName', '-companyName', 'createdOn', '-createdOn'])
    .default('name'),
});
const companyUsers = {
  params: z.object({ companyId: textId }),
  query: userQuery,
  answer: userList,
  refusals: ['COMPANY_NOT_FOUND'],
} as const;

export const accountCalls = {
  login: {
    summary: 'Log in with e-mail and password',
    body: z.object({ userEmail: email, password: technicalText(200).min(1) }),
    answer: openSession,
    refusals: ['AUTHENTICATION_FAILED', 'TOO_MANY_WRONG_PASSWORDS'],
  },
  renewSession: {
    summary: 'A new access token for the session of the cookie',
    answer: openSession,
    refusals: ['AUTHENTICATION_REQUIRED'],
  },
  logout: {
    summary: 'End a session everywhere. `token` is the id of the session, or its access token',
    params: z.object({ token: technicalText(4000).min(1) }),
    answer: done,
    refusals: [],
  },
  getSignedInUser: {
    summary: 'Who the access token belongs to, for sessions opened by single sign-on',
    answer: z.object({ user, sessionId: keptText, preferences: userPreferences.optional() }),
    refusals: ['USER_NOT_FOUND'],
  },
  getCaptchaChallenge: { summary: 'A puzzle for the CAPTCHA', answer: captchaChallenge, refusals: [] },
  requestPasswordReset: {
    summary: 'Mail a link to set a new password. The answer is the same for unknown addresses',
    body: z.object({
      userEmail: email,
      language,
      captchaToken: captchaToken('PASSWORD_RESET_CAPTCHA_INVALID'),
    }),
    answer: done,
    refusals: ['PASSWORD_RESET_CAPTCHA_INVALID'],
  },
  checkPasswordReset: {
    summary: 'Whether a mailed link still holds, and the language of whom it was mailed to',
    params: linkParams,
    answer: z.object({ language }),
    refusals: ['PASSWORD_RESET_LINK_EXPIRED', 'PASSWORD_RESET_LINK_UNKNOWN'],
  },
  resetPassword: {
    summary: 'Set a new password by a mailed link, once',
    params: linkParams,
    body: z.object({ newPassword: password }),
    answer: done,
    refusals: ['PASSWORD_RESET_LINK_EXPIRED', 'PASSWORD_RESET_LINK_UNKNOWN', 'PASSWORD_FORMAT'],
  },
  registerCustomer: {
    summary:
      'Register a person and a company; a mailed link confirms both. The answer is the same for an e-mail in use',
    body: z.object({
      user: userData.extend({ password }),
      company: registeredCompany,
      agreedToTermsAndPrivacy: z.literal(true, { error: 'CONSENT_REQUIRED' }),
      captchaToken: captchaToken('CAPTCHA_INVALID'),
    }),
    answer: done,
    refusals: [
      'CAPTCHA_INVALID',
      'PASSWORD_FORMAT',
      'PHONE_FORMAT',
      'TAX_NUMBER_FORMAT',
      'EORI_FORMAT',
      'CONSENT_REQUIRED',
      'DELIVERY_COUNTRY_NOT_SERVED',
      'PUBLIC_BODY_COUNTRY',
    ],
  },
  confirmRegistration: {
    summary: 'Confirm a registration by its mailed link; once more is the same',
    params: linkParams,
    /** The language of the mail; none where whom it was mailed to is no longer there. */
    answer: z.object({ email, language: language.nullable() }),
    refusals: ['REGISTRATION_LINK_EXPIRED', 'REGISTRATION_LINK_UNKNOWN', 'EMAIL_IN_USE'],
  },
  listUsers: { summary: 'All users', query: userQuery, answer: userList, refusals: [] },
  listCustomerUsers: { summary: 'Users of a customer', ...companyUsers },
  listProducerCompanyUsers: { summary: 'Users of a producer company', ...companyUsers },
  createUser: {
    summary: 'A new user; company admins create users of their own company',
    body: newUser,
    answer: z.object({ userId: id, user: managedUser.optional() }),
    refusals: [
      'INVALID_EMAIL',
      'EMAIL_TAKEN',
      'ACCOUNT_REFUSED',
      'REFERENCED_COMPANY_MISSING',
      'TOO_MANY_USERS',
      'PLATFORM_ADMIN_OF_COMPANY',
      'PASSWORD_FORMAT',
      'PHONE_FORMAT',
    ],
  },
  getUser: { summary: 'A user', params: userParams, answer: managedUser, refusals: ['USER_NOT_FOUND'] },
  updateUser: {
    summary: 'Change a user; roles, company and state only by an administrator',
    params: userParams,
    /** Another e-mail of one's own needs the old password, and waits for its confirmation by mail. */
    body: changedUser.safeExtend({
      oldPassword: technicalText(200).optional(),
      optimisticLockKey: lockKey,
    }),
    answer: managedUser,
    refusals: [
      'USER_NOT_FOUND',
      'OLD_PASSWORD_WRONG',
      'TOO_MANY_WRONG_PASSWORDS',
      'EMAIL_CHANGED_TOO_OFTEN',
      'CHANGED_MEANWHILE',
      'INVALID_EMAIL',
      'EMAIL_TAKEN',
      'ACCOUNT_REFUSED',
      'REFERENCED_COMPANY_MISSING',
      'TOO_MANY_USERS',
      'PLATFORM_ADMIN_OF_COMPANY',
      'PHONE_FORMAT',
      'LAST_PLATFORM_ADMIN',
    ],
  },
  confirmEmailChange: {
    summary:
      'Make a new e-mail valid by its mailed link; once more is the same. Every session of the person ends',
    params: linkParams,
    /** The e-mail that is valid now, and the language of whom it was mailed to. */
    answer: z.object({ email, language }),
    refusals: [
      'EMAIL_CHANGE_LINK_EXPIRED',
      'EMAIL_CHANGE_LINK_UNKNOWN',
      'EMAIL_IN_USE',
      'EMAIL_TAKEN',
      'INVALID_EMAIL',
      'ACCOUNT_REFUSED',
    ],
  },
  deleteUser: {
    summary: 'Delete a user: oneself, or as an administrator',
    params: userParams,
    answer: done,
    refusals: ['USER_NOT_FOUND', 'LAST_PLATFORM_ADMIN'],
  },
  exportPersonalData: {
    summary: 'All that is kept of a person, by table: of oneself, or of anybody as a platform admin',
    params: userParams,
    answer: personalData,
    refusals: ['USER_NOT_FOUND'],
  },
  erasePerson: {
    summary:
      'Erase a person everywhere, also one who was deleted long ago; what the law keeps stays. It cannot be undone',
    params: userParams,
    answer: done,
    refusals: ['USER_NOT_FOUND', 'LAST_PLATFORM_ADMIN'],
  },
  setUserLanguage: {
    summary: "Keep a user's own language",
    params: userParams,
    body: z.object({ language }),
    answer: done,
    refusals: ['USER_NOT_FOUND'],
  },
  setUserPreferences: {
    summary: "Keep a user's own delivery country and currency; what is left out stays as it is",
    params: userParams,
    body: z.object({ country: country.optional(), currency: currency.optional() }),
    answer: userPreferences,
    refusals: ['USER_NOT_FOUND', 'DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'],
  },
  getMailChoices: {
    summary: 'Which mails about orders somebody wants',
    params: userParams,
    answer: mailChoices,
    refusals: ['USER_NOT_FOUND'],
  },
  setMailChoices: {
    summary: 'Choose which mails about orders one wants, at once or once a day',
    params: userParams,
    body: mailChoices,
    answer: mailChoices,
    refusals: ['USER_NOT_FOUND'],
  },
  setUserPassword: {
    summary: "Set a password: one's own with the old one, another's as an administrator",
    params: userParams,
    body: passwordChange,
    answer: done,
    refusals: ['USER_NOT_FOUND', 'OLD_PASSWORD_WRONG', 'TOO_MANY_WRONG_PASSWORDS', 'PASSWORD_FORMAT'],
  },
} as const satisfies Record<string, CallSchemas>;
