import { defineEntity, p } from '@mikro-orm/core';
import type { LocalizedText } from '@werkbank/contracts/entities';
import type { MediaReason } from '../address-policy/media-refused.js';
import { MediumEntity } from '../store-media/medium.entity.js';
import type { MediumKind } from '../store-media/recognise-type.js';

export type OrderState = 'waiting' | 'done' | 'refused';

/** A medium that an import wants for an article. */
export const MediaOrderEntity = defineEntity({
  name: 'MediaOrder',
  tableName: 'media_order',
  properties: {
    id: p.integer().primary().generated('by default as identity').autoincrement(),
    importId: p.integer(),
    articleId: p.text(),
    position: p.integer(),
    /** An address, or the name of a file of the import. */
    source: p.text(),
    /** According to the producer; the content decides. */
    kind: p.text().$type<MediumKind>().nullable(),
    purpose: p.text().nullable(),
    description: p.json<Partial<LocalizedText>>().nullable(),
    state: p.text().$type<OrderState>().default('waiting'),
    mediaId: p.text().nullable(),
    reason: p.text().$type<MediaReason>().nullable(),
    attempts: p.integer().default(0),
    nextTryAt: p.datetime().defaultRaw('now()'),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'media_order_article', properties: ['articleId'] },
    { name: 'media_order_import', properties: ['importId', 'state'] },
    { name: 'media_order_waiting', properties: ['nextTryAt', 'id'], where: `state = 'waiting'` },
  ],
});

/** A file that came with an import, such as an entry of its ZIP. */
export const MediaFileEntity = defineEntity({
  name: 'MediaFile',
  tableName: 'media_file',
  properties: {
    importId: p.integer().primary(),
    /** In lower case, with `/` between folders. */
    name: p.text().primary(),
    /** Without its folders. */
    baseName: p.text(),
    mediaId: p
      .manyToOne(MediumEntity)
      .mapToPk()
      .joinColumn('media_id')
      .deleteRule('cascade')
      .foreignKeyName('media_file_media_id_foreign')
      .nullable(),
    reason: p.text().$type<MediaReason>().nullable(),
    takenAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [
    { name: 'media_file_base_name', properties: ['importId', 'baseName'] },
    { name: 'media_file_medium', properties: ['mediaId'] },
  ],
});
