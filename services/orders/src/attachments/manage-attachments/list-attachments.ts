import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { AttachmentList } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { companyOf, isPlatformAdmin } from '../../order/index.js';
import { attachmentsOfArticle, attachmentsOfPurchaseOrder, type OwnedAttachment } from './attachment-rows.js';
import { hasPurchaseOrder } from './attached-object.js';
import { MayAttach } from './may-attach.js';
import { mayChange } from './stored-attachment.js';

/** Lists an object's attachments with the reader's rights. */
@Controller()
export class ListAttachments {
  constructor(
    private readonly em: EntityManager,
    private readonly mayAttach: MayAttach,
  ) {}

  @Call('listPurchaseOrderAttachments')
  async atPurchaseOrder(
    @Input() { params: { orderId, producerCompanyId } }: CallInput<'listPurchaseOrderAttachments'>,
    @CallerOf() caller: Caller,
  ): Promise<AttachmentList | Refusal> {
    const own = producerCompanyId === companyOf(caller);
    if (!own && !isPlatformAdmin(caller)) return refuse('ORDER_NOT_FOUND');
    if (!(await hasPurchaseOrder(this.em, orderId, producerCompanyId))) return refuse('ORDER_NOT_FOUND');
    const stored = await attachmentsOfPurchaseOrder(this.em, orderId, producerCompanyId);
    return { attachments: shownTo(caller, stored), mayAttach: own };
  }

  @Call('listArticleAttachments')
  async atArticle(
    @Input() { params: { articleId } }: CallInput<'listArticleAttachments'>,
    @CallerOf() caller: Caller,
  ): Promise<AttachmentList> {
    const mayAttach = await this.mayAttach.atArticle(articleId, caller);
    return { attachments: shownTo(caller, await attachmentsOfArticle(this.em, articleId)), mayAttach };
  }
}

/** Disabled attachments are visible to people who may enable them, and to the platform. */
function shownTo(caller: Caller, stored: readonly OwnedAttachment[]): AttachmentList['attachments'] {
  return stored
    .map(({ ownerCompanyId, ...attachment }) => ({
      ...attachment,
      mayChange: mayChange({ objectType: attachment.objectType, ownerCompanyId }, caller),
    }))
    .filter(({ enabled, mayChange }) => enabled || mayChange || isPlatformAdmin(caller));
}
