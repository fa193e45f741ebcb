import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'UserPreferences',
  tableName: 'user_preferences',
  properties: {
    userId: p.integer().primary(),
    country: p.text().nullable(),
    currency: p.text().nullable(),
  },
});

/** The delivery country and the currency that a person chose, so that each of their devices begins with them. */
export class PreferencesRecord extends schema.class {}
schema.setClass(PreferencesRecord);
export const preferencesSchema = schema;
