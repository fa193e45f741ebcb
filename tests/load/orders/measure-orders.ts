import type { RunningInstance } from '../instance/running-instance.ts';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { median, quantile } from '../figures/spread.ts';
import type { CatalogueDatabase } from '../baseline/catalogue-database.ts';
import { chooseOrder, type PlacedOrder, placeOrder, signIn } from './place-orders.ts';

const rounds = 5;
const ordersPerRound = 10;
const commitsPerRound = 20;

export interface OrderFigures {
  readonly comparisons: readonly Comparison[];
  readonly orders: number;
  readonly readableP95Ms: number;
}

/** Measures orders and commits in turn; deletes the orders afterwards. */
export async function measureOrders(
  instance: RunningInstance,
  address: string,
  database: CatalogueDatabase,
): Promise<OrderFigures> {
  const account = (role: string) => instance.accounts.find((candidate) => candidate.role === role)!;
  const [buyer, admin] = [
    await signIn(address, account('buyer')),
    await signIn(address, account('platform-admin')),
  ];
  const order = await chooseOrder(buyer);
  const placed: PlacedOrder[][] = [];
  const commits: number[] = [];
  const warmUp: PlacedOrder[] = [];
  try {
    while (warmUp.length < 2) warmUp.push(await placeOrder(address, buyer, order));
    await database.commits(commitsPerRound);
    for (let round = 0; round < rounds; round++) {
      const now: PlacedOrder[] = [];
      placed.push(now);
      while (now.length < ordersPerRound) now.push(await placeOrder(address, buyer, order));
      commits.push(median(await database.commits(commitsPerRound)));
    }
  } finally {
    for (const { orderId } of [...warmUp, ...placed.flat()]) {
      await admin.api('deleteSalesOrder', { params: { orderId } });
    }
  }
  const readable = placed.map((round) => median(round.map(({ readableMs }) => readableMs)));
  const submit = placed.map((round) => median(round.map(({ submitMs }) => submitMs)));
  return {
    comparisons: [
      compareRounds('submit order → order readable', 'ms', readable, 'the submit call alone', submit),
      compareRounds('submit order → order readable', 'ms', readable, 'one commit of PostgreSQL', commits),
      compareRounds('the submit call', 'ms', submit, 'one commit of PostgreSQL', commits),
    ],
    orders: rounds * ordersPerRound,
    readableP95Ms: quantile(
      placed.flat().map(({ readableMs }) => readableMs),
      0.95,
    ),
  };
}
