import { join } from 'node:path';
import { findGuards, type Guard } from './find-guards.ts';

/** Files by which a copy of the sources learns which guard is out, and into which it records the guards that ran. */
export interface Switches {
  /** For tests: the guards that are out, by test file. */
  readonly plan: string;
  /** The guard that was out in each test. */
  readonly given: string;
  /** For processes: the id of the guard that is out. */
  readonly out: string;
  readonly trace: string;
}

export const switchesIn = (copy: string): Switches => ({
  plan: join(copy, '.guards', 'plan.json'),
  given: join(copy, '.guards', 'given'),
  out: join(copy, '.guards', 'out'),
  trace: join(copy, '.guards', 'trace'),
});

/** Value of a plan or switch that keeps every guard in and records their decisions. */
export const tracing = 'trace';

/** Adds switches to the guards of a file. Only copies get them; the product has no such switch. */
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
  // Guards overlap only if a condition awaits a statement; then the inner one stays unchanged.
  for (const guard of guards) {
    if (guard.from < at) continue;
    parts.push(bytes.subarray(at, guard.from).toString());
    parts.push(guard.around(guard.id, bytes.subarray(guard.from, guard.to).toString()));
    at = guard.to;
  }
  return [...parts, bytes.subarray(at).toString()].join('');
}

/** Appended to the file; function declarations are hoisted. */
const helpers = (switches: Switches): string => `
function __fs() {
  return process.getBuiltinModule('node:fs');
}
function __switch() {
  const { testPath: test, currentTestName: name } = globalThis.expect?.getState?.() ?? {};
  if (test === undefined) {
    return { out: [__fs().readFileSync(${JSON.stringify(switches.out)}, 'utf8')], inTurn: {}, test: '' };
  }
  globalThis.__plan ??= JSON.parse(__fs().readFileSync(${JSON.stringify(switches.plan)}, 'utf8'));
  const { out = [], inTurn = {} } = globalThis.__plan[test] ?? globalThis.__plan['*'] ?? {};
  return { out, inTurn, test, name };
}
function __isOut(id, matters) {
  const { out, inTurn, test, name } = __switch();
  if (out.includes(id)) return true;
  if (inTurn[id] === undefined || name === undefined) return false;
  const given = (globalThis.__given ??= new Map());
  if (matters && !given.has(name) && !inTurn[id].includes(name) && ![...given.values()].includes(id)) {
    given.set(name, id);
    __fs().appendFileSync(${JSON.stringify(switches.given)}, JSON.stringify([id, test, name]) + '\\n');
  }
  return given.get(name) === id;
}
function __trace(id) {
  const { out, test } = __switch();
  globalThis.__traced ??= new Set();
  if (!out.includes('${tracing}') || globalThis.__traced.has(id)) return;
  globalThis.__traced.add(id);
  __fs().appendFileSync(${JSON.stringify(switches.trace)}, JSON.stringify([id, test]) + '\\n');
}
function __guard(id, real, open) {
  if (typeof real?.then === 'function') return real.then((value) => __guard(id, value, open));
  const matters = Boolean(real) !== open;
  if (__isOut(id, matters)) return open;
  if (matters) __trace(id);
  return real;
}
function __statement(id, text) {
  if (__isOut(id, true)) return '(' + text + ' or true)';
  return __switch().out.includes('${tracing}') ? text + '/*guard:' + id + '*/' : text;
}
function __search(id, where) {
  if (__isOut(id, true)) return {};
  __trace(id);
  return where;
}
function __statementRuns(sql) {
  for (const [, id] of sql.matchAll(/\\/\\*guard:([^*]+)\\*\\//g)) __trace(id);
}
`;

/** Every statement of a service passes here, so a trace shows which guarded statements a test ran. */
export const statementHook = 'services/platform/src/database/statements.ts';

export const hookStatements = (text: string, switches: Switches): string =>
  `${text.replace('const request = currentRequest();', '__statementRuns(sql);\n  const request = currentRequest();')}\n${helpers(switches)}`;

/** Sets the reader of each connection, on which the row-level policies depend. */
export const readersHook = 'services/platform/src/database/tell-readers.ts';

/** Lends every connection to the service itself, which reads all rows: policies would hide a missing condition. */
export function hookReaders(text: string): string {
  const open = text.replace('const reader = currentReader() ?? outside;', "const reader = 'service//';");
  if (open === text) throw new Error(`${readersHook} does not ask for whom a connection is lent as it did`);
  return open;
}
