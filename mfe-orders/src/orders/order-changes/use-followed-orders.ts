import type { OrderChange } from '@werkbank/contracts/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useHost, useNotify, useSession } from '@werkbank/kit/host';
import { useEffect, useRef } from 'react';
import { orderReads } from '../order/order-reads';
import { followOrders } from './follow-orders';
import { useNews } from './use-news';

/** Changes within this time are shown and read together. */
const gatherMs = 400;

/**
 * Keeps orders and lists on the screen up to date, and announces changes by others. `shown` is the order of the page; a list is
 * about all of them.
 */
export function useFollowedOrders(shown: number | undefined): void {
  const { api } = useHost();
  const { user } = useSession();
  const queries = useQueryClient();
  const cache = useAnswerCache();
  const notify = useNotify();
  const newsOf = useNews();
  const userId = user?.id;

  const take = async (changes: readonly OrderChange[]): Promise<void> => {
    const own = changes.filter(({ orderId }) => shown === undefined || orderId === shown);
    if (own.length === 0) return;
    const tell = newsOf(own);
    await cache.readAgain(orderReads);
    const news = tell();
    if (news.length > 0) await somebodyLooks();
    for (const text of news) notify('info', text);
  };
  // The stream continues while the page, the language or the read data change.
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    let gathered: OrderChange[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handOver = (): void => {
      // A change by this window appears with its own answer, and is no news.
      if (queries.isMutating() > 0) {
        timer = setTimeout(handOver, gatherMs);
        return;
      }
      timer = undefined;
      void latest.current(gathered.splice(0));
    };
    followOrders({
      api,
      userId,
      signal: leaving.signal,
      changed: (change) => {
        gathered.push(change);
        timer ??= setTimeout(handOver, gatherMs);
      },
      missed: () => void cache.readAgain(orderReads),
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
      gathered = [];
    };
  }, [api, userId, queries, cache]);
}

/** A notice goes after some seconds; in a window behind others it would go unread. */
async function somebodyLooks(): Promise<void> {
  if (!document.hidden) return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
