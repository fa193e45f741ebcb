import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { AttachmentContentEntity } from '../tables/attachment-content.entity.js';
import { AttachmentEntity } from '../tables/attachment.entity.js';
import type { FileStore } from '@werkbank/platform/files';

const nextFile = statement(
  'next-file-in-database',
  columns(AttachmentContentEntity, 'attachmentId', 'content'),
  `select attachment_id as "attachmentId", content from attachment_content limit 1 for update skip locked`,
);

/** Moves files from the database to the file store, one after the other; an aborted run continues. Returns their number. */
export async function emptyDatabase(em: EntityManager, files: FileStore): Promise<number> {
  let moved = 0;
  while (await moveOne(em, files)) moved++;
  return moved;
}

async function moveOne(em: EntityManager, files: FileStore): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const file = await readOne(inside, nextFile);
    if (!file) return false;
    const { attachmentId, content } = file;
    const fileKey = randomUUID();
    await files.put(fileKey, Readable.from([content]), content.length);
    await inside.nativeUpdate(AttachmentEntity, { id: attachmentId }, { fileKey });
    await inside.nativeDelete(AttachmentContentEntity, { attachmentId });
    return true;
  });
}
