import { defineEntity, p } from '@mikro-orm/core';
import { UserRecord } from '../../directory/index.js';

const schema = defineEntity({
  name: 'UserPreferences',
  tableName: 'user_preferences',
  properties: {
    userId: () => p.manyToOne(UserRecord).mapToPk().primary().updateRule('no action').deleteRule('cascade'),
    country: p.text().nullable(),
    currency: p.text().nullable(),
    eventVersion: p.bigint('number').defaultRaw('0').lazy(),
  },
});

/** The delivery country and the currency that a person chose, so that each of their devices begins with them. */
export class PreferencesRecord extends schema.class {}
schema.setClass(PreferencesRecord);
export const preferencesSchema = schema;
