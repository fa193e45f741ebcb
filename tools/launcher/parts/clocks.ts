import { join } from 'node:path';
import { findLibfaketime } from '../finding/test-tools.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import type { PortName } from '../instance/ports.ts';
import { writeAtomically } from '../instance/write-atomically.ts';

/** File with the offset of a process's clock in seconds. Tests write it; it applies within a second. */
const clockFile = ({ stateDir }: Instance, name: PortName): string => join(stateDir, `clock-of-${name}`);

/** Gives a replica its own clock if libfaketime is available. */
export async function prepareClock(instance: Instance, name: PortName): Promise<void> {
  const library = await findLibfaketime(logFile(instance, name));
  if (library === undefined) return;
  instance.found.set('libfaketime', library);
  writeAtomically(clockFile(instance, name), '+0\n');
}

/** Applies the replica's clock to a process; durations stay on the machine's monotonic clock. */
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
