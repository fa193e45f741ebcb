import { report } from '@werkbank/kit/report';
import type { FollowOptions } from './follow-options';
import type { keepForPerson } from './keep-for-person';

type Keeper = ReturnType<typeof keepForPerson>;

/** Maximal wait of a logout for unsaved changes. */
const LAST_SAVE_MS = 2000;

/**
 * The basket of a signed-in person follows to other devices, and leaves this one at logout. The code for it is loaded on
 * demand, because visitors do not need it. Answers how to save the last changes.
 */
export function followPerson(options: FollowOptions): () => Promise<void> {
  const { basket, session } = options;
  let userId = session.getState().user?.id;
  let followed: number | undefined;
  let keeper = Promise.resolve<Keeper | undefined>(undefined);
  // The basket of a person whom this browser no longer knows.
  if (userId === undefined && basket.kept().saved) basket.forget();
  session.subscribe(({ user, status }) => {
    const isAnother = userId !== undefined && user?.id !== userId;
    // Another tab may have put the basket of the next person there already.
    if (isAnother && (user === null || basket.kept().saved?.userId !== user.id)) basket.forget();
    userId = user?.id;
    // The basket is fetched once the session is renewed.
    if (status === 'unknown' || userId === followed) return;
    followed = userId;
    if (userId !== undefined) {
      keeper = keeper.then((known) => known ?? load(options));
      void keeper.then((known) => known?.sync(true));
    }
  });
  return () =>
    Promise.race([
      keeper.then((known) => known?.sync(false)),
      new Promise<void>((resolve) => setTimeout(resolve, LAST_SAVE_MS)),
    ]);
}

async function load(options: FollowOptions): Promise<Keeper | undefined> {
  try {
    return (await import('./keep-for-person')).keepForPerson(options);
  } catch (cause) {
    report('The basket stays on this device', cause);
    return undefined;
  }
}
