import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { companyTypes, type Role } from '@werkbank/contracts/access';
import { languages } from '@werkbank/contracts/localization';
import { z } from 'zod';
import type { Account, Person } from './user-directory.js';

/** An account in Keycloak's form. */
export type KeycloakAccount = Parameters<KeycloakAdminClient['users']['update']>[1];

/** Limit of the attribute in the realm's user profile; it is for display only. */
const longestCompanyName = 255;

/** The key of an account, which stays when the e-mail changes. */
export function userNameOf(userId: number): string {
  return `user-${userId}`;
}

/** The person's id in an account's name; `undefined` for other accounts. */
export function userIdOf(userName: string): number | undefined {
  const [, id] = /^user-(\d{1,15})$/.exec(userName) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** A person in Keycloak's form. */
export function profileOf(person: Person): KeycloakAccount {
  const { userId, email, firstName, lastName, language, company, home, enabled } = person;
  return {
    username: userNameOf(userId),
    email,
    firstName,
    lastName,
    enabled,
    attributes: {
      user_id: [String(userId)],
      locale: [language],
      home: [home],
      ...(company && {
        company_id: [String(company.id)],
        company_type: [company.kind],
        company_name: [company.name.slice(0, longestCompanyName)],
        ...(company.producerId !== null && { producer_id: [String(company.producerId)] }),
      }),
    },
  };
}

const number = z.tuple([z.coerce.number().int()]).optional().catch(undefined);
const word = z.tuple([z.string()]).optional().catch(undefined);
/** An account as Keycloak returns it. */
export const foundAccount = z.looseObject({
  id: z.uuid(),
  username: z.string(),
  email: z.string().default(''),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  enabled: z.boolean(),
  attributes: z
    .looseObject({
      user_id: number,
      locale: word,
      home: word,
      company_id: number,
      company_type: z
        .tuple([z.enum(companyTypes)])
        .optional()
        .catch(undefined),
      company_name: word,
      producer_id: number,
    })
    .default({}),
});

export function accountOf(found: z.output<typeof foundAccount>, roles: readonly Role[]): Account {
  const { user_id, locale, home, company_id, company_type, company_name, producer_id } = found.attributes;
  const company = company_id &&
    company_type && {
      id: company_id[0],
      kind: company_type[0],
      name: company_name?.[0] ?? '',
      producerId: producer_id?.[0] ?? null,
    };
  return {
    accountId: found.id,
    userName: found.username,
    person: {
      userId: user_id?.[0] ?? 0,
      email: found.email,
      firstName: found.firstName,
      lastName: found.lastName,
      language: languages.find((language) => language === locale?.[0]) ?? 'de',
      roles,
      company: company ?? null,
      home: home?.[0] ?? '',
      enabled: found.enabled,
    },
  };
}

/** True if the account agrees with the person in all fields. */
export function saysTheSame(account: Person, person: Person): boolean {
  const comparable = (one: Person) => JSON.stringify([profileOf(one), [...one.roles].sort()]);
  return comparable(account) === comparable(person);
}
