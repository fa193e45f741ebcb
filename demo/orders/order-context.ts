import { chanceBetween } from '../chance/chance.ts';
import type { PriceRules } from '../prices/price-rules.ts';
import type { AdminFile, DemoAddress } from '../shapes.ts';
import type { DemoArticle } from '../shapes-catalog.ts';
import type { DemoOrderAddress } from '../shapes-orders.ts';

export interface OrderContext {
  admin: AdminFile;
  rules: PriceRules;
  /** Articles to order from, by producer. */
  articles: ReadonlyMap<number, readonly DemoArticle[]>;
  now: Date;
}

export function orderAddress({
  ownerKind: _kind,
  ownerId: _owner,
  calendar: _calendar,
  ...address
}: DemoAddress): DemoOrderAddress {
  return address;
}

/** Numbers for deliveries and items, given out in the order of creation. */
export class Numbers {
  delivery = 200_000;
  item = 500_000;
  nextDelivery(): number {
    this.delivery += 1;
    return this.delivery;
  }
  nextItem(): number {
    this.item += 1;
    return this.item;
  }
}

/** MRN numbers have 18 places: year, country, 13 letters and digits, a check digit. */
export function mrnNumber(key: string, year: number): string {
  const digits = Array.from(
    { length: 13 },
    (_, index) => '0123456789ABCDEFGHJKLMNPRSTUVWXY'[chanceBetween(`mrn ${key} ${index}`, 0, 31)],
  );
  return `${String(year).slice(-2)}DE${digits.join('')}${chanceBetween(`mrn ${key} check`, 0, 9)}`;
}
