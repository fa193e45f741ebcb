export { DocumentsModule } from './documents.module.js';
export { IssueDueDocuments } from './issue/issue-due-documents.js';
export { isInvoiced, issueMissingInvoices } from './issue/invoices-of-order.js';
export { issueCreditNotes } from './issue/issue-credit-notes.js';
