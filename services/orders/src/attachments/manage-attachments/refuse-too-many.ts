import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { lockUntilCommit, readOne, statement } from '@werkbank/platform/database';
import { OrderHistoryEntity } from '../../order/index.js';
import type { AttachedDelivery } from './attached-object.js';
import type { Place } from './may-attach.js';

const { filesOfObject, filesOfCompany, bytesOfCompany, changesOfObject } = attachmentLimits;

/** The history of a delivery lists each change of its files, so their number is limited. */
export async function refuseAnotherChange(
  em: EntityManager,
  delivery: AttachedDelivery,
): Promise<Refusal | undefined> {
  const changes = await em.count(OrderHistoryEntity, {
    orderId: delivery.orderId,
    deliveryId: delivery.id,
    why: { $in: ['attachmentAdded', 'attachmentUpdated'] },
  });
  return changes >= changesOfObject
    ? refuse('TOO_MANY_FILE_CHANGES', { params: { max: changesOfObject } })
    : undefined;
}

const attachedSoFar = statement(
  'attached-so-far',
  { atObject: p.integer(), files: p.integer(), bytes: p.float() },
  `select
     (select count(*)::int from attachment where object_type = ? and object_id = ?
        and owner_company_id is not distinct from ?) as "atObject",
     (select count(*)::int from attachment where owner_company_id = ?) as files,
     (select coalesce(sum(bytes), 0)::float8 from attachment where owner_company_id = ?) as bytes`,
);

/** Refuses more files than one company may store: at one object, altogether, and in the history of a delivery. */
export async function refuseTooMany(
  em: EntityManager,
  file: Pick<Attachment, 'objectType' | 'objectId'> & { bytes: number },
  { ownerCompanyId, delivery }: Place,
): Promise<Refusal | undefined> {
  // Uploads of one company count one after the other, so that two at once do not both take the last place.
  await lockUntilCommit(em, 'attachments-of-company', ownerCompanyId ?? 0);
  const there = await readOne(em, attachedSoFar, [
    file.objectType,
    file.objectId,
    ownerCompanyId,
    ownerCompanyId,
    ownerCompanyId,
  ]);
  if (!there) return undefined;
  if (there.atObject >= filesOfObject) {
    return refuse('TOO_MANY_ATTACHMENTS', { params: { max: filesOfObject } });
  }
  const told = delivery && (await refuseAnotherChange(em, delivery));
  if (told) return told;
  if (there.files >= filesOfCompany || there.bytes + file.bytes > bytesOfCompany) {
    return refuse('ATTACHMENT_QUOTA_REACHED', {
      params: { files: filesOfCompany, megabytes: bytesOfCompany / 2 ** 20 },
    });
  }
  return undefined;
}
