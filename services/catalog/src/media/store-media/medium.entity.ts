import { defineEntity, p } from '@mikro-orm/core';
import type { PictureSize } from '../turn-into-sizes/picture-sizes.js';
import type { MediumKind } from './recognise-type.js';

/** A picture, document or video. The same content is one medium, however often it comes. */
export const MediumEntity = defineEntity({
  name: 'Medium',
  tableName: 'medium',
  properties: {
    /** SHA-256 of the content, in hexadecimal. */
    mediaId: p.text().primary(),
    kind: p.text().$type<MediumKind>(),
    mediaType: p.text(),
    bytes: p.bigint('number'),
    /** Pixels, of pictures, as they are looked at. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    /** Key in the file store; a size is stored under `<key>.<size>`. */
    fileKey: p.text().unique(),
    /** Bytes of each size of a picture. */
    sizeBytes: p.json<Record<PictureSize, number>>().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'medium_last_used_at', properties: ['lastUsedAt'] }],
});

/** An address that a medium was fetched from, and the version that it had there. */
export const MediumSourceEntity = defineEntity({
  name: 'MediumSource',
  tableName: 'medium_source',
  properties: {
    address: p.text().primary(),
    mediaId: p
      .manyToOne(MediumEntity)
      .mapToPk()
      .joinColumn('media_id')
      .deleteRule('cascade')
      .foreignKeyName('medium_source_media_id_foreign'),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    checkedAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'medium_source_medium', properties: ['mediaId'] }],
});
