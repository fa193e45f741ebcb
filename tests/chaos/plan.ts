import fc from 'fast-check';

export const parts = ['checkout', 'orders', 'catalog', 'admin'] as const;
export type FaultyPart = (typeof parts)[number];

/** All parts in the topology of production. */
export type AnyPart = FaultyPart | 'gateway' | 'nats' | 'postgres' | 'keycloak';

/** A fault, some milliseconds after the one before. */
export type Fault = { readonly afterMs: number } & (
  | { readonly kind: 'kill'; readonly part: FaultyPart }
  | { readonly kind: 'cutDatabase'; readonly part: FaultyPart }
  | { readonly kind: 'freeze'; readonly part: FaultyPart; readonly forMs: number }
  | { readonly kind: 'repeatEvents'; readonly part: FaultyPart; readonly last: number }
  | { readonly kind: 'killOne'; readonly part: AnyPart; readonly replica: number }
  | { readonly kind: 'endOne'; readonly part: AnyPart; readonly replica: number }
  | { readonly kind: 'endEach'; readonly part: AnyPart }
  | { readonly kind: 'keepDown'; readonly part: 'keycloak'; readonly forMs: number }
  | { readonly kind: 'wipe'; readonly part: 'nats' }
  | {
      readonly kind: 'fillDisk';
      readonly part: 'nats' | 'postgres';
      readonly replica: number;
      readonly forMs: number;
    }
  | ({ readonly kind: 'slowLink'; readonly latencyMs: number } & OnLink)
  | ({ readonly kind: 'cutLink' } & OnLink)
  | ({ readonly kind: 'silenceLink' } & OnLink)
  | {
      readonly kind: 'jumpClock';
      readonly part: FaultyPart;
      readonly replica: number;
      readonly bySeconds: number;
      readonly forMs: number;
    }
);

/** A connection of a service to PostgreSQL or NATS, or of the gateway to a service. */
type OnLink = { readonly forMs: number } & (
  | { readonly part: FaultyPart; readonly to: 'postgres' | 'nats' }
  | { readonly part: 'gateway'; readonly to: FaultyPart }
);

/** The course of one order. */
export interface Life {
  readonly quantity: number;
  readonly swiss: 'confirm' | 'propose';
  readonly german: 'confirm' | 'propose';
  /** The buyer's reaction to proposals: release all, cancel one line, or let them lapse. */
  readonly decision: 'release' | 'cancelOne' | 'lapse';
  /** Number of status changes of the Swiss delivery. */
  readonly moves: 0 | 1 | 2 | 3;
}

/** One run: concurrent orders and faults. */
export interface Plan {
  readonly lives: readonly Life[];
  readonly faults: readonly Fault[];
}

const afterMs = fc.integer({ min: 50, max: 1200 });
const part = fc.constantFrom(...parts);
const answer = fc.constantFrom('confirm' as const, 'propose' as const);

const killed: fc.Arbitrary<Fault> = fc.record({ afterMs, kind: fc.constant('kill' as const), part });

/** Faults that can hit any process of a part. */
const anywhere: readonly fc.Arbitrary<Fault>[] = [
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
];

const replica = fc.integer({ min: 0, max: 5 });
const forMs = fc.integer({ min: 500, max: 6000 });
const needed = fc.record({ part, to: fc.constantFrom('postgres' as const, 'nats' as const), forMs });
const fromGateway = fc.record({ part: fc.constant('gateway' as const), to: part, forMs });
const onLink = fc.oneof({ weight: 2, arbitrary: needed }, { weight: 1, arbitrary: fromGateway });
const ofOurs = [...parts, 'gateway', 'nats'] as const;
const inProduction = fc.oneof(
  ...anywhere,
  fc.record({
    afterMs,
    kind: fc.constant('killOne' as const),
    part: fc.constantFrom(...ofOurs, ...ofOurs, 'postgres' as const, 'keycloak' as const),
    replica,
  }),
  fc.record({ afterMs, kind: fc.constant('endOne' as const), part: fc.constantFrom(...ofOurs), replica }),
  fc.record({ afterMs, kind: fc.constant('endEach' as const), part: fc.constantFrom(...ofOurs) }),
  fc.record({
    afterMs,
    kind: fc.constant('keepDown' as const),
    part: fc.constant('keycloak' as const),
    forMs: fc.integer({ min: 500, max: 8000 }),
  }),
  fc.record({ afterMs, kind: fc.constant('wipe' as const), part: fc.constant('nats' as const) }),
  fc.record({
    afterMs,
    kind: fc.constant('fillDisk' as const),
    part: fc.constantFrom('nats' as const, 'postgres' as const),
    replica,
    forMs: fc.integer({ min: 1000, max: 5000 }),
  }),
  linkFault(
    fc.record({ kind: fc.constant('slowLink' as const), latencyMs: fc.integer({ min: 50, max: 1500 }) }),
  ),
  linkFault(fc.record({ kind: fc.constant('cutLink' as const) })),
  linkFault(fc.record({ kind: fc.constant('silenceLink' as const) })),
  fc.record({
    afterMs,
    kind: fc.constant('jumpClock' as const),
    part,
    replica,
    bySeconds: fc.integer({ min: -120, max: 120 }),
    forMs: fc.integer({ min: 2000, max: 8000 }),
  }),
);

const life: fc.Arbitrary<Life> = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  swiss: answer,
  german: answer,
  decision: fc.constantFrom('release' as const, 'release' as const, 'cancelOne' as const, 'lapse' as const),
  moves: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
});

const plans = {
  alone: planWith(fc.oneof(killed, ...anywhere), 4),
  production: planWith(inProduction, 6),
};

function linkFault<How>(how: fc.Arbitrary<How>) {
  return fc.tuple(afterMs, how, onLink).map(([after, kind, link]) => ({ afterMs: after, ...kind, ...link }));
}

function planWith(fault: fc.Arbitrary<Fault>, mostFaults: number): fc.Arbitrary<Plan> {
  return fc.record({
    lives: fc.array(life, { minLength: 2, maxLength: 3 }),
    faults: fc.array(fault, { minLength: 2, maxLength: mostFaults }),
  });
}

/** A deterministic plan for a seed, for single processes or for the topology of production. */
export function planOf(seed: number, topology: keyof typeof plans = 'alone'): Plan {
  const [only] = fc.sample(plans[topology], { seed, numRuns: 1 });
  if (!only) throw new Error('a sample has a plan');
  return only;
}
