import type { ImportedArticle } from '../understand-articles/imported-article.js';

export interface ArticleShape {
  features: number;
  media: number;
  prices: number;
}

const usualShape: ArticleShape = { features: 12, media: 3, prices: 3 };

/** Articles of one shape with different values, as many as the caller takes. */
export function* madeArticles(count: number, shape: ArticleShape = usualShape): Generator<ImportedArticle> {
  for (let at = 0; at < count; at++) yield madeArticle(at, shape);
}

function madeArticle(at: number, { features, media, prices }: ArticleShape): ImportedArticle {
  const diameter = 1 + (at % 400) / 10;
  return {
    materialNumber: `WB-${String(at).padStart(7, '0')}`,
    name: {
      de: `Spiralbohrer HSS ${diameter} mm für Stähle`,
      en: `Twist drill HSS ${diameter} mm for steels`,
    },
    description: { de: `Nr. ${at}: Bohrer für Stahl bis 900 N/mm² & Guss.\nSchneide < 1 µm.` },
    keywords: { de: ['Bohrer', 'HSS'] },
    ean: withCheckDigit(String(400_000_000_000 + at)),
    makerNumber: `M${at}`,
    makerName: 'Bohrwerk & Söhne',
    orderUnit: 'PK',
    contentUnit: 'C62',
    contentQuantity: '10',
    minQuantity: 1 + (at % 3),
    quantityInterval: 1,
    leadTimeDays: at % 20,
    tariffNumber: '82075060',
    originCountry: 'DE',
    weightGrams: 10 + (at % 5000),
    prices: Array.from({ length: prices }, (_, tier) => ({
      amount: 10_000 + (at % 90_000) - 500 * tier,
      currency: 'EUR',
      priceQuantity: 100,
      minQuantity: tier === 0 ? 1 : 10 ** tier,
      territories: [],
      validFrom: '2026-01-01',
      validUntil: null,
    })),
    features: [
      {
        system: undefined,
        classId: undefined,
        features: Array.from({ length: features }, (_, place) => ({
          id: undefined,
          name: { de: `Merkmal ${place}` },
          values: place % 2 === 0 ? [diameter + place] : [{ de: `Wert ${(at + place) % 97} ä` }],
          unit: place % 2 === 0 ? 'mm' : undefined,
        })),
      },
    ],
    groups: [`G${at % 50}`],
    media: Array.from({ length: media }, (_, place) => ({
      source: `bilder/${at}-${place}.jpg`,
      kind: 'image' as const,
      purpose: 'normal',
      description: {},
    })),
    references: [
      { kind: 'accessory', materialNumber: `WB-${String(at + 1).padStart(7, '0')}`, quantity: undefined },
    ],
  };
}

export function withCheckDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at++)
    sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1);
  return digits + String((10 - (sum % 10)) % 10);
}
