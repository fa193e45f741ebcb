import { defineEntity, type Opt, p } from '@mikro-orm/core';
import type { User } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { CompanyRecord } from '../company/company.entity.js';

const schema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    keycloakId: p.uuid().nullable().unique(),
    email: p.text(),
    salutation: p.text().$type<User['salutation']>(),
    firstName: p.text(),
    lastName: p.text(),
    phone: p.text(),
    language: p.text().$type<Language>().default('de'),
    platformAdmin: p.boolean().default(false),
    companyAdmin: p.boolean().default(false),
    companyId: () =>
      p.manyToOne(CompanyRecord).mapToPk().nullable().deleteRule('no action').index('users_company_id'),
    enabled: p.boolean().default(true),
    createdOn: p.datetime().defaultRaw('now()'),
    removedAt: p.datetime().nullable(),
    accountVersion: p.integer().default(1),
    accountTold: p.integer().default(1),
    /** Version of the row with which the account last agreed. */
    accountCompared: p.integer().nullable().lazy(),
    /** Tokens from before are over. */
    sessionsEndedAt: p.datetime().nullable().lazy(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
    searchText: p
      .text()
      .$type<Opt<string>>()
      .generated(`lower(first_name || ' ' || last_name || ' ' || email) stored`)
      .lazy(),
    foundBy: p
      .text()
      .nullable()
      .generated(`search_form(first_name || ' ' || last_name || ' ' || email || ' ' || phone) stored`)
      .lazy(),
  },
  indexes: [
    {
      name: 'users_name',
      expression:
        'create index "users_name" on "users" ("last_name" collate "de-x-icu", "first_name" collate "de-x-icu", "id")',
    },
    { name: 'users_created_on', properties: ['createdOn', 'id'] },
    { name: 'users_account_due', properties: ['id'], where: 'account_version <> account_told' },
    {
      name: 'users_account_to_compare',
      properties: ['id'],
      where: 'account_compared is distinct from account_version',
    },
  ],
  uniques: [{ name: 'users_email', properties: ['email'], where: 'removed_at is null' }],
});

/** A person. Who they are stands here, how they prove it stands in Keycloak. */
export class UserRecord extends schema.class {}
schema.setClass(UserRecord);
export const userSchema = schema;
