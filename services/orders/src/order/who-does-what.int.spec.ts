import { ApiError } from '@werkbank/contracts/client';
import { type DeliveryStatus, deliveryStatuses } from '@werkbank/contracts/delivery';
import type { TestInstance } from '@werkbank/platform/testing';
import { anAddress, aSection, germanProducer, swissProducer } from '../testing/a-submission.js';
import { callsOfActions, type Tried, type TriedAction } from '../testing/calls-of-actions.js';
import { keptOf } from '../testing/kept-of.js';
import { people, startOrdersInstance, submitted } from '../testing/orders-instance.js';

let instance: TestInstance;
beforeAll(async () => {
  instance = await startOrdersInstance();
  const places = [2010, 2011].map((id) => anAddress(id, 'CH', 'DispatchLocation'));
  await instance.courier.publish('admin.producer-changed.v1', {
    id: swissProducer - 100,
    algoliaId: 'Swiss',
    platformMargin: 0.085,
    custom_shipping: false,
    videoLink: null,
    companies: [{ id: swissProducer, name: 'Swiss AG', dispatchLocations: places }],
  });
  await instance.settled();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);

/** The delivery is the Swiss producer's; the German one has a part in the same order. */
const actors = ['buyer', 'swiss', 'german', 'otherProducer', 'otherBuyer', 'admin', 'visitor'] as const;
type Actor = (typeof actors)[number];
const actions = Object.keys(callsOfActions) as TriedAction[];

/** Allowed steps of deliveries, written down once more: from, who, action, to. */
const allowed = `
  Created            swiss confirm            Confirmed
  Created            swiss propose            Proposed
  Created            swiss splitBeforeRelease Proposed
  Created            buyer cancel             Cancelled
  Proposed           buyer release            Released
  Proposed           buyer cancel             Cancelled
  Confirmed          buyer release            Released
  Confirmed          buyer cancel             Cancelled
  Released           swiss splitAfterRelease  Released
  Released           swiss complete           InCompletion
  InCompletion       swiss makeReady          ReadyToSend
  ReadyToSend        swiss clearCustoms       InCustomsClearance
  ReadyToSend        swiss send               Sent
  InCustomsClearance swiss send               Sent
  Sent               buyer receivePart        PartiallyDelivered
  Sent               buyer receive            Delivered
  PartiallyDelivered buyer receivePart        PartiallyDelivered
  PartiallyDelivered buyer receive            Delivered
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const answers: readonly TriedAction[] = ['confirm', 'propose', 'splitBeforeRelease'];
const decisions: readonly TriedAction[] = ['release', 'cancel'];

function expected(from: DeliveryStatus, actor: Actor, action: TriedAction): string {
  const row = allowed.find(([status, who, what]) => status === from && who === actor && what === action);
  if (row) return row[3] ?? '';
  if (actor === 'visitor') return 'AUTHENTICATION_REQUIRED';
  if (actor === 'admin') return 'FORBIDDEN';
  if (answers.includes(action)) return answerRefused(actor);
  if (decisions.includes(action)) return decisionRefused(from, actor, action);
  return moveRefused(actor, action);
}

function answerRefused(actor: Actor): string {
  if (actor === 'swiss') return 'DELIVERY_WRONG_STATUS';
  if (actor === 'german') return 'ORDER_DATA_INCONSISTENT';
  return actor === 'otherProducer' ? 'ORDER_NOT_FOUND' : 'FORBIDDEN';
}

function decisionRefused(from: DeliveryStatus, actor: Actor, action: TriedAction): string {
  if (actor !== 'buyer') return 'ORDER_NOT_FOUND';
  if (from === 'Created' && action === 'release') return 'PARTIAL_RELEASE_NOT_ALLOWED';
  return from === 'Cancelled' ? 'ORDER_ALREADY_PARTIALLY_CANCELLED' : 'ORDER_ALREADY_PARTIALLY_RELEASED';
}

function moveRefused(actor: Actor, action: TriedAction): string {
  if (action === 'splitAfterRelease') {
    if (actor === 'swiss') return 'DELIVERY_SPLIT_NOT_POSSIBLE';
    return actor === 'buyer' || actor === 'otherBuyer' ? 'FORBIDDEN' : 'DELIVERY_NOT_FOUND';
  }
  return actor === 'swiss' || actor === 'buyer' ? 'DELIVERY_WRONG_STATUS' : 'DELIVERY_NOT_FOUND';
}

/** An export of the Swiss producer with its documents, brought to a status; the German producer's part is proposed. */
async function deliveryIn(status: DeliveryStatus): Promise<Tried> {
  const { id: orderId, sections } = await submitted(instance, {
    orderSections: [
      aSection(swissProducer, { shipper: 'dhleuro', isExport: true }),
      aSection(germanProducer),
    ],
  });
  const of = (company: number) => sections.find(({ producerCompanyId }) => producerCompanyId === company);
  const [own, other] = [of(swissProducer), of(germanProducer)];
  if (!own || !other) throw new Error('both producers have a part');
  const em = instance.em();
  const set = `update delivery set status = ?, weight = 1, length = 1, width = 1, height = 1, mrn_number = '26DE1'
    where id = ?`;
  await em.execute(set, [status, own.id]);
  await em.execute(set, ['Proposed', other.id]);
  if (status === 'Cancelled')
    await em.execute('update order_item set cancelled = true where delivery_id = ?', [own.id]);
  await em.execute(
    `insert into attachment (file_id, file_name, title, attachment_type, object_type, object_id, type, position, enabled,
       bytes, media_type, owner_company_id, created_by)
     values (gen_random_uuid(), 'a.pdf', 'Zoll', 'CustomsDeclaration', 'Delivery', ?, 'pdf', 0, true, 1,
       'application/pdf', ?, 1)`,
    [String(own.id), swissProducer],
  );
  const itemIds = own.items.map(({ id }) => id);
  return { orderId, deliveryId: own.id, itemIds, lockKey: own.optimisticLockKey };
}

const statusOf = async (deliveryId: number): Promise<string> => {
  const [row] = await instance
    .em()
    .execute<{ status: string }[]>('select status from delivery where id = ?', [deliveryId]);
  return row?.status ?? '';
};

/** The status that it came to, or the code of what spoke against it. */
async function outcomeOf(actor: Actor, action: TriedAction, tried: Tried): Promise<string> {
  const caller = actor === 'visitor' ? actor : await people[actor]();
  try {
    await callsOfActions[action](instance, caller, tried);
    return await statusOf(tried.deliveryId);
  } catch (error) {
    if (error instanceof ApiError) return error.code ?? String(error.status);
    throw error;
  }
}

it.each(deliveryStatuses)(
  'lets who is to act do what follows %s, and refuses everything else to everybody without a trace',
  async (status) => {
    const outcomes: string[] = [];
    const designed: string[] = [];
    for (const action of actions) {
      const tried = await deliveryIn(status);
      const before = await keptOf(instance, tried.orderId);
      const acting = actors.find((actor) =>
        allowed.some(([from, who, what]) => from === status && who === actor && what === action),
      );
      const refused = actors.filter((actor) => actor !== acting);
      for (const actor of refused)
        outcomes.push(`${action} ${actor}: ${await outcomeOf(actor, action, tried)}`);
      expect([action, await keptOf(instance, tried.orderId)]).toEqual([action, before]);
      for (const actor of refused) designed.push(`${action} ${actor}: ${expected(status, actor, action)}`);
      if (acting) {
        outcomes.push(`${action} ${acting}: ${await outcomeOf(acting, action, tried)}`);
        designed.push(`${action} ${acting}: ${expected(status, acting, action)}`);
      }
    }
    expect(outcomes).toEqual(designed);
  },
  60_000,
);

/** A delivery that has left is invoiced, and its documents stay available. */
const left: readonly DeliveryStatus[] = ['Sent', 'PartiallyDelivered', 'Delivered'];

it('lets platform admins alone delete an order, whatever it has come to', async () => {
  for (const status of deliveryStatuses) {
    const { orderId } = await deliveryIn(status);
    const remove = async (actor: Actor) =>
      instance.callAs(actor === 'visitor' ? actor : await people[actor](), 'deleteSalesOrder', {
        params: { orderId },
      });
    const before = await keptOf(instance, orderId);
    for (const actor of actors.filter((one) => one !== 'admin')) {
      const code = actor === 'visitor' ? 'AUTHENTICATION_REQUIRED' : 'FORBIDDEN';
      await expect(remove(actor)).rejects.toMatchObject({ code });
    }
    expect(await keptOf(instance, orderId)).toEqual(before);
    expect([status, await remove('admin')]).toEqual([status, { stays: left.includes(status) }]);
  }
}, 60_000);
