import { compareRounds } from '../figures/comparison.ts';
import { inTurn, rounds } from '../figures/in-turn.ts';
import { comparisonTable } from '../figures/markdown-table.ts';
import { median } from '../figures/spread.ts';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import { NothingToMeasure, runningInstance } from '../instance/running-instance.ts';
import { chooseOrder, placeOrder, signIn } from '../orders/place-orders.ts';

const turns = 200;
const roundsOfTurns = 5;
const nobodysOrder = 2_000_000_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Time to the first byte of an issued document, through a separate gateway without rate limits. */
async function measure(): Promise<string> {
  const instance = runningInstance();
  const account = (role: string) => instance.accounts.find((candidate) => candidate.role === role)!;
  const gateway = await startGatewayBeside(instance);
  try {
    const { address } = gateway;
    const buyer = await signIn(address, account('buyer'));
    const admin = await signIn(address, account('platform-admin'));
    const { orderId } = await placeOrder(address, buyer, await chooseOrder(buyer));
    const headers = { accept: 'application/pdf', authorization: `Bearer ${buyer.token}` };
    const firstByteOf = (id: number, status: number) => async () => async () => {
      // fetch resolves at the head; the body is read outside of the measured time.
      const answer = await fetch(`${address}/api/sales-orders/${id}/customer-order-pdf`, { headers });
      if (answer.status !== status) throw new Error(`The document of order ${id} answers ${answer.status}`);
      return () => answer.arrayBuffer();
    };
    const ways = {
      issued: firstByteOf(orderId, 200),
      // The same path through gateway, service and database, without a document.
      none: firstByteOf(nobodysOrder, 404),
    };
    try {
      await inTurn(20, ways);
      const { issued, none } = await inTurn(turns, ways);
      const medians = (times: readonly number[]) => rounds(times, roundsOfTurns).map(median);
      const what = 'first byte of an issued document';
      return comparisonTable([
        compareRounds(
          what,
          'ms',
          medians(issued),
          'the same call for an order that there is not',
          medians(none),
        ),
      ]);
    } finally {
      await admin.api('deleteSalesOrder', { params: { orderId } });
    }
  } finally {
    await gateway.end();
  }
}

try {
  console.log(await measure());
} catch (error) {
  if (!(error instanceof NothingToMeasure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
