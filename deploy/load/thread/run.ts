import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from '../figures/comparison.ts';
import { comparisonTable, markdownTable } from '../figures/markdown-table.ts';
import { startBeside } from '../instance/own-process.ts';
import { NothingToMeasure, pidOf, repositoryRoot, runningInstance } from '../instance/running-instance.ts';
import { measureBasket } from './measure-basket.ts';
import { measureSubmit } from './measure-submit.ts';

const parts = ['basket', 'submit'] as const;
/** All parts, unless the command names some. */
const named = process.argv.slice(2);
const asked = parts.filter((part) => named.includes(part) || !parts.some((one) => named.includes(one)));

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

async function startGateway() {
  const script = join(repositoryRoot, 'gateway', 'dist', 'main.js');
  const limits = { CALLS_PER_MINUTE: '1000000', LOGINS_PER_MINUTE: '1000' };
  return startBeside(pidOf(instance, 'gateway'), script, limits);
}

const comparisons: Comparison[] = [];
const others: string[][] = [];

async function measureAll(address: string): Promise<void> {
  const ways = {
    async basket() {
      const figures = await measureBasket(instance);
      comparisons.push(...figures.comparisons);
      others.push(['basket of 100 lines, statements', String(figures.statements.length)]);
    },
    async submit() {
      const figures = await measureSubmit(instance, address);
      comparisons.push(...figures.comparisons);
      others.push(['submit → readable, p95', `${Math.round(figures.readableP95Ms)} ms`]);
    },
  };
  for (const part of asked) {
    console.error(`${part} … (load ${loadavg()[0]?.toFixed(1)})`);
    await ways[part]();
  }
}

const gateway = await startGateway();
try {
  await measureAll(gateway.address);
} finally {
  await gateway.end();
  // What stands is said, also where a later part broke off.
  console.log(comparisonTable(comparisons));
  console.log(markdownTable(['what', 'measured'], others));
}
