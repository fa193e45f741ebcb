import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const ownProperties = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/** Sets every property as it was, and removes those that were added; what cannot change has not changed. */
function restore(object, before) {
  for (const [key, { configurable }] of ownProperties(object))
    if (configurable && !before.has(key)) delete object[key];
  for (const [key, was] of before) {
    const is = Object.getOwnPropertyDescriptor(object, key);
    const same = is !== undefined && is.value === was.value && is.get === was.get && is.set === was.set;
    if (!same && (is?.configurable ?? true)) Object.defineProperty(object, key, was);
    else if (!same && is.writable) object[key] = was.value;
  }
}

function removeAddedListeners(before) {
  for (const name of process.eventNames())
    for (const listener of process.rawListeners(name))
      if (!before.get(name)?.includes(listener)) process.removeListener(name, listener);
}

/**
 * Files of tests run in the realm of their worker, one after the other: packages need not be loaded again for each, and
 * globals cost nothing to read. Each file finds globals, variables of the environment and listeners of the process as the
 * first one did.
 */
export default class OneRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern;
  #conditions;
  #globals = ownProperties(globalThis);
  #variables = { ...process.env };
  #folder = process.cwd();
  #exit = Object.getOwnPropertyDescriptor(process, 'exit');
  #exitCode = process.exitCode;
  #listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

  constructor({ projectConfig }) {
    this.#conditions = projectConfig.testEnvironmentOptions.customExportConditions;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return this.#conditions;
  }

  /** Jest asks for it, and the runtime that belongs to this environment does not use it. */
  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    restore(globalThis, this.#globals);
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    process.chdir(this.#folder);
    Object.defineProperty(process, 'exit', this.#exit);
    process.exitCode = this.#exitCode;
    removeAddedListeners(this.#listeners);
  }
}
