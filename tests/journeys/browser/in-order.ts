import { keepScreen } from './screens.ts';
import type { Visit } from './visit.ts';

/**
 * For steps that stand on each other: once one has failed the later ones fail at once and say so, instead of each
 * waiting for what cannot come. What was on the screens then is kept in `.screens`.
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
