import { keepScreen } from './screens.ts';
import type { Visit } from './visit.ts';

/**
 * For dependent steps: after a failure the later ones fail at once instead of running into timeouts. The screens at the time of
 * the failure are saved in `.screens`.
 */
export function inOrder(
  visits: () => readonly (Visit | undefined)[],
): (step: () => Promise<void>) => () => Promise<void> {
  let failed = false;
  return (step) => async () => {
    if (failed) throw new Error('a step before this one failed');
    failed = true;
    try {
      await step();
      failed = false;
    } finally {
      if (failed) await keepScreens(visits());
    }
  };
}

async function keepScreens(visits: readonly (Visit | undefined)[]): Promise<void> {
  for (const [index, visit] of visits.entries()) {
    if (visit) await keepScreen(visit.page, `failed-${index + 1}`);
  }
}
