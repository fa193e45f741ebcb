import type { Shipper } from '@werkbank/contracts/delivery';
import { percentOf } from '@werkbank/contracts/money';
import type { Country, Currency } from '../shapes.ts';
import type { DemoSection } from '../shapes-orders.ts';

export interface Shipment {
  from: Country;
  to: Country;
  selfCollection: boolean;
  customShipping: boolean;
  grams: number;
  goods: number;
  currency: Currency;
}

type PerCurrency = Record<Currency, number>;

/**
 * Freight rates of a new installation: per parcel, per started kilogram, and the value of goods for free
 * delivery.
 */
const freightRates: Record<
  Shipper,
  { base: PerCurrency; perKilogram: PerCurrency; freeFrom: number | null }
> = {
  dhlparcel: { base: { EUR: 590, CHF: 590 }, perKilogram: { EUR: 40, CHF: 40 }, freeFrom: 25_000 },
  dhleuro: { base: { EUR: 1290, CHF: 1250 }, perKilogram: { EUR: 110, CHF: 105 }, freeFrom: null },
  sh_post: { base: { EUR: 950, CHF: 900 }, perKilogram: { EUR: 50, CHF: 50 }, freeFrom: 25_000 },
  go: { base: { EUR: 3900, CHF: 3700 }, perKilogram: { EUR: 90, CHF: 85 }, freeFrom: null },
  custom: { base: { EUR: 1900, CHF: 1800 }, perKilogram: { EUR: 60, CHF: 55 }, freeFrom: null },
  selfCollection: { base: { EUR: 0, CHF: 0 }, perKilogram: { EUR: 0, CHF: 0 }, freeFrom: null },
};
const customsHandling: PerCurrency = { EUR: 3500, CHF: 3300 };
const customsPercent = 1.5;

export function isExport({
  from,
  to,
  selfCollection,
}: Pick<Shipment, 'from' | 'to' | 'selfCollection'>): boolean {
  return !selfCollection && (from === 'DE') !== (to === 'DE');
}

export function shipperOf({ from, to, selfCollection, customShipping, grams }: Shipment): Shipper {
  if (selfCollection) return 'selfCollection';
  if (customShipping) return 'custom';
  if (from === 'DE' && grams <= 31_500) return to === 'DE' ? 'dhlparcel' : 'dhleuro';
  return from !== 'DE' && to !== 'DE' && grams <= 30_000 ? 'sh_post' : 'go';
}

export function costsOf(shipment: Shipment, shipper: Shipper): DemoSection['costs'] {
  const { currency, goods, from, to } = shipment;
  const costs = [freightOf(shipment, shipper)];
  if (!isExport(shipment)) return costs;
  return [
    ...costs,
    {
      costType: 'CustomsHandling',
      taxBase: customsHandling[currency],
      why: { key: 'customsHandlingPerShipment', params: { from, to } },
    },
    {
      costType: 'Customs',
      taxBase: percentOf(goods, customsPercent),
      why: { key: 'customsOfGoods', params: { percent: customsPercent } },
    },
  ];
}

function freightOf({ currency, goods, grams }: Shipment, shipper: Shipper): DemoSection['costs'][number] {
  const costType = 'Freight';
  if (shipper === 'selfCollection')
    return { costType, taxBase: 0, why: { key: 'freightSelfCollection', params: {} } };
  const { base, perKilogram, freeFrom } = freightRates[shipper];
  if (freeFrom !== null && goods >= freeFrom) {
    return { costType, taxBase: 0, why: { key: 'freightFreeFrom', params: { cents: freeFrom } } };
  }
  const kilograms = Math.max(1, Math.ceil(grams / 1000));
  return {
    costType,
    taxBase: base[currency] + perKilogram[currency] * kilograms,
    why: { key: 'freightByWeight', params: { kilograms } },
  };
}
