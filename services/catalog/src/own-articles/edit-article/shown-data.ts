import type { OwnArticleData, OwnArticleFeature, OwnArticlePrice } from '@werkbank/contracts/entities';
import { type StoredColumn, unplacedGroupId } from '../../catalogue/index.js';
import type { StoredColumns } from './stored-columns.js';

const bothTexts = (texts: Partial<Record<'de' | 'en', string>> | null) => ({
  de: texts?.de ?? '',
  en: texts?.en ?? '',
});

/** An article as its form shows it, but for media and stock. `columns` are those of its group. */
export function shownData(
  stored: StoredColumns,
  columns: readonly StoredColumn[],
): Omit<OwnArticleData, 'media'> {
  const { part_description: before, description, keywords } = stored;
  return {
    name: bothTexts(stored.name),
    // A text from before the first file precedes the description, as on the article's page.
    description: bothTexts({ ...description, ...before }),
    keywords: { de: keywords.de ?? [], en: keywords.en ?? [] },
    ean: stored.ean,
    makerName: stored.maker_name,
    makerNumber: stored.maker_number,
    groupId: stored.group_id === unplacedGroupId ? null : stored.group_id,
    materialGroupId: stored.material_group_id,
    prices: shownPrices(stored),
    orderUnit: stored.order_unit,
    contentUnit: stored.content_unit,
    contentQuantity: stored.content_quantity,
    minQuantity: stored.min_quantity,
    quantityInterval: stored.quantity_interval,
    packings: stored.packings,
    leadTimeDays: stored.lead_time_days,
    tariffNumber: stored.tariff_number,
    originCountry: stored.origin_country,
    weightGrams: stored.weight_grams,
    features: shownFeatures(stored, columns),
    relatedArticles: stored.related_articles,
    isOnSale: stored.not_for_sale_reason === null,
    offSaleReason: bothTexts(stored.not_for_sale_reason),
  };
}

/** The price that holds everywhere and always comes first. */
function shownPrices(stored: StoredColumns): OwnArticlePrice[] {
  const { list_price: amount, list_price_currency: currency, price_quantity: priceQuantity } = stored;
  const always = { minQuantity: 1, territories: [], validFrom: null, validUntil: null };
  return [
    ...(amount === null ? [] : [{ amount, currency, priceQuantity, ...always }]),
    ...stored.further_prices,
  ];
}

/** Features as sent; without any, those on the article's page. */
export function shownFeatures(
  { source_features: sent, properties, part_specifications: listed }: StoredColumns,
  columns: readonly StoredColumn[],
): OwnArticleFeature[] {
  const own = { system: null, classId: null, id: null };
  if (sent.length > 0)
    return sent.map((feature) => ({
      ...feature,
      name: bothTexts(feature.name),
      values: feature.values.map((value) => (typeof value === 'number' ? value : bothTexts(value))),
    }));
  const inColumns = columns.flatMap(({ key, de, en, unit, values }): OwnArticleFeature[] => {
    const value = properties[key];
    if (value === undefined) return [];
    const words = values?.[String(value)] ?? { de: String(value), en: String(value) };
    const shown = typeof value === 'number' ? value : words;
    return [{ ...own, name: { de, en }, values: [shown], unit: unit === '' ? null : unit }];
  });
  const { de = [], en = [] } = listed ?? {};
  const others = Array.from({ length: Math.max(de.length, en.length) }, (_, at): OwnArticleFeature => {
    const [german, english] = [de[at], en[at]];
    return {
      ...own,
      name: { de: german?.name ?? '', en: english?.name ?? '' },
      values: [{ de: german?.value ?? '', en: english?.value ?? '' }],
      unit: null,
    };
  });
  return [...inColumns, ...others];
}
