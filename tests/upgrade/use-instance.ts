import { addDays, dayOf } from '@werkbank/contracts/calendar';
import { castOfTheThread, type Cast } from '../instance/cast.ts';
import {
  answer,
  declareForCustoms,
  drillsFor,
  moveDelivery,
  placeOrder,
  releaseAll,
} from '../instance/ordering.ts';
import { ownCompany } from '../instance/own-company.ts';
import { type Account, signIn } from '../instance/running-instance.ts';

/** Accounts and orders that the version before leaves behind. */
export interface Use {
  readonly registered: Account;
  readonly companyId: number;
  readonly producers: { readonly swiss: Account; readonly german: Account };
  readonly orders: {
    /** Order of two producers: one delivery has left, the other one is packed and has a file. */
    readonly packed: number;
    /** Order of two producers: one has confirmed, the other one has not answered. */
    readonly begun: number;
    /** Of the registered company. */
    readonly own: number;
  };
}

const parcel = { weight: 1.25, length: 30, width: 20, height: 10 };
const warehouse = {
  name: 'Lager Altstadt',
  street: 'Gleisweg',
  house: '7',
  addressSupplement: 'Tor 3',
  zipCode: '4600',
  city: 'Olten',
  country: 'CH',
  type: 'Shipping',
} as const;

/** Registers a company, places orders and moves them on, attaches a file, changes a setting and an address. */
export async function useInstance(): Promise<Use> {
  const cast = await castOfTheThread();
  const { account, admin, companyId } = await ownCompany('Bestand AG');
  await admin.api('createCustomerAddress', { params: { companyId }, body: warehouse });
  await admin.api('setUserLanguage', { params: { userId: admin.user.id }, body: { language: 'en' } });
  const { id: own } = await placeOrder(admin, (await drillsFor(admin)).slice(0, 1));
  return {
    registered: account,
    companyId,
    producers: { swiss: cast.swissProducer.account, german: cast.germanProducer.account },
    orders: { packed: await packedOrder(cast), begun: await begunOrder(cast), own },
  };
}

async function packedOrder({ buyer, offers, swissProducer, germanProducer }: Cast): Promise<number> {
  const order = await placeOrder(buyer, [offers.CH.row, offers.DE.row]);
  const orderId = order.id;
  for (const producer of [swissProducer, germanProducer]) await answer(producer, orderId);
  for (const producer of [swissProducer, germanProducer])
    await moveDelivery(producer, orderId, 'InCompletion');
  const abroad = order.sections.find(({ producerId }) => producerId === offers.DE.row.producerId);
  await declareForCustoms(germanProducer, abroad?.id ?? 0);
  await moveDelivery(germanProducer, orderId, 'ReadyToSend', { ...parcel, mrnNumber: '26DE1234567890ABCD' });
  await moveDelivery(swissProducer, orderId, 'ReadyToSend', parcel);
  await moveDelivery(swissProducer, orderId, 'Sent');
  return orderId;
}

async function begunOrder({ buyer, offers, swissProducer }: Cast): Promise<number> {
  const { id } = await placeOrder(buyer, [offers.CH.row, offers.DE.row]);
  await answer(swissProducer, id);
  return id;
}

/** Goes on with the order that the version before began: answered with another day, released, sent. */
export async function finishBegunOrder({ orders, producers }: Use, buyer: Account): Promise<string> {
  const [asBuyer, swiss, german] = [
    await signIn(buyer),
    await signIn(producers.swiss),
    await signIn(producers.german),
  ];
  const order = () => asBuyer.api('getSalesOrder', { params: { orderId: orders.begun } });
  await answer(german, orders.begun, addDays(dayOf(new Date()), 30));
  await releaseAll(asBuyer, await order());
  await moveDelivery(swiss, orders.begun, 'InCompletion');
  await moveDelivery(swiss, orders.begun, 'ReadyToSend', parcel);
  await moveDelivery(swiss, orders.begun, 'Sent');
  return (await order()).sections
    .map(({ status }) => status)
    .toSorted()
    .join(' ');
}
