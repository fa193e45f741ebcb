import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import { useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { useEffect, useMemo, useState } from 'react';
import { keepList, keptList } from './kept-list';
import { askedOf, isStale, type ListLine, withSums } from './order-list';

/** Several changes in a row are checked at once. */
const CHECK_DELAY_MS = 400;

/**
 * A list that checks its lines automatically, again after each change of a line, the country or the
 * currency.
 */
export function useOrderList() {
  const { api } = useHost();
  const { language, country, currency } = usePreferences();
  const userId = useSession().user?.id ?? 0;
  const [lines, setLines] = useState(() => keptList(userId));
  const [error, setError] = useState<unknown>();
  const audience = `${language} ${country} ${currency}`;
  const stale = useMemo(() => lines.filter((line) => isStale(line, audience)), [lines, audience]);
  useEffect(() => keepList(userId, lines), [userId, lines]);
  useEffect(() => {
    if (stale.length === 0 || error !== undefined) return undefined;
    const controller = new AbortController();
    const asked = stale.slice(0, quickOrderLimits.linesAtOnce);
    const check = async () => {
      const body = { language, country, currency, lines: asked.map(askedOf) };
      try {
        const answer = await api('checkQuickOrder', { body }, { signal: controller.signal });
        if (controller.signal.aborted) return;
        const answers = new Map(asked.map((line, index) => [line, answer.lines[index]]));
        setLines((before) =>
          withSums(
            before.map((line) => {
              const found = answers.get(line);
              return found ? { ...line, checked: { ...checkedFor(line), audience, answer: found } } : line;
            }),
          ),
        );
      } catch (cause) {
        if (!controller.signal.aborted) setError(cause);
      }
    };
    const delay = asked.every(({ checked }) => checked === undefined) ? 0 : CHECK_DELAY_MS;
    const timer = setTimeout(() => void check(), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, stale, error, audience, language, country, currency]);

  return {
    lines,
    error,
    /** Lines without an answer yet. */
    waiting: stale.length,
    replace: (next: readonly ListLine[]) => {
      keepList(userId, next);
      setError(undefined);
      setLines(next);
    },
    change: (id: number, change: Partial<ListLine>) => {
      setError(undefined);
      setLines((before) => withSums(before.map((line) => (line.id === id ? { ...line, ...change } : line))));
    },
    retry: () => setError(undefined),
  };
}
export type OrderList = ReturnType<typeof useOrderList>;

const checkedFor = (line: ListLine) => ({ number: line.number, quantity: askedOf(line).quantity });
