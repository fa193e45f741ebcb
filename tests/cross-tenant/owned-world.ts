import { randomUUID } from 'node:crypto';
import { castOfTheThread } from '../instance/cast.ts';
import { draftOf, placeOrder } from '../instance/ordering.ts';
import { ownPerson } from '../instance/own-person.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import { shippingAddressOf } from '../instance/shopping.ts';

/** Callers with foreign ids. A sharer is the other producer of the same order; an outsider has no part in it. */
export type Stranger =
  | 'visitor'
  | 'loner'
  | 'owner'
  | 'otherBuyer'
  | 'otherAdmin'
  | 'sharer'
  | 'outsider'
  | 'platformAdmin';
/** Objects of a Swiss buyer and a German producer, with the strangers' own objects of the same kind. */
export interface OwnedWorld {
  orderId: number;
  deliveryId: number;
  itemId: number;
  sharersDeliveryId: number;
  sharersLockKey: number;
  sharersLocationId: number;
  strangersOrderId: number;
  draftId: string;
  listId: string;
  attachmentId: number;
  articleId: string;
  producerId: number;
  customerCompanyId: number;
  strangersCompanyId: number;
  addressId: number;
  strangersAddressId: number;
  userId: number;
  producerCompanyId: number;
  sharersCompanyId: number;
  dispatchLocationId: number;
  materialGroupId: number;
  discountGroupId: number;
  discountId: number;
  assignmentId: number;
  articleGroupId: number;
  factorId: number;
  surchargeId: number;
  requestId: number;
  requestRemarks: string;
}

export interface PeopledOwnedWorld {
  world: OwnedWorld;
  strangers: Record<Stranger, Person | 'visitor'>;
  /** All data that a stranger could change, as its owners see it. */
  kept: () => Promise<object>;
  remove: () => Promise<void>;
}

