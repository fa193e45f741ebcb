export { AttachmentsModule } from './attachments.module.js';
export { emptyDatabase } from './mend-files/empty-database.js';
export { hasPurchaseOrder, visibleDelivery } from './manage-attachments/attached-object.js';
export { attachmentJson } from './manage-attachments/attachment-json.js';
export { insertAttachment, uploadedLabel } from './manage-attachments/attachment-rows.js';
export { AttachmentContentEntity } from './tables/attachment-content.entity.js';
export { AttachmentEntity } from './tables/attachment.entity.js';
export { findStrays, mend } from './mend-files/mend-files.js';
