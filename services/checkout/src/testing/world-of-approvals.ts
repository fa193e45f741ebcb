import { testUser, type TestUser } from '@werkbank/platform/testing';
import { examples, startWorldOfBuyers } from './world-of-buyers.js';

const { company } = examples;
let made = 0;
/** A person of the company who has done nothing yet. */
function somebody(role: string) {
  made += 1;
  return testUser({ companyId: company.id, companyType: 'Customer', lastName: `${role} ${made}` });
}

export const limitOf = (perOrder: number | null, perMonth: number | null = null) => ({
  currency: 'CHF',
  perOrder,
  perMonth,
  approverId: null,
});

/** A buyer, the approver of the buyer and a colleague of both, new ones before each test. */
export async function startWorldOfApprovals() {
  const world = await startWorldOfBuyers();
  const { instance, answers } = world;
  const people = { buyer: world.buyer, approver: world.buyer, colleague: world.colleague };
  const limit = (perOrder: number | null, perMonth: number | null = null) =>
    answers.limits.set(people.buyer.userId, limitOf(perOrder, perMonth));
  const draft = (change: Parameters<typeof world.draft>[0] = {}, caller = people.buyer) =>
    world.draft(change, caller);
  const ask = (draftId: string, caller = people.buyer) =>
    instance.callAs(caller, 'requestOrderApproval', { body: { draftId, remark: 'Auftrag 4711' } });
  return {
    ...world,
    people,
    limit,
    draft,
    ask,
    async begin() {
      world.forget();
      answers.limits.clear();
      people.buyer = await somebody('Buyer');
      people.approver = await somebody('Approver');
      people.colleague = await somebody('Colleague');
      answers.approvers = [[people.approver, people.buyer]];
    },
    submit: (draftId: string, caller = people.buyer) => world.submit(draftId, caller),
    show: (draftId: string, caller = people.approver) =>
      instance.callAs(caller, 'getOrderApproval', { params: { draftId } }),
    approve: (draftId: string, caller = people.approver, fingerprint: string | null = null) =>
      instance.callAs(caller, 'approveOrder', { params: { draftId }, body: { fingerprint } }),
    decline: (draftId: string, caller = people.approver) =>
      instance.callAs(caller, 'declineOrder', { params: { draftId }, body: { reason: 'Liegt im Lager' } }),
    withdraw: (draftId: string, caller = people.buyer) =>
      instance.callAs(caller, 'withdrawOrderApproval', { params: { draftId } }),
    list: async (caller: TestUser) => (await instance.callAs(caller, 'listOrderApprovals', {})).approvals,
    /** A draft of the buyer that waits for its approval. */
    async waiting() {
      limit(0);
      const { id } = await draft();
      await ask(id);
      return id;
    },
    /** Events about an approval. */
    async told(draftId: string) {
      await instance.settled();
      const requested = await instance.courier.sent('checkout.approval-requested.v1');
      const decided = await instance.courier.sent('checkout.approval-decided.v1');
      return [...requested, ...decided].filter((event) => event.draftId === draftId);
    },
    /** Each line costs so many cents more from now on. */
    makeDearer(cents: number) {
      answers.quote = (quote) => ({
        ...quote,
        items: quote.items.map((item) => ({
          ...item,
          price: item.price && { ...item.price, taxBase: item.price.taxBase + cents },
        })),
      });
    },
  };
}
