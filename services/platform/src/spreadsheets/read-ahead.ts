import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The same parts, of which the next one is fetched while the former is worked on. The first is there already, so that
 * whoever cannot read at all hears of it before an answer has begun. All are fetched in the request of whoever asks for it,
 * also where an answer takes them when that has ended.
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
      // Its failure is thrown where it is awaited, which may be later than it comes.
      next.catch(() => undefined);
      yield current.value;
      current = await next;
    }
  } finally {
    await parts.return(undefined);
  }
}
