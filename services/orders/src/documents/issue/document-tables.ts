import { defineEntity, p } from '@mikro-orm/core';
import type { PrintSettings } from '../content/content.js';

/** The bytes of a document, once somebody has asked for them. */
export const IssuedDocumentFileEntity = defineEntity({
  name: 'IssuedDocumentFile',
  tableName: 'issued_paper_file',
  properties: { paperId: p.integer().primary(), form: p.string().primary(), content: p.blob() },
});

/** How far a company has counted. */
export const DocumentSeriesEntity = defineEntity({
  name: 'DocumentSeries',
  tableName: 'paper_series',
  properties: {
    producerCompanyId: p.integer().primary(),
    kind: p.string().primary(),
    lastNumber: p.integer(),
  },
});

/** What administration says of who writes documents. */
export const PrintSettingsEntity = defineEntity({
  name: 'PrintSettings',
  tableName: 'print_settings',
  properties: { id: p.integer().primary(), settings: p.json<PrintSettings>() },
});
