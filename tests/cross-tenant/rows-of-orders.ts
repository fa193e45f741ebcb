import type { RouteName } from '@werkbank/contracts/routes';
import { callExamples } from '@werkbank/contracts/fixtures';
import { type ForeignRow, hidden, noObject, refused, sent } from './foreign-row.ts';
import type { OwnedWorld } from './owned-world.ts';

const buyers = (code: string) => ({ otherBuyer: code, otherAdmin: code });
const producers = (code: string) => ({ sharer: code, outsider: code });
const noProducers = {
  loner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherBuyer: 'FORBIDDEN',
  otherAdmin: 'FORBIDDEN',
};
const everybodyElse = (code: string) => ({ loner: 'FORBIDDEN', ...buyers(code), ...producers(code) });

const order = ({ orderId }: OwnedWorld) => ({ params: { orderId } });
const delivery = ({ deliveryId }: OwnedWorld) => ({ params: { deliveryId } });
const part = ({ orderId, producerCompanyId }: OwnedWorld) => ({ params: { orderId, producerCompanyId } });
const attachment = ({ attachmentId }: OwnedWorld) => ({ params: { attachmentId } });
const ask = (call: RouteName, about: (world: OwnedWorld) => object) => (world: OwnedWorld) =>
  sent(call, about(world));
const answered = ({ deliveryId }: OwnedWorld) => ({
  body: {
    confirmedDeliveries: [{ id: deliveryId, optimisticLockKey: 1 }],
    proposedDeliveries: [],
    newDeliveries: [],
  },
});
const plan = { plannedShipmentDate: '2090-01-02', plannedShipmentFromStock: false };
const split = (world: OwnedWorld) => ({
  ...delivery(world),
  body: {
    optimisticLockKey: 1,
    orderId: world.orderId,
    newDeliverySplitData: {
      dispatchLocationId: world.dispatchLocationId,
      items: [{ splitParentItemId: world.itemId, quantity: 1 }],
    },
  },
});
const upload = (type: string, id: (world: OwnedWorld) => number | string) => (world: OwnedWorld) => ({
  headers: {
    ...callExamples.createAttachment.request.headers,
    'x-attachment-type': type === 'Delivery' ? 'CustomsDeclaration' : 'none',
    'x-object-type': type,
    'x-object-id': String(id(world)),
  },
});

const ofCheckout: readonly ForeignRow[] = [
  noObject('refreshBasket', 'articles are everybody’s, prices follow the caller'),
  refused(
    'reorderBasket',
    {
      loner: 'FORBIDDEN',
      ...buyers('ORDER_NOT_FOUND'),
      sharer: 'ORDER_NOT_FOUND',
      platformAdmin: 'FORBIDDEN',
    },
    ({ orderId }) => ({ body: { orderId, language: 'de', currency: 'CHF', country: 'CH' } }),
  ),
  hidden('getOwnBasket', ['loner', 'otherBuyer', 'otherAdmin', 'sharer', 'platformAdmin']),
  noObject('changeOwnBasket', 'the basket is the caller’s own; no id says whose'),
  refused(
    'createOrderDraft',
    { loner: 'FORBIDDEN', ...buyers('ADDRESS_NOT_FOUND'), outsider: 'ADDRESS_NOT_FOUND' },
    ({ addressId, producerId, dispatchLocationId, articleId }) => ({
      body: {
        ...callExamples.createOrderDraft.request.body,
        shippingAddressId: addressId,
        orderSections: [{ producerId, dispatchLocationId, items: [{ articleId, quantity: 1 }] }],
      },
    }),
    'to an address of another company',
  ),
  refused('getOrderDraft', everybodyElse('DRAFT_NOT_FOUND'), ({ draftId }) => ({ params: { draftId } })),
  refused('submitOrder', everybodyElse('DRAFT_NOT_FOUND'), ({ draftId }) => ({ body: { draftId } })),
];

const ofApprovals: readonly ForeignRow[] = [
  hidden('listOrderApprovals', ['otherBuyer', 'otherAdmin', 'sharer', 'outsider']),
  refused('requestOrderApproval', everybodyElse('DRAFT_NOT_FOUND'), ({ draftId }) => ({ body: { draftId } })),
  ...(['getOrderApproval', 'withdrawOrderApproval', 'approveOrder', 'declineOrder'] as const).map((call) =>
    refused(
      call,
      { ...everybodyElse('APPROVAL_NOT_FOUND'), platformAdmin: 'FORBIDDEN' },
      ask(call, ({ draftId }) => ({ params: { draftId } })),
    ),
  ),
];

