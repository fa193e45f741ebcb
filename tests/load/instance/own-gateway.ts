import { type OwnProcess, startBeside } from './own-process.ts';
import { pidOf, type RunningInstance, scriptOf } from './running-instance.ts';

const countless = '100000000';

/** Limits of calls for one who stands for many people. */
export const limitless = {
  CALLS_PER_MINUTE: countless,
  CALLS_PER_USER_PER_MINUTE: countless,
  LOGINS_PER_MINUTE: '1000',
  OPEN_CALLS_PER_ADDRESS: '10000',
} as const;

/**
 * A second gateway before the services that run, for one that measures stands for many people. Only limits of calls differ;
 * what a service takes at a time stays as it is.
 */
export function startGatewayBeside(instance: RunningInstance): Promise<OwnProcess> {
  const pid = pidOf(instance, 'gateway');
  return startBeside(pid, scriptOf(pid), limitless);
}
