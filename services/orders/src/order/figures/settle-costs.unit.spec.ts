import type { Cost } from '@werkbank/contracts/entities';
import { costsOfGoods, percentOf } from '@werkbank/contracts/money';
import fc from 'fast-check';
import { composeDocument } from '../../documents/composition/compose-document.js';
import type { DocumentContent } from '../../documents/content/content.js';
import { orderOfSubmission, type Submission } from '../../negotiation/create-order/order-of-submission.js';
import { anAddress } from '../../testing/a-submission.js';
import { noon, numbers } from '../../testing/an-order.js';
import { cancelRest } from '../../negotiation/delete-order/cancel-rest.js';
import type { Change, DomainEvent } from '../model/domain-event.js';
import { documentsOf } from '../../testing/ledger.js';
import { costSentences, figuresOfXml } from '../../testing/document-figures.js';
import { accepted } from '../../testing/random-actors.js';
import { randomSubmission } from '../../testing/random-submission.js';
import { usualCustomsAreas } from '../splitting/customs-areas.js';
import { crossIndustryInvoice } from '../../documents/e-invoices/cross-industry-invoice.js';
import { deliveryFigures, orderTotals } from './figures.js';
import { type Delivery, liveItems, type Order } from '../model/order.js';
import { sectionOf } from './settle-costs.js';

