import type { EntityManager } from '@mikro-orm/postgresql';
import type { Attachment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { readOne } from '@werkbank/platform/database';
import type { Place } from './may-attach.js';

const { filesOfObject, filesOfCompany, bytesOfCompany, changesOfObject } = attachmentLimits;

/** What one company may pile up: at one object, altogether, and in the history of a delivery. */
export async function refuseTooMany(
  em: EntityManager,
  file: Pick<Attachment, 'objectType' | 'objectId'> & { content: Buffer },
  { ownerCompanyId, delivery }: Place,
): Promise<Refusal | undefined> {
  // Uploads of one company count one after the other, so that two at once do not both take the last place.
  await em.execute(`select pg_advisory_xact_lock(hashtext('attachments-of-company'), ?)`, [
    ownerCompanyId ?? 0,
  ]);
  const there = await readOne<{ atObject: number; files: number; bytes: number; added: number }>(
    em,
    `select
       (select count(*)::int from attachment where object_type = ? and object_id = ?
          and owner_company_id is not distinct from ?) as "atObject",
       (select count(*)::int from attachment where owner_company_id = ?) as files,
       (select coalesce(sum(bytes), 0)::float8 from attachment where owner_company_id = ?) as bytes,
       (select count(*)::int from order_history where order_id = ? and delivery_id = ?
          and why = 'attachmentAdded') as added`,
    [
      file.objectType,
      file.objectId,
      ownerCompanyId,
      ownerCompanyId,
      ownerCompanyId,
      delivery?.orderId ?? 0,
      delivery?.id ?? 0,
    ],
  );
  if (!there) return undefined;
  if (there.atObject >= filesOfObject) {
    return refuse('TOO_MANY_ATTACHMENTS', { params: { max: filesOfObject } });
  }
  if (there.added >= changesOfObject) {
    return refuse('TOO_MANY_FILE_CHANGES', { params: { max: changesOfObject } });
  }
  if (there.files >= filesOfCompany || there.bytes + file.content.length > bytesOfCompany) {
    return refuse('ATTACHMENT_QUOTA_REACHED', {
      params: { files: filesOfCompany, megabytes: bytesOfCompany / 2 ** 20 },
    });
  }
  return undefined;
}
