import { calls } from '../calls/index.js';
import { callExamples } from '../fixtures/index.js';
import { routeNames } from '../routes/index.js';

const long = 20_000;
/** Texts on which a backtracking pattern is slow: many characters that fit, and one at the end that does not. */
const attacks = ['a', '0', ' ', '/', '.', '-', '\\', 'ä', '\n', 'a.', 'a-', '1.', 'a/', ' a', '%e'].flatMap(
  (piece) => {
    const much = piece.repeat(long / piece.length);
    return [`${much}\u0001`, `+4${much}!`, `a@${much}!`, `https://${much}\\`];
  },
);
/** CPU time of some work; the clock would also count other processes. */
function cpuMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1000;
}

/** A collection of garbage makes one run slow, a slow pattern each. */
const isSlow = (work: () => unknown) => [1, 2, 3].every(() => cpuMs(work) > quadraticMs / 4);

/** The time of a quadratic pattern for that text, in ms; a linear one is a hundred times faster. */
const quadraticMs = cpuMs(() => /x*y/.test('x'.repeat(long)));

/** The value again and again, each time with another one of its texts replaced. */
function* withEach(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield text;
  if (Array.isArray(value)) {
    for (const [at, one] of value.slice(0, 1).entries()) {
      for (const other of withEach(one, text)) yield value.with(at, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      for (const other of withEach(one, text)) yield { ...value, [key]: other };
    }
  }
}

const asked = routeNames.flatMap((name) => {
  const request = callExamples[name].request as Record<string, unknown>;
  return (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = calls[name][part];
    return schema && request[part] !== undefined ? [{ name, part, schema, example: request[part] }] : [];
  });
});

it.each(asked)('reads any text quickly: $part of $name', ({ schema, example }) => {
  const slow: string[] = [];
  for (const attack of attacks) {
    for (const value of withEach(example, attack)) {
      if (isSlow(() => schema.safeParse(value))) slow.push(`${JSON.stringify(value).slice(0, 300)}…`);
    }
  }
  expect(slow).toEqual([]);
});
