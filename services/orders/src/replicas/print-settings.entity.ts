import { defineEntity, p } from '@mikro-orm/core';
import type { Configuration } from '@werkbank/contracts/entities';

/** Who writes the documents, and how figures are written on them. */
export interface PrintSettings {
  printoutConfig: Configuration['printoutConfig'];
  localeConfig: Configuration['localeConfig'];
}

/** What administration says of who writes documents, in one row. */
export const PrintSettingsEntity = defineEntity({
  name: 'PrintSettings',
  tableName: 'print_settings',
  properties: { id: p.integer().primary().autoincrement(false), settings: p.json<PrintSettings>() },
});
