import { defineEntity, p } from '@mikro-orm/core';
import type { PrintSettings } from '../compose-papers/content.js';

/** The bytes of a paper, once somebody has asked for them. */
export const IssuedPaperFileEntity = defineEntity({
  name: 'IssuedPaperFile',
  tableName: 'issued_paper_file',
  properties: { paperId: p.integer().primary(), form: p.string().primary(), content: p.blob() },
});

/** How far a company has counted. */
export const PaperSeriesEntity = defineEntity({
  name: 'PaperSeries',
  tableName: 'paper_series',
  properties: {
    producerCompanyId: p.integer().primary(),
    kind: p.string().primary(),
    lastNumber: p.integer(),
  },
});

/** What administration says of who writes papers. */
export const PrintSettingsEntity = defineEntity({
  name: 'PrintSettings',
  tableName: 'print_settings',
  properties: { id: p.integer().primary(), settings: p.json<PrintSettings>() },
});
