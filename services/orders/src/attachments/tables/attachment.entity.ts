import { defineEntity, p } from '@mikro-orm/core';
import type { Attachment } from '@werkbank/contracts/entities';

/** A file or a video of a delivery, a purchase order or an article. */
export const AttachmentEntity = defineEntity({
  name: 'Attachment',
  tableName: 'attachment',
  properties: {
    id: p.integer().primary().generated('identity').autoincrement(),
    fileId: p.uuid().unique(),
    fileName: p.text(),
    title: p.text(),
    attachmentType: p.text().$type<Attachment['attachmentType']>(),
    objectType: p.text().$type<Attachment['objectType']>(),
    objectId: p.text(),
    type: p.text().$type<Attachment['type']>(),
    position: p.integer(),
    enabled: p.boolean(),
    bytes: p.integer(),
    mediaType: p.text(),
    ownerCompanyId: p.integer().nullable(),
    createdBy: p.integer(),
    createdAt: p.datetime().defaultRaw('clock_timestamp()'),
    /** Address of a video. */
    url: p.text().nullable(),
    /** Key of the file in the file store; null for a video. */
    fileKey: p.text().nullable().unique(),
  },
  indexes: [
    { name: 'attachment_of_object', properties: ['objectType', 'objectId'] },
    { name: 'attachment_of_company', properties: ['ownerCompanyId'], include: ['bytes'] },
  ],
  uniques: [
    {
      name: 'one_customs_declaration',
      properties: ['objectId'],
      where: `object_type = 'Delivery' and attachment_type = 'CustomsDeclaration'`,
    },
  ],
});
