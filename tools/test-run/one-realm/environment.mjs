import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const ownProperties = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/** Restores every configurable property and removes added ones. */
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
 * Test files of a worker share its realm, which saves loading packages again and proxying globals. Globals, environment
 * variables and process listeners are restored after each file.
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

  /** Required by Jest; unused by our runtime. */
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
