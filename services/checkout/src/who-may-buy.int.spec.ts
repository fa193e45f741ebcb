import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import { callExamples, queryExamples } from '@werkbank/contracts/fixtures';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { testUser, type TestUser } from '@werkbank/platform/testing';
import { allKept } from './testing/all-kept.js';
import { examples, startWorldOfBuyers } from './testing/world-of-buyers.js';

const { company } = examples;
let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
let callers: Record<string, TestUser | 'visitor'>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
  world.instance.courier.answerQuery('orders.get-order-lines', ({ customerCompanyId }) =>
    customerCompanyId === company.id ? queryExamples['orders.get-order-lines'].answer : null,
  );
  callers = {
    visitor: 'visitor',
    loner: await testUser({}),
    platformAdmin: await testUser({ roles: ['platform-admin'] }),
    buyer: world.buyer,
    colleague: world.colleague,
    producer: await testUser({ companyId: 31, companyType: 'Producer', producerId: 3 }),
    otherBuyer: await testUser({ companyId: company.id + 1, companyType: 'Customer' }),
  };
}, 60_000);
afterAll(() => world?.instance.stop());
beforeEach(() => {
  world.forget();
  world.answers.limits.clear();
});

/** Refusal by caller, for calls about a buyer's own objects; an empty code stands for access. */
const nobody = { visitor: 'AUTHENTICATION_REQUIRED', loner: 'FORBIDDEN', platformAdmin: 'FORBIDDEN' };
const everybody = Object.fromEntries(
  ['visitor', 'loner', 'platformAdmin', 'buyer', 'colleague', 'producer', 'otherBuyer'].map((who) => [
    who,
    '',
  ]),
);
const list = {
  ...everybody,
  ...nobody,
  producer: 'SAVED_LIST_NOT_FOUND',
  otherBuyer: 'SAVED_LIST_NOT_FOUND',
};
const approval = {
  ...everybody,
  ...nobody,
  colleague: 'APPROVAL_NOT_FOUND',
  producer: 'APPROVAL_NOT_FOUND',
  otherBuyer: 'APPROVAL_NOT_FOUND',
};
const expected: Partial<Record<RouteName, Record<string, string>>> = {
  refreshBasket: everybody,
  getOwnBasket: { ...everybody, visitor: 'AUTHENTICATION_REQUIRED' },
  changeOwnBasket: { ...everybody, visitor: 'AUTHENTICATION_REQUIRED' },
  // A producer company buys as well, from its own addresses and its own orders.
  reorderBasket: { ...everybody, ...nobody, producer: 'ORDER_NOT_FOUND', otherBuyer: 'ORDER_NOT_FOUND' },
  createOrderDraft: { ...everybody, ...nobody },
  getOrderDraft: { ...everybody, ...nobody, producer: 'DRAFT_NOT_FOUND', otherBuyer: 'DRAFT_NOT_FOUND' },
  submitOrder: { ...everybody, ...nobody, producer: 'DRAFT_NOT_FOUND', otherBuyer: 'DRAFT_NOT_FOUND' },
  listSavedLists: { ...everybody, ...nobody },
  quoteBoughtArticles: { ...everybody, ...nobody },
  createSavedList: { ...everybody, ...nobody },
  saveOrderAsList: { ...everybody, ...nobody, producer: 'ORDER_NOT_FOUND', otherBuyer: 'ORDER_NOT_FOUND' },
  getSavedList: list,
  updateSavedList: { ...list, colleague: 'SAVED_LIST_OF_OTHERS' },
  changeSavedListLines: { ...list, colleague: 'SAVED_LIST_OF_OTHERS' },
  listOrderApprovals: { ...everybody, ...nobody },
  // The draft waits already, and the buyer is answered its approval.
  requestOrderApproval: {
    ...everybody,
    ...nobody,
    colleague: 'ORDER_AWAITS_APPROVAL',
    producer: 'DRAFT_NOT_FOUND',
    otherBuyer: 'DRAFT_NOT_FOUND',
  },
  getOrderApproval: approval,
  withdrawOrderApproval: approval,
  approveOrder: { ...approval, buyer: 'APPROVAL_OF_ONESELF' },
  declineOrder: { ...approval, buyer: 'APPROVAL_OF_ONESELF' },
  // The buyer deletes it first.
  deleteSavedList: { ...list, colleague: 'SAVED_LIST_NOT_FOUND' },
};
const buying = routeNames.filter(
  (name) => routes[name].domain === 'checkout' && !routes[name].path.startsWith('/api/cost-rules'),
);

it('knows of every call who may make it', () => {
  expect(Object.keys(expected).sort()).toEqual(buying.toSorted());
});

it.each(buying)(
  '%s: admits the owners, hides objects from others, and a refusal changes no data',
  async (name) => {
    const draft = await world.draft();
    const list = await savedList();
    if (name.includes('Approval') || /^(approve|decline)/.test(name)) await askFor(draft.id);
    const outcomes: Record<string, string> = {};
    const wanted = expected[name] ?? {};
    for (const [who, caller] of Object.entries(callers)) {
      const before = await allKept(world.instance);
      outcomes[who] = await outcomeOf(name, caller, draft.id, list.id);
      if (wanted[who] !== '') expect([who, await allKept(world.instance)]).toEqual([who, before]);
    }
    expect(outcomes).toEqual(wanted);
  },
);

/** The buyer's draft waits for an approver who is none of the callers. */
async function askFor(draftId: string): Promise<void> {
  const approver = await testUser({
    companyId: company.id,
    companyType: 'Customer',
    lastName: 'Approver',
  });
  world.answers.limits.set(world.buyer.userId, {
    currency: 'CHF',
    perOrder: 0,
    perMonth: 0,
    approverId: null,
  });
  world.answers.approvers = [[approver, world.buyer]];
  await world.instance.callAs(world.buyer, 'requestOrderApproval', { body: { draftId } });
}

const createList = callExamples.createSavedList.request.body;
/** A list that the company shares. */
const savedList = () =>
  world.instance.callAs(world.buyer, 'createSavedList', { body: { ...createList, name: randomUUID() } });

async function outcomeOf(
  name: RouteName,
  caller: TestUser | 'visitor',
  draftId: string,
  listId: string,
): Promise<string> {
  const ofList = { params: { listId } };
  const ofDraft = { params: { draftId } };
  const request: Partial<Record<RouteName, object>> = {
    requestOrderApproval: { body: { draftId } },
    getOrderApproval: ofDraft,
    withdrawOrderApproval: ofDraft,
    approveOrder: { ...ofDraft, body: {} },
    declineOrder: { ...ofDraft, body: { reason: 'Nein' } },
    getOrderDraft: { params: { draftId } },
    submitOrder: { body: { draftId } },
    createSavedList: { body: { ...createList, name: randomUUID() } },
    saveOrderAsList: { body: { ...callExamples.saveOrderAsList.request.body, name: randomUUID() } },
    getSavedList: { ...callExamples.getSavedList.request, ...ofList },
    updateSavedList: { ...ofList, body: { name: randomUUID(), isShared: true } },
    changeSavedListLines: { ...callExamples.changeSavedListLines.request, ...ofList },
    deleteSavedList: ofList,
  };
  try {
    await world.instance.callAs(
      caller,
      name,
      (request[name] ?? callExamples[name].request) as CallRequest<RouteName>,
    );
    return '';
  } catch (error) {
    if (error instanceof ApiError) return error.code ?? String(error.status);
    throw error;
  }
}
