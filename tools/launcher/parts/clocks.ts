import { join } from 'node:path';
import { findLibfaketime } from '../finding/test-tools.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import type { PortName } from '../instance/ports.ts';
import { writeAtomically } from '../instance/write-atomically.ts';

/** How far a process's clock is from the machine's: a test writes seconds there, and they hold within one. */
const clockFile = ({ stateDir }: Instance, name: PortName): string => join(stateDir, `clock-of-${name}`);

/** Gives a replica a clock of its own, where the machine can. */
export async function prepareClock(instance: Instance, name: PortName): Promise<void> {
  const library = await findLibfaketime(logFile(instance, name));
  if (library === undefined) return;
  instance.found.set('libfaketime', library);
  writeAtomically(clockFile(instance, name), '+0\n');
}

/** What makes a process go by that clock; how long something took is the machine's to say all the same. */
export function clockEnvironment(instance: Instance, name: PortName): Record<string, string> {
  const library = instance.found.get('libfaketime');
  if (library === undefined) return {};
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile(instance, name),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
