import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { Attachment } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { companyOf, isPlatformAdmin } from '../../order/index.js';
import { AskWhoseArticle } from './ask-article-owner.js';
import { type AttachedDelivery, changeableDelivery, hasPurchaseOrder } from './attached-object.js';

/** Target of a file that its sender may put there. */
export interface Place {
  /** The company whose file it is; null for the platform's own. */
  ownerCompanyId: number | null;
  delivery?: AttachedDelivery;
}

/** ActingPerson may put files where: producers at their own deliveries, purchase orders and articles. */
@Injectable()
export class MayAttach {
  constructor(private readonly articles: AskWhoseArticle) {}

  async placeFor(
    em: EntityManager,
    object: Pick<Attachment, 'objectType' | 'objectId'>,
    caller: Caller,
  ): Promise<Place | Refusal> {
    switch (object.objectType) {
      case 'Delivery': {
        const delivery = await changeableDelivery(em, numberOf(object.objectId), caller);
        return isRefusal(delivery) ? delivery : { ownerCompanyId: delivery.producerCompanyId, delivery };
      }
      case 'PurchaseOrder': {
        const company = companyOf(caller);
        const own = company !== undefined && (await hasPurchaseOrder(em, numberOf(object.objectId), company));
        return own ? { ownerCompanyId: company } : refuse('ATTACHMENT_FORBIDDEN');
      }
      case 'Article':
        return this.placeAtArticle(object.objectId, caller);
    }
  }

  private async placeAtArticle(articleId: string, caller: Caller): Promise<Place | Refusal> {
    if (!(await this.atArticle(articleId, caller))) return refuse('ATTACHMENT_FORBIDDEN');
    return { ownerCompanyId: isPlatformAdmin(caller) ? null : (companyOf(caller) ?? null) };
  }

  /** True for an article of the caller's own producer, or for callers who look after all articles. */
  async atArticle(articleId: string, caller: Caller): Promise<boolean> {
    const admin = isPlatformAdmin(caller);
    const ownProducer = caller.kind === 'user' ? caller.producerId : undefined;
    // A buyer's wish needs no question.
    if (!admin && ownProducer === undefined) return false;
    const producer = await this.articles.producerOf(articleId);
    return producer !== undefined && (admin || producer === ownProducer);
  }
}

/** Ids of deliveries and orders; another text finds none. */
function numberOf(objectId: string): number {
  return /^[1-9]\d{0,8}$/.test(objectId) ? Number(objectId) : 0;
}
