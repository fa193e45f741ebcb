import type { Attachment, AttachmentList, Delivery } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';

/** An attachment as its upload or change has answered it; the same one once more is the same one. */
export function showAttachment(cache: AnswerCache, attachment: Attachment): void {
  const { objectType, objectId } = attachment;
  switch (objectType) {
    case 'Delivery':
      return changeDeliveries(cache, (delivery) =>
        String(delivery.id) === objectId
          ? { ...delivery, attachments: withOne(delivery.attachments, attachment) }
          : delivery,
      );
    case 'PurchaseOrder':
      return cache.change('listPurchaseOrderAttachments', (list, { params }) =>
        String(params.orderId) === objectId ? listWith(list, attachment) : list,
      );
    case 'Article':
      return cache.change('listArticleAttachments', (list, { params }) =>
        params.articleId === objectId ? listWith(list, attachment) : list,
      );
  }
}

/** A file that is gone. */
export function removeAttachment(cache: AnswerCache, attachmentId: number): void {
  const without = <O extends { attachments: readonly Attachment[] }>(object: O): O => ({
    ...object,
    attachments: object.attachments.filter(({ id }) => id !== attachmentId),
  });
  changeDeliveries(cache, without);
  cache.change('listPurchaseOrderAttachments', without);
  cache.change('listArticleAttachments', without);
}

/** An attachment that the reader has just added or changed is editable. */
function listWith(list: AttachmentList, attachment: Attachment): AttachmentList {
  return { ...list, attachments: withOne(list.attachments, { ...attachment, mayChange: true }) };
}

function withOne<A extends Attachment>(attachments: readonly A[], attachment: A): A[] {
  const others = attachments.filter(({ id }) => id !== attachment.id);
  return [...others, attachment].sort((one, next) => one.order - next.order || one.id - next.id);
}

function changeDeliveries(cache: AnswerCache, to: (delivery: Delivery) => Delivery): void {
  cache.change('getSalesOrder', (order) => ({ ...order, sections: order.sections.map(to) }));
  cache.change('getPurchaseOrder', (order) => ({ ...order, sections: order.sections.map(to) }));
}
