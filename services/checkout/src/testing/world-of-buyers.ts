import type { SpendingLimit } from '@werkbank/contracts/entities';
import type { Refusal } from '@werkbank/contracts/errors';
import { callExamples, queryExamples } from '@werkbank/contracts/fixtures';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { startTestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { CheckoutModule } from '../checkout.module.js';
import { database } from '../database.js';

type Quote = QueryAnswer<'catalog.quote-prices'>;
type QuoteAsk = Asked<'catalog.quote-prices'>;
type Buyer = QueryAnswer<'admin.get-buyer'>;
const quoteExample = queryExamples['catalog.quote-prices'].answer;
const buyerExample = queryExamples['admin.get-buyer'].answer;
const order = callExamples.createOrderDraft.request.body;
const [section] = order.orderSections;
const [quotedItem] = quoteExample.items;
if (!buyerExample || !section || !quotedItem?.dispatchLocation) throw new Error('the examples are complete');
const { company } = buyerExample;
const location = quotedItem.dispatchLocation;

export const examples = { order, section, quotedItem, location, company, buyer: buyerExample };

/** Checkout with two people of one company, and what the other domains would answer it. */
export async function startWorldOfBuyers() {
  const instance = await startTestInstance({ module: CheckoutModule, database });
  const buyer = await testUser({ companyId: company.id, companyType: 'Customer' });
  const colleague = await testUser({ companyId: company.id, companyType: 'Customer', lastName: 'Colleague' });
  const unchanged = {
    quote: (quote: Quote, _ask: QuoteAsk): Quote | Refusal => quote,
    buyer: (answer: NonNullable<Buyer>): Buyer => answer,
    limits: new Map<number, SpendingLimit>(),
    /** Approvers, each with a buyer. */
    approvers: [] as [approver: TestUser, buyer: TestUser][],
    bought: { articles: [] } as QueryAnswer<'orders.get-bought-articles'>,
  };
  /** The answers of other services, which a test changes. */
  const answers = { ...unchanged };
  const quotes: QuoteAsk[] = [];
  const released: string[] = [];
  const sessions: Asked<'admin.get-buyer'>['session'][] = [];
  instance.courier.answerQuery('catalog.quote-prices', (ask) => {
    quotes.push(ask);
    const items = ask.items.map((item) => ({ ...examples.quotedItem, ...item, dispatchLocation: location }));
    return answers.quote({ ...quoteExample, items }, ask);
  });
  instance.courier.answerQuery('orders.get-bought-articles', () => answers.bought);
  instance.courier.answerQuery('admin.get-approvers', ({ userId }) => ({
    approvers: answers.approvers.filter(([, buyer]) => buyer.userId === userId).map(([one]) => one.userId),
    approvesFor: answers.approvers.filter(([one]) => one.userId === userId).map(([, one]) => one.userId),
  }));
  instance.courier.answerQuery('catalog.release-stock', ({ draftId }) => {
    released.push(draftId);
    return { released: true };
  });
  instance.courier.answerQuery('admin.get-buyer', ({ userId, session }) => {
    sessions.push(session);
    const spendingLimit = answers.limits.get(userId);
    return answers.buyer({
      ...examples.buyer,
      user: { ...examples.buyer.user, id: userId, firstName: `Person ${userId}` },
      ...(spendingLimit && { spendingLimit }),
    });
  });

  let costCenter = 0;
  return {
    instance,
    buyer,
    colleague,
    answers,
    quotes,
    released,
    sessions,
    forget(): void {
      Object.assign(answers, unchanged);
      quotes.length = 0;
      released.length = 0;
    },
    /** A draft that no other test has made. */
    draft(change: Partial<typeof order> = {}, caller: TestUser = buyer) {
      costCenter += 1;
      return instance.callAs(caller, 'createOrderDraft', {
        body: { ...order, costCenter: `submit ${costCenter}`, ...change },
      });
    },
    submit: (draftId: string, caller: TestUser = buyer) =>
      instance.callAs(caller, 'submitOrder', { body: { draftId } }),
    async eventOf(draftId: string) {
      await instance.settled();
      const events = await instance.courier.sent('checkout.order-submitted.v1');
      return events.find((event) => event.draftId === draftId);
    },
  };
}
