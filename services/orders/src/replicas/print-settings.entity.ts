import { defineEntity, p } from '@mikro-orm/core';
import type { Configuration } from '@werkbank/contracts/entities';

/** Sender of the documents, and formats of their numbers and dates. */
export interface PrintSettings {
  printoutConfig: Configuration['printoutConfig'];
  localeConfig: Configuration['localeConfig'];
}

/** Replica of the print settings of services/admin, in one row. */
export const PrintSettingsEntity = defineEntity({
  name: 'PrintSettings',
  tableName: 'print_settings',
  properties: { id: p.integer().primary().autoincrement(false), settings: p.json<PrintSettings>() },
});
