export { AttachmentsModule } from './attachments.module.js';
export { chooseFileStore } from './file-storage/choose-file-store.js';
export { emptyDatabase } from './file-storage/empty-database.js';
export { FileStore } from './file-storage/file-store.js';
export { hasPurchaseOrder, visibleDelivery } from './manage-attachments/attached-object.js';
export { attachmentJson } from './manage-attachments/attachment-json.js';
export { insertAttachment, uploadedLabel } from './manage-attachments/attachment-rows.js';
export { findStrays, mend } from './mend-files/mend-files.js';
