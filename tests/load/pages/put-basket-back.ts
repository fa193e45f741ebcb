import type { ApiClient } from '@werkbank/contracts/client';
import type { OwnBasket } from '@werkbank/contracts/entities';

/** Restores each person's basket after the work. */
export async function puttingBasketsBack<T>(
  signedIn: () => Promise<readonly ApiClient[]>,
  work: () => Promise<T>,
): Promise<T> {
  const before = await Promise.all((await signedIn()).map((api) => api('getOwnBasket', {})));
  try {
    return await work();
  } finally {
    const people = await signedIn();
    await Promise.all(people.map((api, at) => putBack(api, before[at]?.lines ?? [])));
  }
}

async function putBack(api: ApiClient, before: OwnBasket['lines']): Promise<void> {
  const { lines: after } = await api('getOwnBasket', {});
  const changes = [...after.map((line) => ({ ...line, quantity: null })), ...before];
  if (changes.length > 0) await api('changeOwnBasket', { body: { changes } });
}
