import type { EntityManager } from '@mikro-orm/postgresql';
import type { Attachment } from '@werkbank/contracts/entities';
import { readMany, readOne } from '@werkbank/platform/database';
import { attachmentJson } from './attachment-json.js';

export interface NewAttachment
  extends Pick<
    Attachment,
    'fileName' | 'title' | 'attachmentType' | 'objectType' | 'objectId' | 'type' | 'enabled'
  > {
  fileId: string;
  mediaType: string;
  bytes: number;
  /** Where the file lies; a video has none. */
  fileKey: string | null;
  url: string | null;
  /** After those that are there, where it is not said. */
  order: number | undefined;
  ownerCompanyId: number | null;
  createdBy: number;
}

/** Says of a file that it is there; nothing where one with this id is there already. */
export async function insertAttachment(
  em: EntityManager,
  file: NewAttachment,
): Promise<Attachment | undefined> {
  const row = await readOne<{ attachment: Attachment }>(
    em,
    `insert into attachment as a (file_id, file_name, title, attachment_type, object_type, object_id, type, position,
       enabled, bytes, media_type, owner_company_id, created_by, url, file_key)
     select ?, ?, ?, ?, ?, ?, ?, coalesce(?::int, max(position) + 1, 0), ?, ?, ?, ?, ?, ?, ?
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
      file.type,
      file.order ?? null,
      file.enabled,
      file.bytes,
      file.mediaType,
      file.ownerCompanyId,
      file.createdBy,
      file.url,
      file.fileKey,
      file.objectType,
      file.objectId,
    ],
  );
  return row?.attachment;
}

/** What somebody has made of an attachment; nothing where it was like that. */
export async function changeAttachment(
  em: EntityManager,
  id: number,
  to: Pick<Attachment, 'title' | 'order' | 'enabled'> & { url: string | null },
): Promise<Attachment | undefined> {
  const values = [to.title, to.order, to.enabled, to.url];
  const row = await readOne<{ attachment: Attachment }>(
    em,
    `update attachment a set title = ?, position = ?, enabled = ?, url = ?
     where id = ? and (title, position, enabled, url) is distinct from (?, ?::int, ?::boolean, ?)
     returning ${attachmentJson('a')} as attachment`,
    [...values, id, ...values],
  );
  return row?.attachment;
}

export async function findAttachment(em: EntityManager, id: number): Promise<Attachment | undefined> {
  const row = await readOne<{ attachment: Attachment }>(
    em,
    `select ${attachmentJson('a')} as attachment from attachment a where a.id = ?`,
    [id],
  );
  return row?.attachment;
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

/** The newest label that the producer uploaded and has not switched off. */
export async function uploadedLabel(
  em: EntityManager,
  deliveryId: number,
): Promise<{ fileName: string; fileKey: string } | undefined> {
  return readOne(
    em,
    `select file_name as "fileName", file_key as "fileKey" from attachment
     where object_type = 'Delivery' and object_id = ? and attachment_type = 'ShippingLabel' and enabled
       and media_type = 'application/pdf' and file_key is not null
     order by id desc limit 1`,
    [String(deliveryId)],
  );
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

export type OwnedAttachment = Attachment & { ownerCompanyId: number | null };
const owned = `select ${attachmentJson('a')} as attachment, a.owner_company_id as "ownerCompanyId" from attachment a`;

/** What one producer company keeps at its part of an order. */
export async function attachmentsOfPurchaseOrder(
  em: EntityManager,
  orderId: number,
  producerCompanyId: number,
): Promise<OwnedAttachment[]> {
  const where = `where a.object_type = 'PurchaseOrder' and a.object_id = ? and a.owner_company_id = ?`;
  return readOwned(em, where, [String(orderId), producerCompanyId]);
}

export async function attachmentsOfArticle(em: EntityManager, articleId: string): Promise<OwnedAttachment[]> {
  return readOwned(em, `where a.object_type = 'Article' and a.object_id = ?`, [articleId]);
}

async function readOwned(
  em: EntityManager,
  where: string,
  values: readonly unknown[],
): Promise<OwnedAttachment[]> {
  const rows = await readMany<{ attachment: Attachment; ownerCompanyId: number | null }>(
    em,
    `${owned} ${where} order by a.position, a.id`,
    values,
  );
  return rows.map(({ attachment, ownerCompanyId }) => ({ ...attachment, ownerCompanyId }));
}
