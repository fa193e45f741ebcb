import type { CheckedNumber, OrderableArticle } from '@werkbank/contracts/entities';
import { quantityLimits } from '@werkbank/contracts/limits';
import type { NumberSigns } from '@werkbank/contracts/numbers';
import { checkQuantity, type OrderUnits } from '@werkbank/contracts/quantities';
import { isFormula, readQuantity, type ReadLine } from '@werkbank/contracts/quick-order';
import { numberForm } from '@werkbank/contracts/text';

export interface ListLine {
  readonly id: number;
  /** Its rows in the pasted text; several after quantities of one article were added. */
  readonly rows: readonly number[];
  readonly number: string;
  /** Undefined: no quantity. Null: not a whole number. */
  readonly quantity: number | null | undefined;
  readonly quantityText: string;
  readonly checked?: Checked | undefined;
  /** The article that is meant of several. */
  readonly chosenId?: string | undefined;
}

/** An answer with its request. */
interface Checked {
  readonly number: string;
  readonly quantity: number | undefined;
  /** The audience of the prices: language, country, currency. */
  readonly audience: string;
  readonly answer: CheckedNumber;
}

export type QuantityProblem = 'missing' | 'unread' | 'belowMinimum' | 'offInterval' | 'tooMany';

export type LineState =
  | { kind: 'unchecked' | 'withoutNumber' | 'formula' }
  | { kind: 'notFound'; near: CheckedNumber['near'] }
  | { kind: 'several'; articles: readonly OrderableArticle[] }
  | { kind: 'notAvailable'; article: OrderableArticle }
  | { kind: 'quantity'; article: OrderableArticle; why: QuantityProblem; next: number }
  | { kind: 'ready'; article: OrderableArticle; quantity: number };

/** Lines as they were written. Equal numbers become one line with the sum of their quantities. */
export function listOf(read: readonly ReadLine[], signs: NumberSigns): ListLine[] {
  const lines = read.map(({ line, number, quantity }, id): ListLine => {
    return { id, rows: [line], number, quantity: readQuantity(quantity, signs), quantityText: quantity };
  });
  return summed(lines, ({ number }) => (isFormula(number) ? '' : numberForm(number)));
}

/** The list with a further number; undefined if the list has it already. */
export function withNumber(lines: readonly ListLine[], number: string): readonly ListLine[] | undefined {
  const form = numberForm(number);
  if (lines.some((line) => numberForm(line.number) === form)) return undefined;
  const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
  const row = Math.max(0, ...lines.flatMap(({ rows }) => rows)) + 1;
  return [...lines, { id, rows: [row], number, quantity: 1, quantityText: '1' }];
}

/** Lines of one article become one, which is checked again for the sum. */
export function withSums(lines: readonly ListLine[]): readonly ListLine[] {
  const merged = summed(lines, (line) => articleOf(line)?.item.articleId ?? '');
  return merged.length === lines.length ? lines : merged;
}

/** Lines without a key or a quantity stay as they are. The first line of a key takes the others up. */
function summed(lines: readonly ListLine[], keyOf: (line: ListLine) => string): ListLine[] {
  const places = new Map<string, number>();
  const sums: ListLine[] = [];
  for (const line of lines) {
    const key = typeof line.quantity === 'number' ? keyOf(line) : '';
    const first = key === '' ? undefined : sums[places.get(key) ?? -1];
    if (first === undefined) {
      if (key !== '') places.set(key, sums.length);
      sums.push(line);
      continue;
    }
    sums[places.get(key) ?? -1] = {
      ...first,
      rows: [...first.rows, ...line.rows].sort((one, other) => one - other),
      quantity: (first.quantity ?? 0) + (line.quantity ?? 0),
    };
  }
  return sums;
}

/** The question to the service about a line. Quantities that cannot be ordered are priced as the least that can. */
export function askedOf({ number, quantity }: ListLine): { number: string; quantity?: number } {
  return typeof quantity === 'number' && quantity >= quantityLimits.min && quantity <= quantityLimits.max
    ? { number, quantity }
    : { number };
}

/** True until the service has answered the line's current values. */
export function isStale(line: ListLine, audience: string): boolean {
  if (!namesArticle(line)) return false;
  const { checked } = line;
  return (
    checked === undefined ||
    checked.number !== line.number ||
    checked.quantity !== askedOf(line).quantity ||
    checked.audience !== audience
  );
}

const namesArticle = ({ number }: ListLine): boolean => !isFormula(number) && numberForm(number) !== '';

/** The article of a line: the only one, or the chosen one. */
function articleOf({ number, checked, chosenId }: ListLine): OrderableArticle | undefined {
  if (checked?.number !== number) return undefined;
  const { articles } = checked.answer;
  return articles.length === 1 ? articles[0] : articles.find(({ item }) => item.articleId === chosenId);
}

export function stateOf(line: ListLine): LineState {
  const { number, quantity, checked } = line;
  if (isFormula(number)) return { kind: 'formula' };
  if (!namesArticle(line)) return number === '' ? { kind: 'withoutNumber' } : { kind: 'notFound', near: [] };
  if (checked?.number !== number) return { kind: 'unchecked' };
  const { articles, near } = checked.answer;
  if (articles.length === 0) return { kind: 'notFound', near };
  const article = articleOf(line);
  if (!article) return { kind: 'several', articles };
  const { price, notAvailableReason, orderUnits } = article.item;
  if (price === null || notAvailableReason !== null || article.dispatchLocation === null)
    return { kind: 'notAvailable', article };
  const problem = problemOf(quantity, orderUnits);
  if (problem) return { kind: 'quantity', article, ...problem };
  return { kind: 'ready', article, quantity: quantity ?? 0 };
}

/** Reason why this quantity cannot be ordered, and the next one that can. */
function problemOf(
  quantity: ListLine['quantity'],
  units: OrderUnits | undefined,
): { why: QuantityProblem; next: number } | undefined {
  const least = units?.minQuantity ?? quantityLimits.min;
  if (quantity === undefined) return { why: 'missing', next: least };
  if (quantity === null) return { why: 'unread', next: least };
  if (quantity < quantityLimits.min) return { why: 'belowMinimum', next: least };
  if (quantity > quantityLimits.max) {
    const most = quantityLimits.max;
    return { why: 'tooMany', next: units ? most - ((most - least) % units.quantityInterval) : most };
  }
  return checkQuantity(quantity, units) ?? undefined;
}
