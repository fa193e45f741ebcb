import { saidUnits } from '@werkbank/contracts/quantities';
import type { QuotedItem } from '@werkbank/contracts/queries';
import { inEachLanguage } from '../../catalogue/index.js';
import {
  availabilityInDays,
  type RecordLine,
  type RecordPrice,
  type ShipmentDays,
} from '../../articles/index.js';
import type { PriceTerms } from '../../pricing/index.js';
import { plannedShipment } from './planned-shipment.js';

interface Surroundings {
  stockLevel: number;
  today: string;
  shipmentDays: ShipmentDays;
  /** The exchange rates of the prices. */
  exchangeRatios: PriceTerms['exchangeRatios'];
}

export function quotedItem(
  { record, quantity, location }: RecordLine,
  { price, reason }: RecordPrice,
  { stockLevel, today, shipmentDays, exchangeRatios }: Surroundings,
): QuotedItem {
  const { leadTimeDays } = record;
  const units = saidUnits(record);
  const sourceCurrency = price?.listPriceCurrency ?? record.listPriceCurrency;
  const ratio = exchangeRatios[sourceCurrency];
  const exchangedBy =
    ratio !== undefined && price?.breakdown.currency !== sourceCurrency
      ? { exchangedBy: { sourceCurrency, ratio } }
      : {};
  return {
    articleId: record.articleId,
    materialNumber: record.materialNumber,
    articleText: record.articleText,
    articleTexts: inEachLanguage(record.articleTexts),
    imageUrl: record.imageUrl,
    producerId: record.producerId,
    producerName: record.producerName,
    producerCompanyId: location?.producerCompanyId ?? null,
    dispatchLocation: location && {
      id: location.id,
      type: location.type,
      name: location.name,
      street: location.street,
      house: location.house,
      addressSupplement: location.addressSupplement,
      zipCode: location.zipCode,
      city: location.city,
      country: location.country,
    },
    unitWeight: record.unitWeight,
    tariffNumber: record.tariffNumber,
    originCountry: record.originCountry,
    quantity,
    ...units,
    price: price && { ...price.breakdown, ...exchangedBy },
    taxReason: price?.taxReason ?? null,
    stockLevel,
    leadTimeDays,
    availabilityInDays: availabilityInDays(stockLevel, quantity, leadTimeDays),
    ...(location
      ? plannedShipment({ location, stockLevel, quantity, leadTimeDays, ...units }, shipmentDays)
      : { plannedShipmentDate: today, plannedShipmentFromStock: false }),
    notAvailableReason: reason,
  };
}

/** A line for an article that is not in the catalogue (any more), so that the basket can show a message. */
export function unknownItem(
  { articleId, quantity }: { articleId: string; quantity: number },
  today: string,
): QuotedItem {
  return {
    articleId,
    materialNumber: articleId,
    articleText: articleId,
    imageUrl: null,
    producerId: null,
    producerName: '',
    producerCompanyId: null,
    dispatchLocation: null,
    unitWeight: 0,
    quantity,
    price: null,
    taxReason: null,
    stockLevel: 0,
    leadTimeDays: 0,
    availabilityInDays: 0,
    plannedShipmentDate: today,
    plannedShipmentFromStock: false,
    notAvailableReason: 'NoLongerInCatalogue',
  };
}
