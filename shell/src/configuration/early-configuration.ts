import type { Configuration } from '@werkbank/contracts/entities';

/** After this time the shell starts with the defaults of a new installation. */
const PATIENCE_MS = 1000;

/** Requested by the very first script. Undefined after a failure; readers then make their own request. */
export const earlyConfiguration: Promise<Configuration | undefined> = fetchConfiguration().catch(
  () => undefined,
);

/** The configuration if it arrives before the first drawing. A later one would change visible content. */
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
