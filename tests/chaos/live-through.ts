import { addDays, dayOf } from '@werkbank/contracts/calendar';
import { ApiError } from '@werkbank/contracts/client';
import type { OrderDraft, SalesOrder } from '@werkbank/contracts/entities';
import type { Cast } from '../instance/cast.ts';
import { answer, draftOf, moveDelivery } from '../instance/ordering.ts';
import { eventually, type Person } from '../instance/running-instance.ts';
import type { Databases } from '../instance/databases.ts';
import type { Life } from './plan.ts';

const patienceSeconds = 90;
const parcel = { weight: 1.25, length: 30, width: 20, height: 10 };

/** An order that the buyer received a confirmation for. */
export interface Accepted {
  readonly draft: OrderDraft;
  readonly orderId: number;
}

/** An accepted order with its planned course. */
export interface Living extends Accepted {
  readonly life: Life;
}

/** Repeats a step until it succeeds or is refused for good; an attempt with a lost answer may have succeeded. */
async function persist<T>(step: () => Promise<T>): Promise<T> {
  let refused: ApiError | undefined;
  const done = await eventually(
    async () => {
      try {
        return { answer: await step() };
      } catch (error) {
        refused = error instanceof ApiError && isFinal(error) ? error : undefined;
        if (refused) return undefined;
        throw error;
      }
    },
    (answered) => answered !== undefined || refused !== undefined,
    patienceSeconds,
  );
  if (!done) throw refused ?? new Error('neither done nor refused');
  return done.answer;
}

/** Statuses worth a retry; 0 is a broken connection. */
const passing: ReadonlySet<number> = new Set([0, 408, 409, 429]);
const isFinal = ({ status }: ApiError): boolean => status < 500 && !passing.has(status);

/** Places an order. A buyer has one draft at a time, so callers place orders in sequence. */
export async function place({ buyer, offers }: Cast, life: Life): Promise<Living> {
  const draft = await persist(() => draftOf(buyer, [offers.CH.row, offers.DE.row], life.quantity));
  const { orderId } = await persist(() => buyer.api('submitOrder', { body: { draftId: draft.id } }));
  return { draft, orderId, life };
}

/** Takes an order through its planned course. */
export async function liveThrough(
  { buyer, swissProducer, germanProducer }: Cast,
  { draft, orderId, life }: Living,
  databases: Databases,
): Promise<void> {
  const order = () => persist(() => buyer.api('getSalesOrder', { params: { orderId } }));
  await eventually(
    () => buyer.api('getSalesOrder', { params: { orderId } }),
    ({ sections }) => sections.length === draft.orderSections.length,
    patienceSeconds,
  );
  for (const [producer, how] of [
    [swissProducer, life.swiss],
    [germanProducer, life.german],
  ] as const)
    await answerOnce(producer, orderId, how);
  const answered = await order();
  if (answered.status === 'Proposed') await decide(buyer, answered, life, databases);
  await moveOn(swissProducer, await order(), life);
}

/** A producer answers, unless an attempt with a lost answer has done so. */
const answerOnce = (producer: Person, orderId: number, how: Life['swiss']): Promise<void> =>
  persist(async () => {
    const open = (await sectionsOf(producer, orderId)).some(({ status }) => status === 'Created');
    if (open) await answer(producer, orderId, how === 'confirm' ? undefined : addDays(dayOf(new Date()), 10));
  });

async function decide(buyer: Person, { id, sections }: SalesOrder, life: Life, databases: Databases) {
  if (life.decision === 'lapse') {
    await databases.rows(
      'orders',
      `update sales_order set proposal_expires_at = now() - interval '1 second'
        where id = $1 and proposal_expires_at is not null`,
      [id],
    );
  }
  const items = sections.flatMap((section) => section.items.map((item) => item.id));
  const cancelItems = life.decision === 'cancelOne' ? items.slice(0, 1) : [];
  await persist(async () => {
    const now = await buyer.api('getSalesOrder', { params: { orderId: id } });
    if (now.status !== 'Proposed') return;
    const kept = now.sections.filter(
      (section) => !section.items.every((item) => cancelItems.includes(item.id)),
    );
    await buyer
      .api('releaseSalesOrder', {
        params: { orderId: id },
        body: { releaseSections: kept.map((section) => section.id), cancelItems },
      })
      // A release after the lapse is refused, because the order is cancelled.
      .catch((error: unknown) => {
        if (life.decision !== 'lapse' || !(error instanceof ApiError) || !isFinal(error)) throw error;
      });
  });
}

const ways = ['InCompletion', 'ReadyToSend', 'Sent'] as const;

async function moveOn(producer: Person, order: SalesOrder, { moves }: Life): Promise<void> {
  const own = order.sections.find(
    ({ producerCompanyId }) => producerCompanyId === producer.account.companyId,
  );
  if (own?.status !== 'Released') return;
  for (const [index, way] of ways.slice(0, moves).entries())
    await persist(async () => {
      const [section] = await sectionsOf(producer, order.id);
      if (section?.status !== (['Released', ...ways] as const)[index]) return;
      await moveDelivery(producer, order.id, way, way === 'ReadyToSend' ? parcel : {});
    });
}

const sectionsOf = async ({ api, account }: Person, orderId: number) =>
  (await api('getPurchaseOrder', { params: { orderId, producerCompanyId: account.companyId ?? 0 } }))
    .sections;
