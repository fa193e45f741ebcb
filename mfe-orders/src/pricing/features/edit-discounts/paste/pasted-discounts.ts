import type { DiscountEntry, DiscountGroup, DiscountQuantity } from '@werkbank/contracts/entities';
import { type NumberSigns, readNumber, UnreadNumber } from '@werkbank/contracts/numbers';
import { compareForm } from '@werkbank/contracts/text';
import type { Period } from '../../../../desk/period';
import { percentField, piecesField } from '../../../rules/numbers';

type PasteProblem = 'name' | 'cells' | 'quantity' | 'value' | 'readings' | 'twice';

interface WrongLine {
  /** Counted from 1, as a spreadsheet does. */
  readonly line: number;
  readonly problem: PasteProblem;
  readonly text: string;
}

export interface PastedDiscount {
  readonly materialOrArticleGroupId: number;
  readonly name: string;
  readonly discountValue: number | null;
  readonly discountQuantities: readonly DiscountQuantity[];
}

export interface Paste {
  readonly discounts: readonly PastedDiscount[];
  readonly wrong: readonly WrongLine[];
}

type Kind = Pick<DiscountGroup, 'discountType'>;
interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Reads lines of a spreadsheet: name, from which quantity on, per cent; without a quantity where the group has none. A line
 * without a name goes on with the one above, and a first line without numbers is that of the heads.
 */
export function readPaste(
  text: string,
  { discountType }: Kind,
  groups: readonly Named[],
  signs: NumberSigns,
): Paste {
  const byQuantity = discountType === 'QuantityMaterialGroup';
  const idOf = new Map(groups.map((group) => [keyOf(group.name), group]));
  const found = new Map<number, { name: string; tiers: Map<number, number> }>();
  const wrong: WrongLine[] = [];
  let above: Named | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const cells = line.split('\t').map((cell) => cell.trim());
    const say = (problem: PasteProblem, cell = '') => wrong.push({ line: index + 1, problem, text: cell });
    const [name = '', ...numbers] = cells;
    const [first = '', second = ''] = byQuantity ? numbers : ['0', ...numbers];
    if (index === 0 && isHead(numbers, signs)) continue;
    if (numbers.length < (byQuantity ? 2 : 1)) {
      say('cells', line.trim());
      continue;
    }
    const about = name === '' ? above : idOf.get(keyOf(name));
    above = about;
    if (!about) {
      // Tiers that follow a wrong line are wrong too.
      if (name !== '' || wrong.length === 0) say('name', name);
      continue;
    }
    const minQuantity = readNumber(first, signs, piecesField);
    const discountValue = readNumber(second, signs, percentField);
    const twice = [minQuantity, discountValue].map(readingsOf).find((readings) => readings !== undefined);
    if (twice !== undefined) say('readings', twice);
    else if (typeof minQuantity !== 'number' || !Number.isInteger(minQuantity)) say('quantity', first);
    else if (typeof discountValue !== 'number') say('value', second);
    else {
      const entry = found.get(about.id) ?? { name: about.name, tiers: new Map<number, number>() };
      if (entry.tiers.has(minQuantity)) say('twice', byQuantity ? first : name);
      entry.tiers.set(minQuantity, discountValue);
      found.set(about.id, entry);
    }
  }
  const discounts = [...found].map(([id, entry]) => ({
    materialOrArticleGroupId: id,
    name: entry.name,
    discountValue: byQuantity ? null : (entry.tiers.get(0) ?? null),
    discountQuantities: byQuantity ? ascending(entry.tiers) : [],
  }));
  return { discounts, wrong };
}

const keyOf = compareForm;
/** Both numbers that a cell can mean. */
const readingsOf = (read: number | UnreadNumber | undefined) =>
  read instanceof UnreadNumber && read.readings ? `${read.text}: ${read.readings.join(' / ')}` : undefined;
const isHead = (cells: readonly string[], signs: NumberSigns) =>
  cells.length > 0 &&
  cells.every((cell) => {
    const read = readNumber(cell, signs, percentField);
    return typeof read !== 'number' && readingsOf(read) === undefined;
  });
const ascending = (tiers: ReadonlyMap<number, number>): DiscountQuantity[] =>
  [...tiers]
    .map(([minQuantity, discountValue]) => ({ minQuantity, discountValue }))
    .sort((one, other) => one.minQuantity - other.minQuantity);

export type ChangeKind = 'new' | 'changed' | 'same';

export interface PastedChange {
  readonly kind: ChangeKind;
  readonly before: DiscountEntry | undefined;
  readonly after: PastedDiscount;
}

/** Changes of the existing discounts by a paste. The entry from 0 stays if the paste has none. */
export function changesOf(
  pasted: readonly PastedDiscount[],
  discounts: readonly DiscountEntry[],
  { validFrom, validUntil }: Period,
): PastedChange[] {
  return pasted.map((discount) => {
    const before = discounts.find(
      (one) =>
        one.materialOrArticleGroupId === discount.materialOrArticleGroupId && one.validFrom === validFrom,
    );
    const zero = before?.discountQuantities.find(({ minQuantity }) => minQuantity === 0);
    const keepsZero = zero && discount.discountQuantities.every(({ minQuantity }) => minQuantity > 0);
    const after = keepsZero
      ? { ...discount, discountQuantities: [zero, ...discount.discountQuantities] }
      : discount;
    if (!before) return { kind: 'new', before, after };
    const same = before.validUntil === validUntil && saysOf(before) === saysOf(after);
    return { kind: same ? 'same' : 'changed', before, after };
  });
}

const saysOf = ({
  discountValue,
  discountQuantities,
}: Pick<PastedDiscount, 'discountValue' | 'discountQuantities'>) =>
  JSON.stringify([discountValue, discountQuantities.map((tier) => [tier.minQuantity, tier.discountValue])]);
