export { DocumentsModule } from './documents.module.js';
export { IssueDueDocuments } from './issue/issue-due-documents.js';
export { DocumentSeriesEntity } from './issue/document-series.entity.js';
export { IssuedDocumentEntity } from './issue/issued-document.entity.js';
export { IssuedDocumentFileEntity } from './issue/issued-document-file.entity.js';
export { isInvoiced, issueMissingInvoices } from './issue/invoices-of-order.js';
export { issueCreditNotes } from './issue/issue-credit-notes.js';
