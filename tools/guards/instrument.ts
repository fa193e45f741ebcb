import { join } from 'node:path';
import { findGuards, type Guard } from './find-guards.ts';

/** Where a copy of the sources is told which guard is out, and writes down what its guards did. */
export interface Switches {
  /** For tests: which guards are out in which file of tests. */
  readonly plan: string;
  /** Which of them were out in which test. */
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

/** Every statement of a service passes here, so that a trace tells which conditions of statements a test has run. */
export const statementHook = 'services/platform/src/database/statements.ts';

export const hookStatements = (text: string, switches: Switches): string =>
  `${text.replace('const request = currentRequest();', '__statementRuns(sql);\n  const request = currentRequest();')}\n${helpers(switches)}`;

/** Each connection is told here for whom it is lent, which policies of tables go by. */
export const readersHook = 'services/platform/src/database/tell-readers.ts';

/** Every connection is lent to the service, who sees all: policies would hide that a condition of a statement is out. */
export function hookReaders(text: string): string {
  const open = text.replace('const reader = currentReader() ?? outside;', "const reader = 'service//';");
  if (open === text) throw new Error(`${readersHook} does not ask for whom a connection is lent as it did`);
  return open;
}
