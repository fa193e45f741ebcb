import type { CheckoutOrder } from '@werkbank/contracts/entities';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { quantile } from '../figures/spread.ts';
import type { RunningInstance } from '../instance/running-instance.ts';
import { chooseOrder, type Person, placeOrder, signIn } from '../orders/place-orders.ts';
import { openPgbench } from './run-pgbench.ts';

const rounds = 5;
const secondsPerRound = 5;

export interface SubmitFigures {
  readonly comparisons: readonly Comparison[];
  readonly buyers: number;
  readonly orders: number;
  readonly readableP95Ms: number;
}

/** Buyers who all submit at the same moment, again and again, in turn with as many clients of pgbench. */
export async function measureSubmit(instance: RunningInstance, address: string): Promise<SubmitFigures> {
  const accounts = instance.accounts.filter(({ role }) => role === 'buyer' || role === 'company-admin');
  const buyers: { person: Person; order: CheckoutOrder }[] = [];
  // One after the other: Keycloak takes sign-ins at the same moment for an attack.
  for (const account of accounts) {
    const person = await signIn(address, account);
    buyers.push({ person, order: await chooseOrder(person) });
  }
  const admin = await signIn(address, instance.accounts.find(({ role }) => role === 'platform-admin')!);
  const pgbench = await openPgbench(instance);
  const placed: number[] = [];
  const readableMs: number[] = [];
  let drafted = 0;
  const round = async (seconds: number): Promise<number> => {
    let [submitting, orders] = [0, 0];
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      // Each person has one draft that can be submitted, so all draft, and then the clock runs while all submit.
      const drafts = await Promise.all(
        buyers.map(({ person, order }) =>
          person.api('createOrderDraft', { body: { ...order, costCenter: `load ${++drafted}` } }),
        ),
      );
      const began = performance.now();
      const answers = await Promise.all(
        buyers.map(({ person }, at) =>
          person.api('submitOrder', { body: { draftId: drafts[at]?.id ?? '' } }),
        ),
      );
      submitting += performance.now() - began;
      orders += answers.length;
      placed.push(...answers.map(({ orderId }) => orderId));
    }
    return (orders * 1000) / submitting;
  };
  const [submits, transactions]: [number[], number[]] = [[], []];
  try {
    await round(2);
    await pgbench.transactionsPerSecond(buyers.length, 1);
    for (let done = 0; done < rounds; done++) {
      submits.push(await round(secondsPerRound));
      transactions.push(await pgbench.transactionsPerSecond(buyers.length, secondsPerRound));
    }
    const [first] = buyers;
    for (let done = 0; first && done < 60; done++) {
      const order = await placeOrder(address, first.person, first.order);
      placed.push(order.orderId);
      readableMs.push(order.readableMs);
    }
  } finally {
    await pgbench.end();
    for (const orderId of placed) await admin.api('deleteSalesOrder', { params: { orderId } });
  }
  return {
    comparisons: [
      compareRounds(
        `orders submitted by ${buyers.length} buyers`,
        '/s',
        submits,
        `pgbench TPC-B, ${buyers.length} clients`,
        transactions,
      ),
    ],
    buyers: buyers.length,
    orders: placed.length,
    readableP95Ms: quantile(readableMs, 0.95),
  };
}
