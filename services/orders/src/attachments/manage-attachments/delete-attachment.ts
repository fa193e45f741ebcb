import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { FileStore } from '@werkbank/platform/files';
import { Clock } from '../../order/index.js';
import { AttachmentEntity } from '../tables/attachment.entity.js';
import { changeableDelivery } from './attached-object.js';
import { refuseCustomsDeclarationChange } from './customs-declaration.js';
import { mayChange, visibleAttachment } from './stored-attachment.js';
import { tellAboutFile } from './tell-about-file.js';

@Controller()
export class DeleteAttachment {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly files: FileStore,
  ) {}

  @Call('deleteAttachment')
  async delete(
    @Input() { params }: CallInput<'deleteAttachment'>,
    @CallerOf() caller: Caller,
  ): Promise<Record<string, never> | Refusal> {
    const deleted = await this.em.fork().transactional(async (em) => {
      const stored = await visibleAttachment(em, params.attachmentId, caller);
      if (!stored) return refuse('ATTACHMENT_NOT_FOUND');
      if (!mayChange(stored, caller)) return refuse('ATTACHMENT_FORBIDDEN');
      if (stored.objectType === 'Delivery') {
        const delivery = await changeableDelivery(em, Number(stored.objectId), caller);
        if (isRefusal(delivery)) return refuse('ATTACHMENT_NOT_FOUND');
        const refused = refuseCustomsDeclarationChange(stored.attachmentType, delivery.status);
        if (refused) return refused;
        const { title, enabled: enabledBefore } = stored;
        const gone = { attachmentId: params.attachmentId, title, enabledBefore, enabled: null };
        await tellAboutFile(em, delivery, caller, this.clock.now(), gone);
      }
      await em.nativeDelete(AttachmentEntity, { id: params.attachmentId });
      return stored;
    });
    if (isRefusal(deleted)) return deleted;
    // After the row: an orphaned file is found later, but a row without its file would be wrong.
    if (deleted.fileKey !== null) await this.files.delete(deleted.fileKey);
    return {};
  }
}
