import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'UserPreferences',
  tableName: 'user_preferences',
  properties: {
    userId: p.integer().primary().autoincrement(false),
    country: p.text().nullable(),
    currency: p.text().nullable(),
  },
});

/** A replica: what a person chose, whatever of it is offered. Who chose nothing has no row. */
export class UserPreferences extends schema.class {}
schema.setClass(UserPreferences);
export const userPreferencesSchema = schema;
