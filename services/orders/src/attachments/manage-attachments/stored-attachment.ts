import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { columns, readOne, type RowOf, statement } from '@werkbank/platform/database';
import { companyOf, isPlatformAdmin } from '../../order/index.js';
import { AttachmentEntity } from '../tables/attachment.entity.js';

const shape = {
  ...columns(
    AttachmentEntity,
    'fileName',
    'title',
    'mediaType',
    'bytes',
    'attachmentType',
    'type',
    'objectType',
    'objectId',
    'enabled',
    'ownerCompanyId',
    'fileKey',
  ),
  /** The buyer, if it belongs to an order. */
  customerId: p.integer().nullable(),
};
export type StoredAttachment = RowOf<typeof shape>;

const storedAttachment = statement(
  'stored-attachment',
  shape,
  `select a.file_name as "fileName", a.title, a.media_type as "mediaType", a.bytes, a.attachment_type as "attachmentType",
     a.type, a.object_type as "objectType", a.object_id as "objectId", a.enabled,
     a.owner_company_id as "ownerCompanyId", o.customer_id as "customerId", a.file_key as "fileKey"
   from attachment a
   left join delivery d on d.id = case when a.object_type = 'Delivery' then a.object_id::int end
   left join sales_order o
     on o.id = case when a.object_type = 'PurchaseOrder' then a.object_id::int else d.order_id end
   where a.id = ? and o.deleted_at is null`,
);

/** A file that the caller may see; all others get the refusal of an unknown file. */
export async function visibleAttachment(
  em: EntityManager,
  id: number,
  caller: Caller,
): Promise<StoredAttachment | undefined> {
  const stored = await readOne(em, storedAttachment, [id]);
  return stored && maySee(stored, caller) ? stored : undefined;
}

/** The platform may change attachments of the catalogue; those of an order belong to its producer alone. */
export function mayChange(
  { objectType, ownerCompanyId }: Pick<StoredAttachment, 'objectType' | 'ownerCompanyId'>,
  caller: Caller,
): boolean {
  if (objectType === 'Article' && isPlatformAdmin(caller)) return true;
  return ownerCompanyId !== null && ownerCompanyId === companyOf(caller);
}

function maySee(stored: StoredAttachment, caller: Caller): boolean {
  const company = companyOf(caller);
  if (isPlatformAdmin(caller) || (company !== undefined && company === stored.ownerCompanyId)) return true;
  if (!stored.enabled) return false;
  return stored.objectType === 'Article' || isBuyer(stored, company);
}

/** Attachments of a purchase order are for its producer and the platform only. */
function isBuyer({ objectType, customerId }: StoredAttachment, company: number | undefined): boolean {
  return objectType === 'Delivery' && company !== undefined && company === customerId;
}
