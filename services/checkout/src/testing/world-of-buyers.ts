import type { Refusal } from '@werkbank/contracts/errors';
import { callExamples, questionExamples } from '@werkbank/contracts/fixtures';
import type { Asked, QuestionAnswer } from '@werkbank/contracts/questions';
import { startTestHouse, type TestUser, testUser } from '@werkbank/platform/testing';
import { CheckoutModule } from '../checkout.module.js';
import { database } from '../database/database.js';

type Quote = QuestionAnswer<'catalog.quote-prices'>;
type QuoteAsk = Asked<'catalog.quote-prices'>;
type Buyer = QuestionAnswer<'admin.get-buyer'>;
const quoteExample = questionExamples['catalog.quote-prices'].answer;
const buyerExample = questionExamples['admin.get-buyer'].answer;
const order = callExamples.createOrderDraft.request.body;
const [section] = order.orderSections;
const [quotedItem] = quoteExample.items;
if (!buyerExample || !section || !quotedItem?.dispatchLocation) throw new Error('the examples are complete');
const { company } = buyerExample;
const location = quotedItem.dispatchLocation;

export const examples = { order, section, quotedItem, location, company, buyer: buyerExample };

/** Checkout with two people of one company, and what the other domains would answer it. */
export async function startWorldOfBuyers() {
  const house = await startTestHouse({ module: CheckoutModule, database });
  const buyer = await testUser({ companyId: company.id, companyType: 'Customer' });
  const colleague = await testUser({ companyId: company.id, companyType: 'Customer', lastName: 'Colleague' });
  const unchanged = {
    quote: (quote: Quote, _ask: QuoteAsk): Quote | Refusal => quote,
    buyer: (answer: NonNullable<Buyer>): Buyer => answer,
  };
  /** What others answer; a test changes it to see what checkout makes of it. */
  const answers = { ...unchanged };
  const quotes: QuoteAsk[] = [];
  const released: string[] = [];
  const sessions: Asked<'admin.get-buyer'>['session'][] = [];
  house.courier.answerQuestion('catalog.quote-prices', (ask) => {
    quotes.push(ask);
    const items = ask.items.map((item) => ({ ...examples.quotedItem, ...item, dispatchLocation: location }));
    return answers.quote({ ...quoteExample, items }, ask);
  });
  house.courier.answerQuestion('catalog.release-stock', ({ draftId }) => {
    released.push(draftId);
    return { released: true };
  });
  house.courier.answerQuestion('admin.get-buyer', ({ userId, session }) => {
    sessions.push(session);
    return answers.buyer({
      ...examples.buyer,
      user: { ...examples.buyer.user, id: userId, firstName: `Person ${userId}` },
    });
  });

  let costCenter = 0;
  return {
    house,
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
    draft(change: Partial<typeof order> = {}, who: TestUser = buyer) {
      costCenter += 1;
      return house.callAs(who, 'createOrderDraft', {
        body: { ...order, costCenter: `submit ${costCenter}`, ...change },
      });
    },
    submit: (draftId: string, who: TestUser = buyer) =>
      house.callAs(who, 'submitOrder', { body: { draftId } }),
    async factOf(draftId: string) {
      await house.settled();
      const facts = await house.courier.sent('checkout.order-submitted.v1');
      return facts.find((fact) => fact.draftId === draftId);
    },
  };
}
