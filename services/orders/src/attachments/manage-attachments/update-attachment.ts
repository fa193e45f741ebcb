import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Attachment } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Clock } from '../../order/index.js';
import { type AttachedDelivery, changeableDelivery } from './attached-object.js';
import { changeAttachment, findAttachment } from './attachment-rows.js';
import { refuseCustomsDeclarationChange } from './customs-declaration.js';
import { refuseAnotherChange } from './refuse-too-many.js';
import { mayChange, type StoredAttachment, visibleAttachment } from './stored-attachment.js';
import { tellAboutFile } from './tell-about-file.js';

/** Changes the description and the visibility of an attachment. Its content stays: another file is another attachment. */
@Controller()
export class UpdateAttachment {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Call('updateAttachment')
  async update(
    @Input() { params: { attachmentId: id }, body }: CallInput<'updateAttachment'>,
    @CallerOf() caller: Caller,
  ): Promise<Attachment | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const stored = await visibleAttachment(em, id, caller);
      if (!stored) return refuse('ATTACHMENT_NOT_FOUND');
      if (!mayChange(stored, caller)) return refuse('ATTACHMENT_FORBIDDEN');
      const isVideo = stored.type === 'youtube';
      if (isVideo && body.url === null) return refuse('SIDEBAR_URL_REQUIRED', { field: 'url' });
      const delivery = await deliveryToChange(em, stored, body.enabled, caller);
      if (isRefusal(delivery)) return delivery;
      const changed = await changeAttachment(em, id, { ...body, url: isVideo ? body.url : null });
      if (changed && delivery) {
        const { title, enabled } = changed;
        const file = { attachmentId: id, title, enabledBefore: stored.enabled, enabled };
        await tellAboutFile(em, delivery, caller, this.clock.now(), file);
      }
      return changed ?? (await findAttachment(em, id)) ?? refuse('ATTACHMENT_NOT_FOUND');
    });
  }
}

/** The delivery of the attachment, if any, after all checks of the change. */
async function deliveryToChange(
  em: EntityManager,
  { objectType, objectId, attachmentType }: StoredAttachment,
  enabled: boolean,
  caller: Caller,
): Promise<AttachedDelivery | Refusal | undefined> {
  if (objectType !== 'Delivery') return undefined;
  const delivery = await changeableDelivery(em, Number(objectId), caller);
  if (isRefusal(delivery)) return refuse('ATTACHMENT_NOT_FOUND');
  // Switched off, the delivery could not be sent any more; its title and place are free.
  const refused = enabled ? undefined : refuseCustomsDeclarationChange(attachmentType, delivery.status);
  return refused ?? (await refuseAnotherChange(em, delivery)) ?? delivery;
}
