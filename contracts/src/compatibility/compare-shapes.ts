import type { ContractShape, Shape } from './contract-shape.js';

/**
 * The direction of a value. Parts are deployed one by one, so for a while an old one talks to a new one:
 * `taken` may become more generous (old senders must still be understood), `given` may say more (old readers must still
 * find what they need). An event is both: old ones are still in the stream, and old consumers still read new ones.
 */
type Direction = 'taken' | 'given';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shapeOf = (value: unknown): Shape => (isShape(value) ? value : {});

/** Reasons why a change of the contract breaks a deployed part; empty if it breaks none. */
export function incompatibilities(before: ContractShape, after: ContractShape): string[] {
  return [
    ...Object.entries(before.calls).flatMap(([name, old]) => {
      const now = after.calls[name];
      if (!now) return [`call ${name} is gone`];
      return [
        ...(now.address === old.address ? [] : [`call ${name} moved from ${old.address} to ${now.address}`]),
        ...(now.status === old.status ? [] : [`call ${name} answers ${now.status} instead of ${old.status}`]),
        ...old.access
          .filter((kind) => !now.access.includes(kind))
          .map((kind) => `call ${name} is closed to ${kind}`),
        ...compare(`call ${name} request`, old.taken, now.taken, 'taken'),
        ...compare(`call ${name} answer`, old.given, now.given, 'given'),
      ];
    }),
    ...Object.entries(before.queries).flatMap(([name, old]) => {
      const now = after.queries[name];
      if (!now) return [`query ${name} is gone`];
      return [
        ...compare(`query ${name}`, old.taken, now.taken, 'taken'),
        ...compare(`answer to ${name}`, old.given, now.given, 'given'),
      ];
    }),
    ...Object.entries(before.events).flatMap(([name, old]) => {
      const now = after.events[name];
      if (!now) return [`event ${name} is gone`];
      return [...compare(`event ${name}`, old, now, 'taken'), ...compare(`event ${name}`, old, now, 'given')];
    }),
    ...Object.entries(before.errors).flatMap(([code, status]) =>
      after.errors[code] === status
        ? []
        : [`error ${code} changed from ${status} to ${after.errors[code] ?? 'nothing'}`],
    ),
  ].filter((reason, index, all) => all.indexOf(reason) === index);
}

function compare(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  // An empty schema allows any value: it accepts everything if taken, and promises nothing if given.
  if (Object.keys(direction === 'taken' ? after : before).length === 0) return [];
  return [
    ...compareAlternatives(where, before, after, direction),
    ...compareTypes(where, before, after),
    ...compareValues(where, before, after, direction),
    ...compareLimits(where, before, after, direction),
    ...compareFields(where, before, after, direction),
    ...(isShape(before.items) && isShape(after.items)
      ? compare(`${where}[]`, before.items, after.items, direction)
      : []),
    ...(isShape(before.additionalProperties) && isShape(after.additionalProperties)
      ? compare(`${where}.*`, before.additionalProperties, after.additionalProperties, direction)
      : []),
  ];
}

/** Each alternative of the narrower side must be covered by one of the wider side. */
function compareAlternatives(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  if (!before.anyOf && !after.anyOf) return [];
  const alternatives = (shape: Shape) => (shape.anyOf ? list(shape.anyOf).map(shapeOf) : [shape]);
  const [narrow, wide] =
    direction === 'taken'
      ? [alternatives(before), alternatives(after)]
      : [alternatives(after), alternatives(before)];
  const covered = (one: Shape) =>
    wide.some((other) => {
      const [old, now] = direction === 'taken' ? [one, other] : [other, one];
      return compare(where, old, now, direction).length === 0;
    });
  return narrow.every(covered) ? [] : [`${where}: the alternatives changed`];
}

function compareTypes(where: string, before: Shape, after: Shape): string[] {
  if (before.anyOf || after.anyOf) return [];
  const [old, now] = [before.type, after.type].map((type) => JSON.stringify(type ?? null));
  return old === now || before.enum || after.enum || 'const' in before || 'const' in after
    ? []
    : [`${where}: was ${old}, is ${now}`];
}

function compareValues(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  const values = (shape: Shape) =>
    'const' in shape ? [shape.const] : shape.enum ? list(shape.enum) : undefined;
  const [old, now] = [values(before), values(after)];
  if (!old && !now) return [];
  const [narrow, wide] = direction === 'taken' ? [old, now] : [now, old];
  if (!wide) return [];
  if (!narrow) return [`${where}: is limited to fewer values`];
  const lost = narrow.filter((value) => !wide.includes(value));
  return lost.length === 0
    ? []
    : [
        `${where}: ${lost.map(String).join(', ')} ${direction === 'taken' ? 'is no longer taken' : 'is new to readers'}`,
      ];
}

const limits = [
  { name: 'maximum', wider: (a: number, b: number) => a >= b },
  { name: 'exclusiveMaximum', wider: (a: number, b: number) => a >= b },
  { name: 'maxLength', wider: (a: number, b: number) => a >= b },
  { name: 'maxItems', wider: (a: number, b: number) => a >= b },
  { name: 'minimum', wider: (a: number, b: number) => a <= b },
  { name: 'exclusiveMinimum', wider: (a: number, b: number) => a <= b },
  { name: 'minLength', wider: (a: number, b: number) => a <= b },
  { name: 'minItems', wider: (a: number, b: number) => a <= b },
] as const;

/** Only requests are compared with limits: tighter ones would refuse input that was valid before. */
function compareLimits(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  if (direction === 'given') return [];
  const reasons = limits.flatMap(({ name, wider }) => {
    const [old, now] = [before[name], after[name]];
    if (typeof now !== 'number') return [];
    return typeof old === 'number' && wider(now, old) ? [] : [`${where}: ${name} is tighter`];
  });
  const pattern = after.pattern !== undefined && after.pattern !== before.pattern;
  return pattern ? [...reasons, `${where}: must match another pattern`] : reasons;
}

/** An address without a query is one with an empty query. */
function isOptionalQuery(where: string, field: unknown, now: Shape): boolean {
  return where.endsWith(' request') && field === 'query' && list(shapeOf(now['query']).required).length === 0;
}

function compareFields(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  const [old, now] = [shapeOf(before.properties), shapeOf(after.properties)];
  const [oldRequired, nowRequired] = [list(before.required), list(after.required)];
  const reasons = Object.keys(old).flatMap((field) =>
    field in now ? compare(`${where}.${field}`, shapeOf(old[field]), shapeOf(now[field]), direction) : [],
  );
  if (direction === 'taken') {
    const demanded = nowRequired.filter(
      (field) => !oldRequired.includes(field) && !isOptionalQuery(where, field, now),
    );
    return [...reasons, ...demanded.map((field) => `${where}.${String(field)} is required now`)];
  }
  const missing = oldRequired.filter((field) => !nowRequired.includes(field));
  return [...reasons, ...missing.map((field) => `${where}.${String(field)} is no longer always there`)];
}
