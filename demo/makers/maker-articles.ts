import { eanOf } from '../catalog/article-numbers.ts';
import { columnOf } from '../catalog/columns.ts';
import type { ColumnKey } from '../catalog/columns.ts';
import type { GroupPlan } from '../catalog/group-plan.ts';
import { tariffNumber } from '../catalog/material-groups.ts';
import { chanceBetween } from '../chance/chance.ts';
import type { Words } from '../shapes.ts';
import type { DemoColumn } from '../shapes-catalog.ts';

/** Goods that a producer adds by files of its own system. */
export interface Maker {
  producer: string;
  /** Start of the article numbers, which no generated article has. */
  numbers: string;
  /** The number of articles of each group. */
  range: Readonly<Record<string, number>>;
}

export interface MakerArticle {
  number: string;
  group: GroupPlan;
  name: Words;
  features: { column: DemoColumn; value: number | string }[];
  /** Cents for one. */
  price: number;
  ean: string;
  weightGrams: number;
  leadTimeDays: number;
  tariffNumber: string;
}

/** EANs of generated articles end below. */
const firstSerial = 90_001;

/** Sizes spread over the whole table of each group. */
export function makerArticles(
  { producer, numbers, range }: Maker,
  plans: readonly GroupPlan[],
): MakerArticle[] {
  const chosen = Object.entries(range).flatMap(([groupId, count]) => {
    const group = plans.find((plan) => plan.groupId === groupId);
    if (!group || group.sizes.length < count)
      throw new RangeError(`${groupId} has fewer than ${count} sizes`);
    return Array.from({ length: count }, (_, at) => {
      const size = group.sizes[Math.round((at * (group.sizes.length - 1)) / (count - 1))];
      return { group, size: size ?? failed(groupId), option: group.options[0] ?? failed(groupId) };
    });
  });
  return chosen.map(({ group, size, option }, at) => {
    const values = { ...group.shared, ...size.values, ...option.values };
    const name = (language: 'de' | 'en') =>
      [group.title[language], size.label[language], option.label[language]]
        .filter((part) => part !== '')
        .join(' ');
    return {
      number: [numbers, group.code, size.code, option.code].filter((part) => part !== '').join('-'),
      group,
      name: { de: name('de'), en: name('en') },
      features: Object.entries(values).map(([key, value]) => ({ column: columnOf(key as ColumnKey), value })),
      price: Math.max(5, Math.round((size.price * option.priceFactor) / 5) * 5),
      ean: eanOf(producer, firstSerial + at),
      weightGrams: size.weightGrams ?? 100,
      leadTimeDays: chanceBetween(`maker lead ${group.groupId}`, 2, 9),
      tariffNumber: tariffNumber(group.materialGroup),
    };
  });
}

function failed(groupId: string): never {
  throw new RangeError(`${groupId} has no sizes`);
}

/** A value in words of one language, without its unit. */
export function valueText(
  { column, value }: MakerArticle['features'][number],
  decimalSign: ',' | '.',
): string {
  if (typeof value === 'number') return String(value).replace('.', decimalSign);
  return column.values?.[value]?.de ?? value;
}
