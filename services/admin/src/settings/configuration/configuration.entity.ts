import { defineEntity, p } from '@mikro-orm/core';
import type { Configuration } from '@werkbank/contracts/entities';

/** Settings that differ from the defaults of a new installation, in one row. */
export const ConfigurationEntity = defineEntity({
  name: 'Configuration',
  tableName: 'configuration',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    settings: p.json<Partial<Configuration>>(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});
