import type { ApiClient } from '@werkbank/contracts/client';
import type { Configuration } from '@werkbank/contracts/entities';

/** Requests the configuration once per visit; a failure is not cached. */
export function configurationOnce(
  api: ApiClient,
  early: Promise<Configuration | undefined>,
): () => Promise<Configuration> {
  let asked: Promise<Configuration> | undefined;
  return () => {
    asked ??= early
      .then((configuration) => configuration ?? api('getConfiguration', {}))
      .catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
    return asked;
  };
}
