import { Module } from '@nestjs/common';
import { fileStore, FileStore } from '@werkbank/platform/files';
import { AskWhoseArticle } from './manage-attachments/ask-article-owner.js';
import { CreateAttachment } from './manage-attachments/create-attachment.js';
import { DeleteAttachment } from './manage-attachments/delete-attachment.js';
import { ListAttachments } from './manage-attachments/list-attachments.js';
import { MayAttach } from './manage-attachments/may-attach.js';
import { ShowAttachments } from './manage-attachments/show-attachments.js';
import { UpdateAttachment } from './manage-attachments/update-attachment.js';

/** Files and videos of deliveries, purchase orders and articles, and where files lie. */
@Module({
  providers: [AskWhoseArticle, MayAttach, fileStore],
  controllers: [CreateAttachment, ShowAttachments, ListAttachments, UpdateAttachment, DeleteAttachment],
  exports: [FileStore],
})
export class AttachmentsModule {}
