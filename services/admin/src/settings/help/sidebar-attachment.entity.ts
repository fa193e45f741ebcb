import { defineEntity, p } from '@mikro-orm/core';
import type { SidebarItem } from '@werkbank/contracts/entities';

/** An item of the help panel, a pdf with its file. */
export const SidebarAttachmentEntity = defineEntity({
  name: 'SidebarAttachment',
  tableName: 'sidebar_attachment',
  properties: {
    id: p.integer().primary().generated('by default as identity'),
    title: p.text(),
    type: p.text().$type<SidebarItem['type']>(),
    status: p.text().$type<SidebarItem['status']>(),
    position: p.integer(),
    url: p.text().nullable(),
    fileName: p.text().nullable(),
    file: p.blob().nullable().lazy(),
    /** Id of an upload; a repeated upload has the same one. */
    fileId: p.uuid().nullable().unique(),
    /** Counted by the database. */
    lockKey: p.integer().default(1),
  },
});
