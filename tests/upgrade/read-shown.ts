import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { type Account, accountOf, eventually, type Person, signIn } from '../instance/running-instance.ts';
import { audience, swissBuyer } from '../instance/shopping.ts';
import type { Use } from './use-instance.ts';

/** Answers of the API, by their place in the product. */
export type Shown = Readonly<Record<string, unknown>>;

/** Places that an earlier version may lack. */
export type LaterPlace = 'documents' | 'mail choices';

interface Readers {
  readonly admin: Person;
  readonly buyer: Person;
  readonly registered: Person;
  readonly producers: readonly Person[];
}

export const demoBuyer = (): Account => accountOf(swissBuyer);

/** Reads the data of people with their own sessions. Repeats while a part that just started does not answer in time. */
export const readShown = (use: Use, lacks: readonly LaterPlace[]): Promise<Shown> =>
  eventually(
    () => readOnce(use, lacks),
    () => true,
    150,
  );

/** Reads until two answers are equal, because stock and documents follow orders by events. */
export async function readSettled(use: Use, lacks: readonly LaterPlace[]): Promise<Shown> {
  let last = await readShown(use, lacks);
  const again = async (): Promise<boolean> => {
    const before = last;
    last = await readShown(use, lacks);
    return isDeepStrictEqual(before, last);
  };
  await eventually(again, (isSettled) => isSettled, 120);
  return last;
}

/** Each person signs in with the password of before. */
async function readOnce(use: Use, lacks: readonly LaterPlace[]): Promise<Shown> {
  const readers: Readers = {
    admin: await signIn(accountOf(({ role }) => role === 'platform-admin')),
    buyer: await signIn(demoBuyer()),
    registered: await signIn(use.registered),
    producers: [await signIn(use.producers.swiss), await signIn(use.producers.german)],
  };
  return {
    ...(await readAccounts(readers, use)),
    ...(await readPlatform(readers)),
    ...(await readOrders(readers, use)),
    attachments: await readAttachments(readers, use),
    ...(lacks.includes('documents') ? {} : { documents: await readDocuments(readers, use) }),
    ...(lacks.includes('mail choices') ? {} : { 'mail choices': await readMailChoices(readers) }),
  };
}

async function readAccounts({ admin, buyer, registered, producers }: Readers, { companyId }: Use) {
  const people = [admin, buyer, registered, ...producers];
  const companies = [companyId, buyer.user.companyId ?? 0];
  return {
    people: await Promise.all(people.map(({ api, user }) => api('getUser', { params: { userId: user.id } }))),
    companies: await Promise.all(
      companies.map((id) => admin.api('getCustomer', { params: { companyId: id } })),
    ),
    addresses: await registered.api('listCustomerAddresses', { params: { companyId } }),
    customers: await admin.api('listCustomers', { query: {} }),
    producers: await admin.api('listProducers', { query: {} }),
  };
}

async function readPlatform({ admin, buyer }: Readers) {
  const { articles } = await buyer.api('searchArticles', { query: { ...audience, q: 'spiralbohrer 6,8' } });
  return {
    configuration: await admin.api('getConfiguration', {}),
    currencies: await admin.api('listCurrencies', {}),
    help: await admin.api('listSidebarItems', {}),
    prices: articles
      .map(({ articleId, price, stockLevel }) => ({ articleId, price, stockLevel }))
      .toSorted((one, other) => one.articleId.localeCompare(other.articleId)),
  };
}

async function readOrders({ admin, buyer, registered, producers }: Readers, { orders }: Use) {
  const ids = await idsOfOrders(admin);
  const ofProducers = producers.flatMap(({ api, account }) =>
    [orders.packed, orders.begun].map((orderId) =>
      api('getPurchaseOrder', { params: { orderId, producerCompanyId: account.companyId ?? 0 } }),
    ),
  );
  const seenBy = ({ api }: Person, orderId: number) => api('getSalesOrder', { params: { orderId } });
  const all: unknown[] = [];
  for (const orderId of ids) all.push(await seenBy(admin, orderId));
  return {
    'orders of all': all,
    'orders of the buyer': [await seenBy(buyer, orders.packed), await seenBy(buyer, orders.begun)],
    'orders of the registered company': [await seenBy(registered, orders.own)],
    'orders of the producers': await Promise.all(ofProducers),
  };
}

/** Numbers of all orders, the lowest first. */
export async function idsOfOrders({ api }: Person): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await api('listSalesOrders', { query: { page, sort: 'id' } });
    ids.push(...list.orders.map(({ id }) => id));
    pages = list.pages;
  }
  return ids;
}

async function readAttachments({ producers: [, german] }: Readers, { orders }: Use) {
  if (german === undefined) throw new Error('the German producer attached a file');
  const producerCompanyId = german.account.companyId ?? 0;
  const { sections } = await german.api('getPurchaseOrder', {
    params: { orderId: orders.packed, producerCompanyId },
  });
  const lists: CallAnswer<'listDeliveryAttachments'>[] = await Promise.all(
    sections.map(({ id }) => german.api('listDeliveryAttachments', { params: { deliveryId: id } })),
  );
  const files = lists
    .flat()
    .map(({ id }) => german.api('getAttachment', { params: { attachmentId: id }, headers: {} }));
  return { lists, files: await Promise.all(files) };
}

/** Documents of the packed order. */
async function readDocuments({ buyer, producers }: Readers, { orders }: Use) {
  const orderId = orders.packed;
  const { sections } = await buyer.api('getSalesOrder', { params: { orderId } });
  const left = sections.find(({ status }) => status === 'Sent')?.id ?? 0;
  const exported = sections.find(({ isExport }) => isExport)?.id ?? 0;
  const [, german] = producers;
  const reads = [
    () => buyer.api('getCustomerOrderPdf', { params: { orderId }, headers: {} }),
    () => buyer.api('getOrderConfirmationPdf', { params: { orderId }, headers: {} }),
    () => buyer.api('getInvoicePdf', { params: { deliveryId: left }, headers: {} }),
    () => buyer.api('getInvoiceXml', { params: { deliveryId: left }, headers: {} }),
    async () => german?.api('getCommercialInvoicePdf', { params: { deliveryId: exported }, headers: {} }),
    ...producers.map(
      ({ api, account }) =>
        () =>
          api('getPurchaseOrderPdf', {
            params: { orderId, producerCompanyId: account.companyId ?? 0 },
            headers: {},
          }),
    ),
  ];
  const documents: unknown[] = [];
  for (const read of reads) documents.push(await read());
  return documents;
}

const readMailChoices = ({ buyer, registered }: Readers) =>
  Promise.all(
    [buyer, registered].map(({ api, user }) => api('getMailChoices', { params: { userId: user.id } })),
  );