const seed = Number(process.env['COSTS_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['COSTS_RUNS'] ?? 100);
const count = { steps: 0, splits: 0, cancellations: 0, invoices: 0, creditNotes: 0, sentences: 0 };
afterAll(() => process.stdout.write(`costs of sections: seed ${seed}, ${JSON.stringify(count)}\n`));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const goodsOf = (items: readonly { price: { taxBase: number } }[]) =>
  sum(items.map(({ price }) => price.taxBase));
const isOff = (amount: number, base: number, rate: number) => Math.abs(amount - (base * rate) / 100) >= 1;

/** Each producer has two locations in the same customs area. */
function placesOf({ orderSections }: Submission) {
  const dispatchLocations = orderSections.flatMap(({ producerCompanyId, isExport }) =>
    [0, 1].map((place) => ({
      producerCompanyId,
      address: anAddress(producerCompanyId * 10 + place, isExport ? 'DE' : 'CH', 'DispatchLocation'),
    })),
  );
  return {
    dispatchLocations,
    customsAreas: usualCustomsAreas,
    newId: numbers({ delivery: 1000, item: 1000 }),
  };
}

function sectionsOf(order: Order): Delivery[][] {
  const roots = order.deliveries.filter(({ parentDeliveryId }) => parentDeliveryId === null);
  return roots.map(({ id }) => order.deliveries.filter((one) => sectionOf(order, one) === id));
}

/** Checks costs of each section, tax by rate and reason, and all sums against the remaining items. */
function expectItsCosts(order: Order, submission: Submission): void {
  const totals = orderTotals(order);
  for (const [index, parts] of sectionsOf(order).entries()) {
    const { costBasis, costs: agreed } = submission.orderSections[index] ?? {};
    const living = parts.filter(({ status }) => status !== 'Cancelled');
    const items = living.flatMap(liveItems);
    const grams = sum(items.map(({ unitWeight, quantity }) => unitWeight * quantity));
    const rules = costBasis ? costsOfGoods(costBasis, { goods: goodsOf(items), grams }) : [];
    const owed = parts.flatMap((part) => deliveryFigures(part).costs);
    for (const { costType, taxBase } of agreed ?? []) {
      const byRule = rules.find((rule) => rule.costType === costType)?.taxBase ?? 0;
      const expected = items.length === 0 ? 0 : Math.min(byRule, taxBase);
      expect([costType, costOf(owed, costType)]).toEqual([costType, expected]);
    }
    for (const part of living) {
      const percent = costBasis?.customs?.percent ?? 0;
      const customs = costOf(part.costs, 'Customs');
      expect(isOff(customs, goodsOf(liveItems(part)), percent)).toBe(false);
    }
    const rows = parts.flatMap((part) => deliveryFigures(part).taxes);
    for (const kind of new Set(rows.map(({ rate, reason }) => `${rate} ${reason}`))) {
      const own = rows.filter(({ rate, reason }) => kind === `${rate} ${reason}`);
      const [rate = 0] = own.map((row) => row.rate);
      expect(sum(own.map(({ amount }) => amount))).toBe(percentOf(sum(own.map(({ base }) => base)), rate));
      expect(own.filter((row) => isOff(row.amount, row.base, row.rate))).toEqual([]);
    }
  }
  const parts = order.deliveries.map(deliveryFigures);
  expect(totals.taxBase).toBe(sum(parts.map(({ taxBase }) => taxBase)));
  expect(totals.taxBase).toBe(totals.goods + totals.freight + totals.customsHandling + totals.customs);
  expect(sum(totals.taxes.map(({ base }) => base))).toBe(totals.taxBase);
  expect(totals.total).toBe(totals.taxBase + sum(totals.taxes.map(({ amount }) => amount)));
}

function costOf(costs: readonly Cost[], type: Cost['costType']): number {
  return sum(costs.filter(({ costType }) => costType === type).map(({ taxBase }) => taxBase));
}

/** Checks that a document's content, for people and machines, equals the order, and each percentage the goods above it. */
function expectItsDocument(content: DocumentContent): void {
  const sentences = costSentences(composeDocument(content));
  for (const { percent, amount, goods } of sentences) {
    count.sentences++;
    expect(isOff(amount, goods, percent)).toBe(false);
  }
  if (content.kind !== 'Invoice' && content.kind !== 'CreditNote') return;
  count[content.kind === 'Invoice' ? 'invoices' : 'creditNotes']++;
  const [delivery] = content.deliveries;
  if (!delivery) throw new Error('an invoice is about a delivery');
  const { taxBase, taxes } = deliveryFigures(delivery);
  const tax = sum(taxes.map(({ amount }) => amount));
  const xml = figuresOfXml(crossIndustryInvoice(content, 'XRechnung'));
  expect(xml).toMatchObject({ taxBase, tax, total: taxBase + tax });
  expect(xml.lines + xml.charges).toBe(taxBase);
  expect(sum(xml.rows.map(({ amount }) => amount))).toBe(tax);
  expect(xml.rows.filter(({ base, amount, rate }) => isOff(amount, base, rate))).toEqual([]);
}

/** Invoices minus credit notes equal the costs of all dispatched deliveries. */
function expectBooked(order: Order, documents: readonly DocumentContent[]): void {
  for (const delivery of order.deliveries) {
    const of = (kind: string) =>
      documents
        .filter((document) => document.kind === kind)
        .flatMap(({ deliveries }) => deliveries)
        .filter(({ id }) => id === delivery.id)
        .map(deliveryFigures);
    const invoices = of('Invoice');
    if (invoices.length === 0) continue;
    const { taxBase, taxes } = deliveryFigures(delivery);
    const net = (figures: typeof invoices) => sum(figures.map((one) => one.taxBase));
    const tax = (figures: typeof invoices) =>
      sum(figures.flatMap((one) => one.taxes.map(({ amount }) => amount)));
    expect(net(invoices) - net(of('CreditNote'))).toBe(taxBase);
    expect(tax(invoices) - tax(of('CreditNote'))).toBe(sum(taxes.map(({ amount }) => amount)));
  }
}

/** Steps to a dispatched part while another part of its section is still open. */
const prelude: readonly ((change: Change) => boolean)[] = [
  ({ events }) => events.some(({ kind }) => kind === 'split'),
  ({ events }) => events.some(({ kind }) => kind === 'split'),
  ({ events }) => events.some(({ kind }) => kind === 'split'),
  ({ events }) => movedTo(events, 'Released') === 1 && events.length === 1,
  ({ events }) => movedTo(events, 'InCompletion') === 1,
  ({ events }) => movedTo(events, 'ReadyToSend') === 1,
  ({ events }) => movedTo(events, 'Sent') === 1,
];
const movedTo = (events: readonly DomainEvent[], status: string) =>
  events.filter((event) => event.kind === 'moved' && event.to === status).length;

it('charges the remaining items, in every document, too, after any splits, cancellations, releases, lapses and issues', () => {
  const picks = fc.array(fc.nat(), { minLength: 10, maxLength: 30, size: 'max' });
  fc.assert(
    fc.property(randomSubmission, picks, fc.boolean(), (submission, choices, sendsEarly) => {
      const places = placesOf(submission);
      const placed = orderOfSubmission(submission, numbers());
      let order: Order = {
        ...placed,
        deliveries: placed.deliveries.map((delivery) => ({ ...delivery, customsDeclarations: 1 })),
      };
      const documents: DocumentContent[] = [];
      const take = (change: Change | undefined) => {
        if (!change) return;
        count.steps++;
        count.splits += change.events.filter(({ kind }) => kind === 'split').length;
        count.cancellations += change.events.filter(({ kind }) => kind === 'itemsCancelled').length;
        expectItsCosts(change.order, submission);
        const issued = documentsOf(submission, order, change.order);
        issued.forEach(expectItsDocument);
        documents.push(...issued);
        order = change.order;
        expectBooked(order, documents);
      };
      expectItsCosts(order, submission);
      const pick = (changes: readonly Change[], choice: number) =>
        changes[choice % Math.max(1, changes.length)];
      if (sendsEarly) {
        prelude.forEach((wanted, at) => take(pick(accepted(order, places).filter(wanted), choices[at] ?? 0)));
      }
      // Open parts are cancelled at the end, beside the dispatched ones.
      const rest = sendsEarly ? choices.slice(0, 4) : choices;
      for (const choice of rest) take(pick(accepted(order, places), choice));
      // A platform admin deletes the order: dispatched parts stay owed.
      take(cancelRest(order, noon));
    }),
    { numRuns, seed, endOnFailure: true },
  );
  const { creditNotes: _rare, ...usual } = count;
  expect(Math.min(...Object.values(usual))).toBeGreaterThan(0);
});
