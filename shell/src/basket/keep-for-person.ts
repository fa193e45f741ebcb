import { addLines, changeLines } from '@werkbank/contracts/basket';
import { ApiError } from '@werkbank/contracts/client';
import type { KeptLine, LineChange } from '@werkbank/contracts/entities';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { report } from '@werkbank/kit/report';
import { changesBetween, linesOf, requestOf } from './basket-lines';
import type { FollowOptions } from './follow-options';

/** Several changes in a row are saved at once. */
const SAVE_DELAY_MS = 700;
const LOCK = 'werkbank-basket';

/** Saves changes on this device, and takes over changes on others. */
export function keepForPerson({ api, basket, session, preferences, full }: FollowOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();
  const person = () => {
    const { user, status } = session.getState();
    return status === 'signedIn' ? user?.id : undefined;
  };
  /** A device sends its changes since its last contact with the server, so a repeated message has no effect. */
  const send = async (changes: readonly LineChange[]) => {
    if (changes.length === 0) return { ...(await api('getOwnBasket', {})), refused: false };
    try {
      return { ...(await api('changeOwnBasket', { body: { changes: [...changes] } })), refused: false };
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'BASKET_FULL') throw cause;
      return { ...(await api('getOwnBasket', {})), refused: true };
    }
  };
  const fitting = (lines: KeptLine[]) => {
    if (lines.length > maxBasketItems) full();
    return lines.slice(0, maxBasketItems);
  };

  const once = async (read: boolean): Promise<void> => {
    const userId = person();
    if (userId === undefined) return;
    const { basket: here, saved, revision } = basket.kept();
    const mine = linesOf(here);
    const isOwn = saved?.userId === userId;
    const changes = isOwn ? changesBetween(saved.lines, mine) : [];
    if (isOwn && changes.length === 0 && !read) return;
    const { lines, refused } = await send(changes);
    const visitors = saved === undefined ? mine : [];
    const wanted = fitting(refused ? changeLines(lines, changes) : addLines(lines, visitors));
    const differs = changesBetween(mine, wanted).length > 0;
    const refreshed = differs
      ? await api('refreshBasket', { body: { basket: requestOf(wanted), ...preferences() } })
      : undefined;
    // A person who has logged out meanwhile leaves no basket.
    if (person() !== userId) return;
    if (!basket.adopt(revision, { userId, lines }, refreshed)) later(true);
    else if (changesBetween(lines, wanted).length > 0) await once(false);
  };
  const sync = (read: boolean): Promise<void> => {
    clearTimeout(timer);
    turn = turn
      .then(() => oneTabAtATime(() => once(read)))
      .catch((cause: unknown) =>
        report('The basket could not be saved and is saved with the next change', cause),
      );
    return turn;
  };
  const later = (read: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(read), SAVE_DELAY_MS);
  };
  basket.onChange(() => later(false));
  document.addEventListener('visibilitychange', () => {
    // A returning tab first checks whether another one has logged out.
    if (document.visibilityState === 'visible') later(true);
    else void sync(false);
  });
  return { sync };
}

/** Tabs share the storage of the device; in a browser without storage they share nothing and need not wait. */
async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  let begun = false;
  try {
    await navigator.locks.request(LOCK, () => {
      begun = true;
      return work();
    });
  } catch (cause) {
    if (begun) throw cause;
    await work();
  }
}
