import { defineEntity, p } from '@mikro-orm/core';
import type { User } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';

const schema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.integer().primary(),
    keycloakId: p.uuid().nullable(),
    email: p.text(),
    salutation: p.text().$type<User['salutation']>(),
    firstName: p.text(),
    lastName: p.text(),
    phone: p.text(),
    language: p.text().$type<Language>(),
    platformAdmin: p.boolean(),
    companyAdmin: p.boolean(),
    companyId: p.integer().nullable(),
    enabled: p.boolean().default(true),
    createdOn: p.datetime().defaultRaw('now()'),
    removedAt: p.datetime().nullable(),
    accountVersion: p.integer().default(1),
    accountTold: p.integer().default(1),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});

/** A person. Who they are stands here, how they prove it stands in Keycloak. */
export class UserRecord extends schema.class {}
schema.setClass(UserRecord);
export const userSchema = schema;