const ofLists: readonly ForeignRow[] = [
  hidden('listSavedLists', ['otherBuyer', 'otherAdmin', 'sharer', 'outsider']),
  hidden('quoteBoughtArticles', ['outsider'], () => callExamples.quoteBoughtArticles.request),
  noObject('createSavedList', 'the list is the caller’s own, articles are everybody’s'),
  refused(
    'saveOrderAsList',
    { loner: 'FORBIDDEN', ...buyers('ORDER_NOT_FOUND'), ...producers('ORDER_NOT_FOUND') },
    ({ orderId }) => ({ body: { orderId, name: 'Fremde Bestellung', isShared: false } }),
  ),
  ...(['getSavedList', 'updateSavedList', 'changeSavedListLines', 'deleteSavedList'] as const).map((call) =>
    refused(
      call,
      { ...everybodyElse('SAVED_LIST_NOT_FOUND'), platformAdmin: 'FORBIDDEN' },
      ask(call, ({ listId }) => ({ params: { listId } })),
    ),
  ),
];

const orderPapers = (['getOrderConfirmationPdf', 'getCustomerOrderPdf'] as const).map((call) =>
  refused(call, everybodyElse('ORDER_NOT_FOUND'), (world) => ({ ...order(world), headers: {} })),
);
const deliveryPapers = [
  ...(['getInvoicePdf', 'getCommercialInvoicePdf', 'getInvoiceXml'] as const).map((call) =>
    refused(call, everybodyElse('DELIVERY_NOT_FOUND'), (world) => ({ ...delivery(world), headers: {} })),
  ),
  ...(['getCreditNoteXml', 'getCreditNotePdf'] as const).map((call) =>
    refused(call, everybodyElse('DELIVERY_NOT_FOUND'), (world) => ({
      ...delivery(world),
      headers: {},
      query: {},
    })),
  ),
];

const ofBuyers: readonly ForeignRow[] = [
  hidden('listSalesOrders', ['otherBuyer', 'otherAdmin', 'sharer', 'outsider'], () => ({ query: {} })),
  refused('listUnconfirmedOrders', { ...noProducers, ...producers('FORBIDDEN') }, () => ({ query: {} })),
  refused('listDelayedOrders', { ...noProducers, ...producers('FORBIDDEN') }, () => ({ query: {} })),
  hidden('listBoughtArticles', ['outsider']),
  noObject(
    'followOrders',
    'no id says whose; services/orders/src/order-views/order-changes shows who is told of what',
  ),
  refused('getSalesOrder', everybodyElse('ORDER_NOT_FOUND'), order),
  refused('deleteSalesOrder', { ...noProducers, ...producers('FORBIDDEN') }, order),
  refused('releaseSalesOrder', everybodyElse('ORDER_NOT_FOUND'), (world) => ({
    ...order(world),
    body: { releaseSections: [world.deliveryId], cancelItems: [] },
  })),
  refused(
    'releaseSalesOrder',
    { otherBuyer: 'ORDER_DATA_INCONSISTENT' },
    ({ strangersOrderId, deliveryId }) => ({
      params: { orderId: strangersOrderId },
      body: { releaseSections: [deliveryId], cancelItems: [] },
    }),
    'with a delivery of another order',
  ),
  refused(
    'releaseSalesOrder',
    { otherBuyer: 'ORDER_DATA_INCONSISTENT' },
    ({ strangersOrderId, itemId }) => ({
      params: { orderId: strangersOrderId },
      body: { releaseSections: [], cancelItems: [itemId] },
    }),
    'with an item of another order',
  ),
  ...orderPapers,
];

