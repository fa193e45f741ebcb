import { type OwnProcess, startBeside } from './own-process.ts';
import { pidOf, type RunningInstance, scriptOf } from './running-instance.ts';

const countless = '100000000';

/** Disables rate limits, because one client imitates many people. */
export const limitless = {
  CALLS_PER_MINUTE: countless,
  CALLS_PER_USER_PER_MINUTE: countless,
  LOGINS_PER_MINUTE: '1000',
  OPEN_CALLS_PER_ADDRESS: '10000',
} as const;

/**
 * A second gateway for the running services without rate limits, because one client imitates many people. Concurrency limits per
 * service stay unchanged.
 */
export function startGatewayBeside(instance: RunningInstance): Promise<OwnProcess> {
  const pid = pidOf(instance, 'gateway');
  return startBeside(pid, scriptOf(pid), limitless);
}
