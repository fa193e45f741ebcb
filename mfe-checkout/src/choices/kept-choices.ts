/** Delivery: to the billing address, to another address, or collection by the buyer. */
export const ways = ['billing', 'other', 'collect'] as const;
export type Way = (typeof ways)[number];
/** The order data as typed. */
export const noFacts = {
  ownOrderNumber: '',
  costCenter: '',
  wishedDate: '',
  contactName: '',
  contactPhone: '',
  remark: '',
};
export type Facts = typeof noFacts;
export type FactName = keyof Facts;
export interface Choices {
  way: Way;
  shippingAddressId: number | null;
  /** True: articles in stock leave at once; false: each section waits for one delivery. */
  inParts: boolean;
  facts: Facts;
}

const KEY = 'werkbank-checkout';
/** Fallback for a browser that forbids storage: the choices last until the page is left. */
let inMemory: string | null = null;

/** The choices of this user in this tab, never those of another user. */
export function keptChoices(userId: number): Choices | undefined {
  const kept = parsed(read());
  return kept?.userId === userId ? kept.choices : undefined;
}

export function keepChoices(userId: number, choices: Choices): void {
  write(JSON.stringify({ userId, choices }));
}

/** For use after an order: the next one starts without choices. */
export function forgetChoices(): void {
  write(null);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(text: string | null): void {
  inMemory = text;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Storage that is full or forbidden: the choices last until the page is left.
    return;
  }
}

function parsed(text: string | null): { userId: number; choices: Choices } | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is { userId: number; choices: Choices } {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, choices } = value as Record<string, unknown>;
  if (typeof userId !== 'number' || typeof choices !== 'object' || choices === null) return false;
  const { way, shippingAddressId, inParts, facts } = choices as Record<string, unknown>;
  return (
    ways.some((one) => one === way) &&
    (shippingAddressId === null || typeof shippingAddressId === 'number') &&
    typeof inParts === 'boolean' &&
    isFacts(facts)
  );
}

function isFacts(value: unknown): value is Facts {
  if (typeof value !== 'object' || value === null) return false;
  const facts = value as Record<string, unknown>;
  return Object.keys(noFacts).every((name) => typeof facts[name] === 'string');
}
