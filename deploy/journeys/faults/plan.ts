import fc from 'fast-check';

export const parts = ['checkout', 'orders', 'catalog', 'admin'] as const;
export type FaultyPart = (typeof parts)[number];

/** Something that breaks, some time after the fault before it. Times are milliseconds. */
export type Fault = { readonly afterMs: number } & (
  | { readonly kind: 'kill'; readonly part: FaultyPart }
  | { readonly kind: 'cutDatabase'; readonly part: FaultyPart }
  | { readonly kind: 'freeze'; readonly part: FaultyPart; readonly forMs: number }
  | { readonly kind: 'repeatEvents'; readonly part: FaultyPart; readonly last: number }
);

/** What the people of one order do. */
export interface Life {
  readonly quantity: number;
  readonly swiss: 'confirm' | 'propose';
  readonly german: 'confirm' | 'propose';
  /** What the buyer does with proposals: release all, cancel one line, or let the day pass. */
  readonly decision: 'release' | 'cancelOne' | 'lapse';
  /** How far the Swiss delivery gets. */
  readonly moves: 0 | 1 | 2 | 3;
}

/** One run: orders that live at the same time, and what breaks meanwhile. */
export interface Plan {
  readonly lives: readonly Life[];
  readonly faults: readonly Fault[];
}

const afterMs = fc.integer({ min: 50, max: 1200 });
const part = fc.constantFrom(...parts);
const answer = fc.constantFrom('confirm' as const, 'propose' as const);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ afterMs, kind: fc.constant('kill' as const), part }),
  fc.record({ afterMs, kind: fc.constant('cutDatabase' as const), part }),
  fc.record({
    afterMs,
    kind: fc.constant('freeze' as const),
    part,
    forMs: fc.integer({ min: 200, max: 4000 }),
  }),
  fc.record({
    afterMs,
    kind: fc.constant('repeatEvents' as const),
    part,
    last: fc.integer({ min: 1, max: 20 }),
  }),
);

const life: fc.Arbitrary<Life> = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  swiss: answer,
  german: answer,
  decision: fc.constantFrom('release' as const, 'release' as const, 'cancelOne' as const, 'lapse' as const),
  moves: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
});

const plan: fc.Arbitrary<Plan> = fc.record({
  lives: fc.array(life, { minLength: 2, maxLength: 3 }),
  faults: fc.array(fault, { minLength: 2, maxLength: 4 }),
});

/** The same plan for the same seed, here and anywhere. */
export function planOf(seed: number): Plan {
  const [only] = fc.sample(plan, { seed, numRuns: 1 });
  if (!only) throw new Error('a sample has a plan');
  return only;
}