const first = <T>(found: readonly T[], what: string): T => {
  const [one] = found;
  if (one === undefined) throw new Error(`the demo has ${what}`);
  return one;
};
export async function peopledOwnedWorld(): Promise<PeopledOwnedWorld> {
  const cast = await castOfTheThread();
  const { buyer: owner, germanProducer: producer, swissProducer: sharer } = cast;
  const companyIdOf = ({ account }: Person) => account.companyId ?? 0;
  const otherBuyer = await signIn(accountOf(({ email }) => email === 'einkauf@bergfurt.example'));
  const elsewhere = await companyOfNoPart(cast.admin, [companyIdOf(producer), companyIdOf(sharer)]);
  const [loner, outsider, otherAdmin] = await Promise.all([
    ownPerson('loner', 'de', { companyId: null }),
    ownPerson('outsider', 'de', { companyId: elsewhere }),
    ownPerson('other-admin', 'de', { companyId: companyIdOf(otherBuyer), companyAdmin: true }),
  ]);
  const strangers = {
    visitor: 'visitor',
    loner: await signIn(loner.account),
    owner,
    otherBuyer,
    otherAdmin: await signIn(otherAdmin.account),
    sharer,
    outsider: await signIn(outsider.account),
    platformAdmin: cast.admin,
  } as const;

  const rows = [cast.offers.CH.row, cast.offers.DE.row];
  const order = await placeOrder(owner, rows);
  const strangersOrder = await placeOrder(otherBuyer, [cast.offers.DE.row]);
  const draft = await draftOf(owner, rows);
  const list = await owner.api('createSavedList', {
    body: {
      name: `Fremd ${randomUUID()}`,
      isShared: true,
      language: 'de',
      country: 'CH',
      currency: 'CHF',
      lines: [{ articleId: cast.offers.CH.row.articleId, quantity: 1 }],
    },
  });
  const partOf = (person: Person) =>
    person.api('getPurchaseOrder', {
      params: { orderId: order.id, producerCompanyId: companyIdOf(person) },
    });
  const delivery = first((await partOf(producer)).sections, 'a delivery of each producer');
  const sharersDelivery = first((await partOf(sharer)).sections, 'a delivery of each producer');
  const attachment = await producer.api(
    'createAttachment',
    {
      headers: {
        'x-file-id': randomUUID(),
        'x-file-name': 'zollanmeldung.pdf',
        'x-attachment-type': 'CustomsDeclaration',
        'x-object-type': 'Delivery',
        'x-object-id': String(delivery.id),
      },
    },
    { file: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') },
  );
  const desk = await deskOf(producer, owner, cast.offers.DE.row.articleId, cast.offers.DE.row.producerId);
  const world: OwnedWorld = {
    orderId: order.id,
    deliveryId: delivery.id,
    itemId: first(delivery.items, 'an item in each delivery').id,
    sharersDeliveryId: sharersDelivery.id,
    sharersLockKey: sharersDelivery.optimisticLockKey,
    sharersLocationId: cast.offers.CH.row.dispatchLocation?.id ?? 0,
    strangersOrderId: strangersOrder.id,
    draftId: draft.id,
    listId: list.id,
    attachmentId: attachment.id,
    articleId: cast.offers.DE.row.articleId,
    producerId: cast.offers.DE.row.producerId,
    customerCompanyId: companyIdOf(owner),
    strangersCompanyId: companyIdOf(otherBuyer),
    addressId: await shippingAddressOf(owner),
    strangersAddressId: await shippingAddressOf(otherBuyer),
    userId: owner.user.id,
    sharersCompanyId: companyIdOf(sharer),
    dispatchLocationId: cast.offers.DE.row.dispatchLocation?.id ?? 0,
    ...desk.ids,
  };
  const { deliveryId, orderId } = world;
  return {
    world,
    strangers,
    kept: async () => ({
      order: await owner.api('getSalesOrder', { params: { orderId } }),
      parts: [await partOf(producer), await partOf(sharer)],
      strangersOrder: await otherBuyer.api('getSalesOrder', { params: { orderId: world.strangersOrderId } }),
      draft: await owner.api('getOrderDraft', { params: { draftId: draft.id } }),
      lists: await owner.api('listSavedLists', {}),
      attachments: await producer.api('listDeliveryAttachments', { params: { deliveryId } }),
      company: await cast.admin.api('getCustomer', { params: { companyId: world.customerCompanyId } }),
      user: await owner.api('getUser', { params: { userId: world.userId } }),
      desk: await desk.kept(),
    }),
    async remove() {
      await desk.remove();
      await owner.api('deleteSavedList', { params: { listId: list.id } });
      for (const person of [loner, outsider, otherAdmin]) await person.remove();
      for (const id of [world.orderId, world.strangersOrderId]) {
        await cast.admin.api('deleteSalesOrder', { params: { orderId: id } });
      }
    },
  };
}

async function companyOfNoPart({ api }: Person, taking: readonly number[]): Promise<number> {
  const { producers } = await api('listProducers', { query: {} });
  const companies = producers.flatMap((producer) => producer.companies);
  return first(
    companies.filter(({ id }) => !taking.includes(id)),
    'a third producer',
  ).id;
}

/** One rule of each kind of a producer, and a customer's request. */
async function deskOf({ api, account }: Person, customer: Person, articleId: string, producerId: number) {
  const company = { producerCompanyId: account.companyId ?? 0 };
  const at = { params: company };
  const { id: materialGroupId } = first(await api('listMaterialGroups', at), 'material groups');
  const name = `Fremd ${randomUUID()}`;
  const { id: discountGroupId } = await api('createDiscountGroup', {
    ...at,
    body: { name, discountType: 'PercentageMaterialGroup', materialGroupType: 'MaterialGroup' },
  });
  const group = { ...company, discountGroupId };
  const { id: discountId } = await api('createDiscount', {
    params: group,
    body: { materialOrArticleGroupId: materialGroupId, discountValue: 3 },
  });
  const { id: assignmentId } = first(
    await api('listDiscountAssignments', at),
    'assignments of each producer',
  );
  const { id: articleGroupId } = await api('createArticleGroup', { ...at, body: { name } });
  const { id: factorId } = first(await api('listCountryPriceFactors', at), 'factors of each producer');
  const { id: surchargeId } = first(await api('listSurcharges', at), 'surcharges of each producer');
  const { id: requestId } = await customer.api('requestDiscount', {
    body: { producers: [producerId], remarks: name, articleId },
  });
  const request = { params: { ...company, requestId } };
  return {
    ids: {
      ...group,
      materialGroupId,
      discountId,
      assignmentId,
      articleGroupId,
      factorId,
      surchargeId,
      requestId,
      requestRemarks: name,
    },
    kept: async () => ({
      groups: await api('listDiscountGroups', at),
      group: await api('getDiscountGroup', { params: group }),
      assignments: await api('listDiscountAssignments', at),
      articleGroups: await api('listArticleGroups', at),
      factors: await api('listCountryPriceFactors', at),
      surcharges: await api('listSurcharges', at),
      request: await api('getDiscountRequest', request),
    }),
    async remove() {
      await api('answerDiscountRequest', { ...request, body: { status: 'Declined', answer: name } });
      await api('deleteArticleGroup', { params: { ...company, articleGroupId } });
      await api('deleteDiscountGroup', { params: group });
    },
  };
}
