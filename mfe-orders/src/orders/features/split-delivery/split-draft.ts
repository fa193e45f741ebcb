import type { DispatchLocation, OrderItem } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';

/** How many pieces of each item leave with the new delivery. */
export type Moved = Readonly<Record<number, number>>;

/** The items of the new delivery, or the error: both deliveries need items, each part at least one piece. */
export function composeSplit(
  items: readonly OrderItem[],
  moved: Moved,
  dispatchLocation: DispatchLocation | undefined,
): { itemId: number; quantity: number }[] | Refusal {
  const taken = items.map((item) => ({ itemId: item.id, quantity: moved[item.id] ?? 0, of: item.quantity }));
  if (taken.some(({ quantity, of }) => !Number.isInteger(quantity) || quantity < 0 || quantity > of)) {
    return refuse('INCORRECT_ITEM_SPLIT', { field: 'items' });
  }
  if (!dispatchLocation) return refuse('INCORRECT_DELIVERY_SPLIT', { field: 'dispatchLocationId' });
  const nothingGoes = taken.every(({ quantity }) => quantity === 0);
  const nothingStays = taken.every(({ quantity, of }) => quantity === of);
  if (nothingGoes || nothingStays) return refuse('INCORRECT_DELIVERY_SPLIT', { field: 'items' });
  return taken.filter(({ quantity }) => quantity > 0).map(({ itemId, quantity }) => ({ itemId, quantity }));
}

/** Places in the customs area of the goods: another area would make it an export without agreement. */
export function placesInSameArea(
  places: readonly DispatchLocation[],
  country: string,
  customsFreeAreas: readonly (readonly string[])[],
): DispatchLocation[] {
  const area = customsFreeAreas.find((countries) => countries.includes(country)) ?? [country];
  return places.filter((place) => area.includes(place.country));
}
