import { z } from 'zod';
import { configuration } from '../entities/configuration.js';
import { address, addressData, company, dispatchLocation, user } from '../entities/party.js';
import { countryCode, done, email, id, language } from '../entities/values.js';
import type { CallSchemas } from './call.js';

const pathId = z.coerce.number().int().positive();
const companyParams = z.object({ companyId: pathId });

/** An open session: the access token is kept in memory only, the refresh token travels in an HttpOnly cookie. */
export const openSession = z.object({
  user: user.extend({ accessToken: z.string() }),
  /** Id of the session, the `{token}` of the logout call. Never a token. */
  sessionId: z.string(),
  /** Seconds until the access token must be renewed. */
  expiresIn: z.int().positive(),
});

const addressCalls = {
  get: { summary: 'A company', params: companyParams, answer: company, refusals: ['COMPANY_NOT_FOUND'] },
  list: {
    summary: 'Addresses of a company',
    params: companyParams,
    answer: z.array(address),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  create: {
    summary: 'Add a shipping address',
    params: companyParams,
    body: addressData,
    answer: z.object({ id }),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  setPrimary: {
    summary: 'Set the billing address',
    params: companyParams,
    body: addressData,
    answer: address,
    refusals: ['COMPANY_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;

export const adminCalls = {
  login: {
    summary: 'Log in with e-mail and password',
    body: z.object({ userEmail: email, password: z.string().min(1).max(200) }),
    answer: openSession,
    refusals: ['AUTHENTICATION_FAILED'],
  },
  renewSession: {
    summary: 'A new access token for the session of the cookie',
    answer: openSession,
    refusals: ['AUTHENTICATION_REQUIRED'],
  },
  logout: {
    summary: 'End a session everywhere. `token` is the id of the session, never a token',
    params: z.object({ token: z.string().min(1).max(100) }),
    answer: done,
    refusals: [],
  },
  getConfiguration: {
    summary: 'Countries, currencies, formats and what documents print',
    answer: configuration,
    refusals: [],
  },
  setUserLanguage: {
    summary: "Keep a user's own language",
    params: z.object({ userId: pathId }),
    body: z.object({ language }),
    answer: done,
    refusals: ['USER_NOT_FOUND'],
  },
  getCustomer: addressCalls.get,
  listCustomerAddresses: addressCalls.list,
  createCustomerAddress: addressCalls.create,
  setCustomerPrimaryAddress: addressCalls.setPrimary,
  getProducerCompany: addressCalls.get,
  listProducerCompanyAddresses: addressCalls.list,
  createProducerCompanyAddress: addressCalls.create,
  setProducerCompanyPrimaryAddress: addressCalls.setPrimary,
  listProducerDispatchLocations: {
    summary: 'Dispatch locations of a producer company',
    params: companyParams,
    answer: z.array(dispatchLocation),
    refusals: ['COMPANY_NOT_FOUND'],
  },
  listProducersForCountry: {
    summary: 'Producers that deliver to a country',
    params: z.object({ countryCode }),
    answer: z.array(z.object({ id, algoliaId: z.string() })),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
