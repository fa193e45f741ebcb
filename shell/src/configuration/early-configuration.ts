import type { Configuration } from '@werkbank/contracts/entities';

/** Who waits for it would rather start with what a new installation has than not start. */
const PATIENCE_MS = 1000;

/** Asked for by the very first script. Undefined where it is not to be had: whoever needs it then asks once more. */
export const earlyConfiguration: Promise<Configuration | undefined> = fetchConfiguration().catch(
  () => undefined,
);

/** The configuration if it comes in time for the first drawing, so that nothing of it changes under somebody's eyes. */
export function configurationInTime(
  arriving: Promise<Configuration | undefined>,
): Promise<Configuration | undefined> {
  return Promise.race([
    arriving,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS)),
  ]);
}

async function fetchConfiguration(): Promise<Configuration | undefined> {
  const response = await fetch('/api/configuration');
  return response.ok ? response.json() : undefined;
}
