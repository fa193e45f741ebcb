/** Thresholds for the number of recent orders. */
const steps = [1, 3, 10, 30, 100];
export const mostBought = steps.length;
const whileAvailable = 10;

/** In stock and for sale before not; then by how often it was ordered lately. */
export const standingOf = ({ isAvailable, orders }: { isAvailable: boolean; orders: number }): number =>
  (isAvailable ? whileAvailable : 0) + steps.filter((step) => orders >= step).length;

/** The parts of a standing. */
export const standingParts = (standing: number) => ({
  isAvailable: standing >= whileAvailable,
  bought: standing % whileAvailable,
});
