import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Attachment } from '@werkbank/contracts/entities';
import { columns, readMany, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { AttachmentEntity } from '../tables/attachment.entity.js';
import { attachmentJson } from './attachment-json.js';

export interface NewAttachment
  extends Pick<
    Attachment,
    'fileName' | 'title' | 'attachmentType' | 'objectType' | 'objectId' | 'type' | 'enabled'
  > {
  fileId: string;
  mediaType: string;
  bytes: number;
  /** The file's place in the store; a video has none. */
  fileKey: string | null;
  url: string | null;
  /** Default: after the existing ones. */
  order: number | undefined;
  ownerCompanyId: number | null;
  createdBy: number;
}

const shown = { attachment: p.json<Attachment>() };

const insert = statement(
  'insert-attachment',
  shown,
  `insert into attachment as a (file_id, file_name, title, attachment_type, object_type, object_id, type, position,
     enabled, bytes, media_type, owner_company_id, created_by, url, file_key)
   select ?, ?, ?, ?, ?, ?, ?, coalesce(?::int, max(position) + 1, 0), ?, ?, ?, ?, ?, ?, ?
   from attachment where object_type = ? and object_id = ?
   on conflict (file_id) do nothing
   returning ${attachmentJson('a')} as attachment`,
);

/** Inserts an attachment; `undefined` if its id is taken. */
export async function insertAttachment(
  em: EntityManager,
  file: NewAttachment,
): Promise<Attachment | undefined> {
  const row = await readOne(em, insert, [
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
  ]);
  return row?.attachment;
}

const change = statement(
  'change-attachment',
  shown,
  `update attachment a set title = ?, position = ?, enabled = ?, url = ?
   where id = ? and (title, position, enabled, url) is distinct from (?, ?::int, ?::boolean, ?)
   returning ${attachmentJson('a')} as attachment`,
);

/** Updates an attachment; `undefined` without a difference. */
export async function changeAttachment(
  em: EntityManager,
  id: number,
  to: Pick<Attachment, 'title' | 'order' | 'enabled'> & { url: string | null },
): Promise<Attachment | undefined> {
  const values = [to.title, to.order, to.enabled, to.url];
  return (await readOne(em, change, [...values, id, ...values]))?.attachment;
}

const byId = statement(
  'attachment-by-id',
  shown,
  `select ${attachmentJson('a')} as attachment from attachment a where a.id = ?`,
);

export async function findAttachment(em: EntityManager, id: number): Promise<Attachment | undefined> {
  return (await readOne(em, byId, [id]))?.attachment;
}

const byFileId = statement(
  'attachment-by-file-id',
  { ...shown, ...columns(AttachmentEntity, 'createdBy') },
  `select ${attachmentJson('a')} as attachment, a.created_by as "createdBy" from attachment a where a.file_id = ?`,
);

export async function findByFileId(
  em: EntityManager,
  fileId: string,
): Promise<{ attachment: Attachment; createdBy: number } | undefined> {
  return readOne(em, byFileId, [fileId]);
}

export async function countCustomsDeclarations(em: EntityManager, deliveryId: number): Promise<number> {
  const objectId = String(deliveryId);
  return em.count(AttachmentEntity, {
    objectType: 'Delivery',
    objectId,
    attachmentType: 'CustomsDeclaration',
  });
}

const newestLabel = statement(
  'newest-uploaded-label',
  columns(AttachmentEntity, 'fileName', 'fileKey'),
  `select file_name as "fileName", file_key as "fileKey" from attachment
   where object_type = 'Delivery' and object_id = ? and attachment_type = 'ShippingLabel' and enabled
     and media_type = 'application/pdf' and file_key is not null
   order by id desc limit 1`,
);

/** The newest label that the producer has uploaded and not disabled. */
export async function uploadedLabel(
  em: EntityManager,
  deliveryId: number,
): Promise<{ fileName: string; fileKey: string } | undefined> {
  const { fileName, fileKey = null } = (await readOne(em, newestLabel, [String(deliveryId)])) ?? {};
  return fileName === undefined || fileKey === null ? undefined : { fileName, fileKey };
}

const ofDelivery = statement(
  'attachments-of-delivery',
  shown,
  `select ${attachmentJson('a')} as attachment from attachment a
   where a.object_type = 'Delivery' and a.object_id = ? order by a.position, a.id`,
);

export async function attachmentsOfDelivery(em: EntityManager, deliveryId: number): Promise<Attachment[]> {
  const rows = await readMany(em, ofDelivery, [String(deliveryId)]);
  return rows.map(({ attachment }) => attachment);
}

export type OwnedAttachment = Attachment & { ownerCompanyId: number | null };
const owned = { ...shown, ...columns(AttachmentEntity, 'ownerCompanyId') };
const selectOwned = `select ${attachmentJson('a')} as attachment, a.owner_company_id as "ownerCompanyId" from attachment a`;

const ofPurchaseOrder = statement(
  'attachments-of-purchase-order',
  owned,
  `${selectOwned} where a.object_type = 'PurchaseOrder' and a.object_id = ? and a.owner_company_id = ?
   order by a.position, a.id`,
);

export async function attachmentsOfPurchaseOrder(
  em: EntityManager,
  orderId: number,
  producerCompanyId: number,
): Promise<OwnedAttachment[]> {
  return (await readMany(em, ofPurchaseOrder, [String(orderId), producerCompanyId])).map(withOwner);
}

const ofArticle = statement(
  'attachments-of-article',
  owned,
  `${selectOwned} where a.object_type = 'Article' and a.object_id = ? order by a.position, a.id`,
);

export async function attachmentsOfArticle(em: EntityManager, articleId: string): Promise<OwnedAttachment[]> {
  return (await readMany(em, ofArticle, [articleId])).map(withOwner);
}

function withOwner({ attachment, ownerCompanyId }: RowOf<typeof owned>): OwnedAttachment {
  return { ...attachment, ownerCompanyId };
}
