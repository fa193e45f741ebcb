import { join } from 'node:path';
import { findGuards, type Guard } from './find-guards.ts';

/** Where a copy of the sources is told which guard is out, and writes down what its guards did. */
export interface Switches {
  /** For tests: which guard is out in which file of tests. */
  readonly plan: string;
  /** For processes: the id of the guard that is out. */
  readonly out: string;
  readonly trace: string;
}

export const switchesIn = (copy: string): Switches => ({
  plan: join(copy, '.guards', 'plan.json'),
  out: join(copy, '.guards', 'out'),
  trace: join(copy, '.guards', 'trace'),
});

/** What a plan and the switch of processes say where nothing is out, and what guards decide is to be written down. */
export const tracing = 'trace';

/** A file whose guards can be taken out, one at a time. Only copies are written so; the product has no such switch. */
export function instrument(
  file: string,
  text: string,
  switches: Switches,
): { guards: readonly Guard[]; text: string } {
  const guards = findGuards(file, text);
  if (guards.length === 0) return { guards, text };
  return { guards, text: `${withSwitches(text, guards)}\n${helpers(switches)}` };
}

function withSwitches(text: string, guards: readonly Guard[]): string {
  const bytes = Buffer.from(text);
  const parts: (string | Buffer)[] = [];
  let at = 0;
  // None of them overlap, but for statements within what a condition awaits: those stay as they are there.
  for (const guard of guards) {
    if (guard.from < at) continue;
    parts.push(bytes.subarray(at, guard.from).toString());
    parts.push(guard.around(guard.id, bytes.subarray(guard.from, guard.to).toString()));
    at = guard.to;
  }
  return [...parts, bytes.subarray(at).toString()].join('');
}

/** JavaScript at the end of a file, where functions are known from the first line on. */
const helpers = (switches: Switches): string => `
function __switch() {
  const fs = process.getBuiltinModule('node:fs');
  const test = globalThis.expect?.getState?.().testPath;
  if (test === undefined) return { out: fs.readFileSync(${JSON.stringify(switches.out)}, 'utf8'), test: '' };
  globalThis.__plan ??= JSON.parse(fs.readFileSync(${JSON.stringify(switches.plan)}, 'utf8'));
  return { out: globalThis.__plan[test] ?? globalThis.__plan['*'] ?? '', test };
}
function __trace(id, test) {
  globalThis.__traced ??= new Set();
  if (globalThis.__traced.has(id)) return;
  globalThis.__traced.add(id);
  process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(switches.trace)}, JSON.stringify([id, test]) + '\\n');
}
function __guard(id, real, open) {
  if (typeof real?.then === 'function') return real.then((value) => __guard(id, value, open));
  const { out, test } = __switch();
  if (out === id) return open;
  if (out === '${tracing}' && Boolean(real) !== open) __trace(id, test);
  return real;
}
function __statement(id, text) {
  const { out } = __switch();
  if (out === id) return '(' + text + ' or true)';
  return out === '${tracing}' ? text + '/*guard:' + id + '*/' : text;
}
function __search(id, where) {
  const { out, test } = __switch();
  if (out === '${tracing}') __trace(id, test);
  return out === id ? {} : where;
}
function __statementRuns(sql) {
  const { out, test } = __switch();
  if (out !== '${tracing}') return;
  for (const [, id] of sql.matchAll(/\\/\\*guard:([^*]+)\\*\\//g)) __trace(id, test);
}
`;

/** Every statement of a service passes here, so that a trace tells which conditions of statements a test has run. */
export const statementHook = 'services/platform/src/database/statements.ts';

export const hookStatements = (text: string, switches: Switches): string =>
  `${text.replace('const request = currentRequest();', '__statementRuns(sql);\n  const request = currentRequest();')}\n${helpers(switches)}`;
