import { loadavg } from 'node:os';
import type { Comparison } from '../figures/comparison.ts';
import { comparisonTable, markdownTable } from '../figures/markdown-table.ts';
import { startGatewayBeside } from '../instance/own-gateway.ts';
import { NothingToMeasure, runningInstance } from '../instance/running-instance.ts';
import { signIn } from '../orders/place-orders.ts';
import { measureBasket } from './measure-basket.ts';
import { measureLapse } from './measure-lapse.ts';
import { measureLists } from './measure-lists.ts';
import { openOwnTokens } from './own-tokens.ts';
import { measureStreams } from './measure-streams.ts';
import { measureSubmit } from './measure-submit.ts';

const parts = ['basket', 'submit', 'lists', 'lapse', 'streams'] as const;
/** All parts, unless the command names some; `many=100000` and the like make it shorter. */
const named = process.argv.slice(2);
const asked = parts.filter((part) => named.includes(part) || !parts.some((one) => named.includes(one)));
const size = (name: string, usual: number): number =>
  Number(named.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const instance = (() => {
  try {
    return runningInstance();
  } catch (error) {
    if (!(error instanceof NothingToMeasure)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
})();

const comparisons: Comparison[] = [];
const others: string[][] = [];

async function measureAll(gateway: { address: string; pid: number }): Promise<void> {
  const { address } = gateway;
  const account = (role: string) => instance.accounts.find((one) => one.role === role)!;
  const buyer = await signIn(address, account('buyer'));
  const producer = await signIn(address, account('producer-admin'));
  const admin = await signIn(address, account('platform-admin'));
  const ids = { customerId: buyer.companyId, producerCompanyId: producer.companyId };
  const ways = {
    async basket() {
      const figures = await measureBasket(instance);
      comparisons.push(...figures.comparisons);
      others.push(['basket of 100 lines, statements', String(figures.statements.length)]);
      if (process.env['SAY'] !== undefined) console.error(figures.statements.join('\n'));
    },
    async submit() {
      const figures = await measureSubmit(instance, gateway);
      comparisons.push(...figures.comparisons);
      others.push(
        ['submit → readable, p95', `${Math.round(figures.readableP95Ms)} ms`],
        [`CPU of one submit and what follows, of ${figures.orders}`, cpuOf(figures.cpuMs)],
      );
    },
    async lists() {
      // Filling the tables takes longer than a token lasts that Keycloak gives.
      const tokens = await openOwnTokens();
      const ofCompany = (company_id: number, company_type: string) =>
        tokens.tokenOf({ user_id: 1, company_id, company_type, roles: ['company-admin'] });
      const readers = [
        { who: 'buyer', token: ofCompany(buyer.companyId, 'Customer'), path: '/api/sales-orders' },
        { who: 'producer', token: ofCompany(producer.companyId, 'Producer'), path: '/api/purchase-orders' },
        {
          who: 'admin',
          token: tokens.tokenOf({ user_id: 1, roles: ['platform-admin'] }),
          path: '/api/sales-orders',
        },
      ];
      const filling = { ...ids, few: size('few', 10_000), many: size('many', 1_000_000) };
      try {
        const { environment } = tokens;
        const figures = await measureLists(instance, { readers, environment }, filling);
        comparisons.push(...figures.comparisons);
        for (const [who, statements] of Object.entries(figures.statements))
          others.push([`first page, ${who}, statements`, String(statements)]);
      } finally {
        await tokens.end();
      }
    },
    async lapse() {
      const figures = await measureLapse(instance, ids, size('proposals', 100_000));
      others.push([
        `lapse of ${figures.lapsed} among ${figures.proposals} open proposals`,
        `${figures.seconds.toFixed(1)} s; CPU ${figures.serviceCpuSeconds.toFixed(1)} s in the service, ` +
          `${figures.databaseCpuSeconds.toFixed(1)} s in PostgreSQL; a look that finds none ${figures.lookMs.toFixed(1)} ms`,
      ]);
    },
    async streams() {
      const figures = await measureStreams(instance, { buyer, admin, address }, size('streams', 1000));
      for (const [what, one] of Object.entries(figures))
        others.push([
          `${one.streams} streams, ${what === 'own' ? 'through the gateway' : "Node's server alone"}`,
          `${one.kiBPerStream.toFixed(1)} KiB each; ${one.idleCpuPercent.toFixed(1)} % CPU idle; ` +
            `${one.microsecondsPerMessage.toFixed(0)} µs CPU a message; all told after ${one.allToldMs.toFixed(0)} ms`,
        ]);
    },
  };
  for (const part of asked) {
    console.error(`${part} … (load ${loadavg()[0]?.toFixed(1)})`);
    await ways[part]();
  }
}

const cpuOf = (cpuMs: Readonly<Record<string, number>>): string =>
  Object.entries(cpuMs)
    .map(([part, ms]) => `${part} ${ms.toFixed(1)} ms`)
    .join(', ');

const gateway = await startGatewayBeside(instance);
try {
  await measureAll(gateway);
} finally {
  await gateway.end();
  // Prints finished comparisons, even if a later part broke off.
  console.log(comparisonTable(comparisons));
  console.log(markdownTable(['what', 'measured'], others));
}