const ofProducers: readonly ForeignRow[] = [
  hidden('listPurchaseOrders', ['outsider'], () => ({ query: {} })),
  refused(
    'generateExcelReport',
    noProducers,
    () => ({
      body: callExamples.generateExcelReport.request.body,
    }),
    'which holds the caller’s own parts',
  ),
  refused('getPurchaseOrder', { ...noProducers, ...producers('ORDER_NOT_FOUND') }, part),
  refused(
    'getPurchaseOrder',
    { ...noProducers, outsider: 'ORDER_NOT_FOUND' },
    ({ orderId, sharersCompanyId }) => ({ params: { orderId, producerCompanyId: sharersCompanyId } }),
    'of one of its producers by who is none',
  ),
  refused('getPurchaseOrderPdf', { ...noProducers, ...producers('ORDER_NOT_FOUND') }, (world) => ({
    ...part(world),
    headers: {},
  })),
  refused(
    'confirmPurchaseOrder',
    { ...noProducers, sharer: 'ORDER_DATA_INCONSISTENT', outsider: 'ORDER_NOT_FOUND' },
    (world) => ({ ...order(world), ...answered(world) }),
    'with a delivery of another producer',
  ),
  refused('setDeliveryStatus', everybodyElse('DELIVERY_NOT_FOUND'), ask('setDeliveryStatus', delivery)),
  refused('splitDelivery', { ...noProducers, ...producers('DELIVERY_NOT_FOUND') }, split),
  refused(
    'confirmPurchaseOrder',
    { sharer: 'INCORRECT_ITEM_SPLIT' },
    ({ orderId, itemId, sharersDeliveryId, sharersLockKey, sharersLocationId: dispatchLocationId }) => ({
      params: { orderId },
      body: {
        confirmedDeliveries: [],
        proposedDeliveries: [{ id: sharersDeliveryId, optimisticLockKey: sharersLockKey, ...plan }],
        newDeliveries: [
          {
            ...plan,
            dispatchLocationId,
            splitParentDeliveryId: sharersDeliveryId,
            items: [{ splitParentItemId: itemId, quantity: 1 }],
          },
        ],
      },
    }),
    'with an item of another producer',
  ),
  refused('listPurchaseOrderAttachments', { ...noProducers, ...producers('ORDER_NOT_FOUND') }, part),
  refused('getShippingLabelPdf', { ...noProducers, ...producers('DELIVERY_NOT_FOUND') }, (world) => ({
    ...delivery(world),
    headers: {},
  })),
  refused('createShippingLabel', { ...noProducers, ...producers('DELIVERY_NOT_FOUND') }, delivery),
  ...deliveryPapers,
];

const ofFiles: readonly ForeignRow[] = [
  refused('listDeliveryAttachments', everybodyElse('DELIVERY_NOT_FOUND'), delivery),
  noObject('listArticleAttachments', 'an article’s files are for everybody who is signed in'),
  refused(
    'createAttachment',
    {
      ...everybodyElse('DELIVERY_NOT_FOUND'),
      owner: 'ATTACHMENT_FORBIDDEN',
      platformAdmin: 'ATTACHMENT_FORBIDDEN',
    },
    upload('Delivery', ({ deliveryId }) => deliveryId),
    'at a delivery',
  ),
  refused(
    'createAttachment',
    { ...buyers('ATTACHMENT_FORBIDDEN'), outsider: 'ATTACHMENT_FORBIDDEN', owner: 'ATTACHMENT_FORBIDDEN' },
    upload('PurchaseOrder', ({ orderId }) => orderId),
    'at an order',
  ),
  refused(
    'createAttachment',
    { ...buyers('ATTACHMENT_FORBIDDEN'), ...producers('ATTACHMENT_FORBIDDEN') },
    upload('Article', ({ articleId }) => articleId),
    'at an article of another producer',
  ),
  refused(
    'getAttachment',
    { ...everybodyElse('ATTACHMENT_NOT_FOUND'), loner: 'ATTACHMENT_NOT_FOUND' },
    (world) => ({
      ...attachment(world),
      headers: {},
    }),
  ),
  refused(
    'updateAttachment',
    {
      ...everybodyElse('ATTACHMENT_NOT_FOUND'),
      owner: 'ATTACHMENT_FORBIDDEN',
      platformAdmin: 'ATTACHMENT_FORBIDDEN',
    },
    ask('updateAttachment', attachment),
  ),
  refused(
    'deleteAttachment',
    {
      ...everybodyElse('ATTACHMENT_NOT_FOUND'),
      owner: 'ATTACHMENT_FORBIDDEN',
      platformAdmin: 'ATTACHMENT_FORBIDDEN',
    },
    attachment,
  ),
];

const adminsOnly = { ...noProducers, ...producers('FORBIDDEN') };
const version = { params: { versionId: 1 } };
const ofRules: readonly ForeignRow[] = (
  [
    'listCostRules',
    'saveFreightRule',
    'saveCustomsRule',
    'withdrawCostRule',
    'previewCosts',
    'listTaxRules',
    'saveTaxRule',
    'withdrawTaxRule',
  ] as const
).map((call) => refused(call, adminsOnly, () => (call.startsWith('withdraw') ? version : sent(call, {}))));

/** Calls of checkout, approvals, orders and platform rules with foreign ids. */
export const rowsOfOrders = [
  ...ofCheckout,
  ...ofApprovals,
  ...ofLists,
  ...ofBuyers,
  ...ofProducers,
  ...ofFiles,
  ...ofRules,
];
