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

/**
 * Replica of a person's country and currency, even if they are not offered any more. A person without a
 * choice has no row.
 */
export class UserPreferences extends schema.class {}
schema.setClass(UserPreferences);
export const userPreferencesSchema = schema;
