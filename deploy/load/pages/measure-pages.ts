import { type PartProcesses, cpuSecondsWhile } from '../cpu/cpu-watch.ts';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { mean, median } from '../figures/spread.ts';
import type { Asked } from '../queries/asked.ts';
import type { DirectAsker } from '../queries/ask-directly.ts';
import type { Queries } from '../queries/capture-queries.ts';
import type { Page } from './choose-pages.ts';
import { runK6 } from './run-k6.ts';

export interface PageSetup {
  readonly kind: string;
  readonly pages: readonly Page[];
  readonly queries: readonly Queries[];
  readonly k6: string;
  readonly address: string;
  readonly asker: DirectAsker;
  readonly parts: PartProcesses;
  readonly rounds: number;
  readonly seconds: number;
}

export interface PageFigures {
  readonly comparisons: readonly Comparison[];
  /** CPU milliseconds per request by part, the median of the rounds. */
  readonly cpuByPart: Readonly<Record<string, number>>;
  readonly perPage: readonly PerPage[];
}

/** One page through the gateway and directly, medians of the rounds' medians. */
export interface PerPage {
  readonly name: string;
  readonly throughMs: number;
  readonly directMs: number;
  /** How many statements and engine requests it takes. */
  readonly queries: number;
}

interface Round extends Asked {
  readonly cpuMs: number;
}

/** Asks through the gateway and directly in turn, round by round, after one round of each that does not count. */
export async function measurePages(setup: PageSetup): Promise<PageFigures> {
  const { kind, pages, queries, asker } = setup;
  const through: (Round & { readonly byPart: Record<string, number> })[] = [];
  const direct: Round[] = [];
  await runK6(setup.k6, setup.address, pages, setup.seconds);
  await asker.askFor(1, queries);
  for (let round = 0; round < setup.rounds; round++) {
    through.push(await askThroughGateway(setup));
    const asked = await asker.askFor(setup.seconds, queries);
    direct.push({ ...asked, cpuMs: (asked.cpuSeconds * 1000) / asked.requests });
  }
  const ms = (rounds: readonly Round[]) => rounds.map(({ mediansMs }) => mean(mediansMs));
  const cpu = (rounds: readonly Round[]) => rounds.map(({ cpuMs }) => cpuMs);
  const against = 'the same queries asked directly';
  return {
    comparisons: [
      compareRounds(`${kind}, median time`, 'ms', ms(through), against, ms(direct)),
      compareRounds(`${kind}, CPU per request`, 'ms', cpu(through), against, cpu(direct)),
    ],
    cpuByPart: Object.fromEntries(
      Object.keys(setup.parts).map((part) => [part, median(through.map(({ byPart }) => byPart[part]!))]),
    ),
    perPage: pages.map(({ name }, page) => ({
      name,
      throughMs: median(through.map(({ mediansMs }) => mediansMs[page]!)),
      directMs: median(direct.map(({ mediansMs }) => mediansMs[page]!)),
      queries: queries[page]!.statements.length + queries[page]!.engineRequests.length,
    })),
  };
}

async function askThroughGateway({ k6, address, pages, seconds, parts }: PageSetup) {
  const { result, seconds: used } = await cpuSecondsWhile(parts, () => runK6(k6, address, pages, seconds));
  const byPart = Object.fromEntries(
    Object.entries(used).map(([part, cpuSeconds]) => [part, (cpuSeconds * 1000) / result.requests]),
  );
  const cpuMs = Object.values(byPart).reduce((sum, part) => sum + part, 0);
  return { ...result, cpuMs, byPart };
}
