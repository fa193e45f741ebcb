import type { EntityManager } from '@mikro-orm/postgresql';
import type { Attachment } from '@werkbank/contracts/entities';
import { readMany, readOne } from '@werkbank/platform/database';
import { attachmentJson } from './attachment-json.js';

export interface NewAttachment
  extends Pick<Attachment, 'fileName' | 'title' | 'attachmentType' | 'objectType' | 'objectId'> {
  fileId: string;
  mediaType: string;
  content: Buffer;
  ownerCompanyId: number | null;
  createdBy: number;
}

/** Stores a file; nothing where a file with this id is there already. */
export async function insertAttachment(
  em: EntityManager,
  file: NewAttachment,
): Promise<Attachment | undefined> {
  const row = await readOne<{ attachment: Attachment }>(
    em,
    `insert into attachment as a (file_id, file_name, title, attachment_type, object_type, object_id, type, position,
       enabled, bytes, media_type, owner_company_id, created_by)
     select ?, ?, ?, ?, ?, ?, 'pdf', count(*)::int, true, ?, ?, ?, ?
     from attachment where object_type = ? and object_id = ?
     on conflict (file_id) do nothing
     returning ${attachmentJson('a')} as attachment`,
    [
      file.fileId,
      file.fileName,
      file.title,
      file.attachmentType,
      file.objectType,
      file.objectId,
      file.content.length,
      file.mediaType,
      file.ownerCompanyId,
      file.createdBy,
      file.objectType,
      file.objectId,
    ],
  );
  if (!row) return undefined;
  await em.execute('insert into attachment_content (attachment_id, content) values (?, ?)', [
    row.attachment.id,
    file.content,
  ]);
  return row.attachment;
}

export async function findByFileId(
  em: EntityManager,
  fileId: string,
): Promise<{ attachment: Attachment; createdBy: number } | undefined> {
  return readOne(
    em,
    `select ${attachmentJson('a')} as attachment, a.created_by as "createdBy" from attachment a where a.file_id = ?`,
    [fileId],
  );
}

export async function countCustomsDeclarations(em: EntityManager, deliveryId: number): Promise<number> {
  const row = await readOne<{ files: number }>(
    em,
    `select count(*)::int as files from attachment
     where object_type = 'Delivery' and object_id = ? and attachment_type = 'CustomsDeclaration'`,
    [String(deliveryId)],
  );
  return row?.files ?? 0;
}

export async function attachmentsOfDelivery(em: EntityManager, deliveryId: number): Promise<Attachment[]> {
  const rows = await readMany<{ attachment: Attachment }>(
    em,
    `select ${attachmentJson('a')} as attachment from attachment a
     where a.object_type = 'Delivery' and a.object_id = ? order by a.position, a.id`,
    [String(deliveryId)],
  );
  return rows.map(({ attachment }) => attachment);
}
