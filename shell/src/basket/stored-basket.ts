import type { Basket, KeptLine } from '@werkbank/contracts/entities';
import type { BasketState } from '@werkbank/contracts/shell-api';
import { deviceMemory } from '@werkbank/kit/browser-memory';
import { report } from '@werkbank/kit/report';

const KEY = 'werkbank-basket';
const VERSION = 1;

export type StoredBasket = Pick<BasketState, 'basket' | 'taxBase' | 'currency' | 'valid'> &
  // Baskets that were stored before it was known do not have it.
  Partial<Pick<BasketState, 'selfCollectionAllowed'>> & { saved?: SavedBasket | undefined };

/** Owner of the basket, and the state that the server knew last. A visitor's has none. */
export interface SavedBasket {
  userId: number;
  lines: KeptLine[];
}

/** Keeps the basket on this device, over visits. */
export function storeBasket(state: StoredBasket): void {
  const { basket, taxBase, currency, valid, selfCollectionAllowed, saved } = state;
  deviceMemory.write(
    KEY,
    JSON.stringify({ version: VERSION, basket, taxBase, currency, valid, selfCollectionAllowed, saved }),
  );
}

export function readStoredBasket(): StoredBasket | undefined {
  const text = deviceMemory.read(KEY);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStored(stored)) return stored;
  } catch (cause) {
    report('The stored basket cannot be read and is ignored', cause);
  }
  return undefined;
}

/** Calls back when another tab changed the basket. */
export function onBasketOfOtherTab(listener: (stored: StoredBasket) => void): void {
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    const stored = readStoredBasket();
    if (stored) listener(stored);
  });
}

function isStored(value: unknown): value is StoredBasket {
  if (typeof value !== 'object' || value === null) return false;
  const { version, basket, taxBase, currency, valid } = value as Record<string, unknown>;
  return (
    version === VERSION &&
    isBasket(basket) &&
    typeof taxBase === 'number' &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    typeof valid === 'boolean'
  );
}

function isBasket(value: unknown): value is Basket {
  return (
    Array.isArray(value) &&
    value.every(
      (producer: unknown) =>
        typeof producer === 'object' &&
        producer !== null &&
        'producerId' in producer &&
        'dispatchLocationItems' in producer &&
        Array.isArray(producer.dispatchLocationItems),
    )
  );
}
