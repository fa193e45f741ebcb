import { orderStatus } from '@werkbank/contracts/delivery';
import { sumTaxLines } from '@werkbank/contracts/money';
import type { AdminFile, Currency } from '../shapes.ts';
import type { DemoOrder, DemoSection, OrdersFile } from '../shapes-orders.ts';
import { historyOf, stepsTo } from './delivery-history.ts';
import type { OrderScript } from './order-scripts.ts';
import { orderScripts } from './order-scripts.ts';
import { makeSection, withoutSplitItem } from './make-section.ts';
import type { OrderContext } from './order-context.ts';
import { Numbers, orderAddress } from './order-context.ts';

const firstOrderId = 100_001;
const proposalHours = 24;

export function makeOrders(context: OrderContext): OrdersFile {
  const numbers = new Numbers();
  const orders = orderScripts().map((script, index) =>
    makeOrder(firstOrderId + index, script, context, numbers),
  );
  return {
    orders,
    nextOrderId: firstOrderId + orders.length,
    nextDeliveryId: numbers.nextDelivery(),
    nextItemId: numbers.nextItem(),
  };
}

function makeOrder(id: number, script: OrderScript, context: OrderContext, numbers: Numbers): DemoOrder {
  const { admin, now } = context;
  const company = found(
    admin.companies.find((candidate) => candidate.id === script.companyId),
    'company',
  );
  const creator = found(
    admin.users.find((user) => user.companyId === company.id),
    'user',
  );
  const own = admin.addresses.filter((address) => address.ownerId === company.id);
  const primary = found(
    own.find(({ type }) => type === 'Primary'),
    'billing address',
  );
  const shipping = own.filter(({ type }) => type === 'Shipping');
  const destination = found(shipping[id % 7 === 0 ? shipping.length - 1 : 0], 'shipping address');
  const createdOn = new Date(now.getTime() - script.hoursAgo * 3_600_000);
  const currency: Currency = primary.country === 'DE' ? 'EUR' : 'CHF';
  const sections: DemoSection[] = [];
  for (const [place, plan] of script.sections.entries()) {
    const previous = sections.at(-1);
    if (plan.isSplitOff && previous) {
      const [parent, child] = withoutSplitItem(previous, numbers.nextDelivery());
      sections.splice(-1, 1, parent, child);
    } else {
      const request = {
        key: `${id} ${place}`,
        plan,
        currency,
        destination,
        company,
        createdOn,
        selfCollection: script.selfCollection ?? false,
      };
      sections.push(makeSection(request, context, numbers));
    }
  }
  const status = orderStatus(sections.map((section) => section.status));
  const history = sections.flatMap((section, place) =>
    historyFor(section, script.sections[place]?.lapsed ?? false, context, createdOn, creator),
  );
  const proposedAt = history
    .filter((line) => line.to === 'Proposed')
    .map((line) => line.at)
    .sort()
    .at(-1);
  return {
    id,
    createdOn: createdOn.toISOString(),
    status,
    customerCompanyId: company.id,
    customerName: company.name,
    creatorUserId: creator.id,
    creatorFirstName: creator.firstName,
    creatorLastName: creator.lastName,
    creatorEmail: creator.email,
    creatorPhone: creator.phone,
    ownOrderNumber: script.ownOrderNumber ?? null,
    costCenter: script.costCenter ?? null,
    remark: script.remark ?? null,
    currency,
    language: 'de',
    primaryAddress: orderAddress(primary),
    shippingAddress: orderAddress(destination),
    selfCollection: script.selfCollection ?? false,
    proposalExpiresAt:
      status === 'Proposed' && proposedAt !== undefined
        ? new Date(Date.parse(proposedAt) + proposalHours * 3_600_000).toISOString()
        : null,
    totals: totalsOf(sections, currency),
    sections,
    history: history.sort((a, b) => a.at.localeCompare(b.at)),
  };
}

function historyFor(
  section: DemoSection,
  lapsed: boolean,
  { admin }: OrderContext,
  createdOn: Date,
  creator: AdminFile['users'][number],
) {
  const worker = admin.users.find((user) => user.companyId === section.producerCompanyId);
  const people = {
    customer: { id: creator.id, name: `${creator.firstName} ${creator.lastName}` },
    // Most invented producers have no user: their history entries hold the producer's name.
    producer: worker
      ? { id: worker.id, name: `${worker.firstName} ${worker.lastName}` }
      : { id: null, name: section.producerName },
  };
  const steps = stepsTo(section.status, { isExport: section.isExport, lapsed });
  const lines = historyOf(section.deliveryId, steps, createdOn, people);
  const last = lines.at(-1);
  if (section.parentDeliveryId === null || !last) return lines;
  return [
    {
      ...last,
      actor: 'producer' as const,
      userId: people.producer.id,
      who: people.producer.name,
      from: null,
      to: null,
      why: 'deliverySplit',
    },
  ];
}

function totalsOf(sections: readonly DemoSection[], currency: DemoOrder['currency']): DemoOrder['totals'] {
  const live = sections.filter((section) => section.status !== 'Cancelled');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const cost = (type: DemoSection['costs'][number]['costType']) =>
    sum(
      live.flatMap((section) =>
        section.costs.filter(({ costType }) => costType === type).map(({ taxBase }) => taxBase),
      ),
    );
  const goods = sum(
    live.flatMap((section) =>
      section.items.filter((item) => !item.cancelled).map((item) => item.price.taxBase),
    ),
  );
  const [freight, handling, customs] = [cost('Freight'), cost('CustomsHandling'), cost('Customs')];
  const taxes = sumTaxLines(live.flatMap((section) => section.taxes));
  const taxBase = goods + freight + handling + customs;
  const tax = sum(taxes.map(({ amount }) => amount));
  return {
    goods,
    freight,
    customsHandling: handling,
    customs,
    taxBase,
    taxes,
    tax,
    total: taxBase + tax,
    currency,
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo data has no ${what} for an order`);
  return value;
}
