import { useSession } from '@werkbank/kit/host';
import { useState } from 'react';

/**
 * Counts the people who were signed in one after the other in this tab. What a page holds, such as a form that was begun,
 * belongs to one of them; a login and a logout alone keep the page.
 */
export function useTurn(): number {
  const id = useSession().user?.id;
  const [{ turn, last }, setLatest] = useState({ turn: 0, last: id });
  if (id !== undefined && id !== last) {
    const next = { turn: last === undefined ? turn : turn + 1, last: id };
    setLatest(next);
    return next.turn;
  }
  return turn;
}
