import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The same parts, with the next one fetched while the current one is processed. The first is fetched before it returns,
 * so a failing read is reported before an answer has begun. All parts are fetched in the caller's request, even if they
 * are taken after it has ended.
 */
export async function readAhead<Part>(parts: AsyncGenerator<Part>): Promise<AsyncGenerator<Part>> {
  const inRequest = AsyncLocalStorage.snapshot();
  const first = await parts.next();
  return onwards(parts, first, () => inRequest(() => parts.next()));
}

async function* onwards<Part>(
  parts: AsyncGenerator<Part>,
  first: IteratorResult<Part>,
  fetchNext: () => Promise<IteratorResult<Part>>,
): AsyncGenerator<Part> {
  try {
    let current = first;
    while (current.done !== true) {
      const next = fetchNext();
      // The failure is thrown at its `await`, which may be later.
      next.catch(() => undefined);
      yield current.value;
      current = await next;
    }
  } finally {
    await parts.return(undefined);
  }
}
