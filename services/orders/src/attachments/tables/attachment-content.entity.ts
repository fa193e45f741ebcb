import { defineEntity, p } from '@mikro-orm/core';
import { AttachmentEntity } from './attachment.entity.js';

/** A file from before files lay in a file store. */
export const AttachmentContentEntity = defineEntity({
  name: 'AttachmentContent',
  tableName: 'attachment_content',
  properties: {
    attachmentId: p
      .manyToOne(AttachmentEntity)
      .mapToPk()
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    content: p.blob().$type<Buffer>(),
  },
});
