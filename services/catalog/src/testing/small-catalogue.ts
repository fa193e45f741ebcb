/**
 * A catalogue that is small enough to be known by heart, in the form of the demo files.
 * Alpspitz (producer 1) sells from Switzerland (company 101, location 11); Nordlicht (producer 2) from Germany (company
 * 201, location 21) and Switzerland (company 202, location 22).
 */
const words = (de: string, en = de) => ({ de, en });
const address = (id: number, ownerId: number, city: string, country: string) => ({
  id,
  ownerKind: 'Company',
  ownerId,
  type: 'DispatchLocation',
  name: 'Versand',
  street: 'Werkstrasse',
  house: '1',
  addressSupplement: null,
  zipCode: '8000',
  city,
  country,
});
const company = (id: number, kind: 'Producer' | 'Customer', producerId: number | null, name: string) => ({
  id,
  kind,
  producerId,
  name,
});
const producer = (id: number, algoliaId: string) => ({
  id,
  algoliaId,
  platformMargin: 0.085,
  custom_shipping: false,
  videoLink: null,
});

const admin = {
  producers: [
    producer(1, 'Alpspitz'),
    { ...producer(2, 'Nordlicht'), videoLink: 'https://video.example/nordlicht' },
  ],
  companies: [
    company(101, 'Producer', 1, 'Alpspitz AG'),
    company(201, 'Producer', 2, 'Nordlicht GmbH'),
    company(202, 'Producer', 2, 'Nordlicht Schweiz AG'),
    company(900, 'Customer', null, 'Muster Präzision AG'),
  ],
  addresses: [
    address(11, 101, 'Brugg', 'CH'),
    address(21, 201, 'Jena', 'DE'),
    address(22, 202, 'Chur', 'CH'),
  ],
  exchangeRates: [
    {
      validFrom: '2020-01-01',
      validTo: '9999-12-31',
      ratio: '0.9417',
      sourceCurrency: 'EUR',
      targetCurrency: 'CHF',
      exchangeRateType: 'Internal',
    },
    {
      validFrom: '2020-01-01',
      validTo: '2020-12-31',
      ratio: '1.0619',
      sourceCurrency: 'CHF',
      targetCurrency: 'EUR',
      exchangeRateType: 'Internal',
    },
  ],
};

const column = (key: string, de: string, en: string, more: object = {}) => ({
  key,
  de,
  en,
  unit: 'mm',
  letter: key,
  kind: 'number',
  align: 'right',
  digits: 2,
  values: null,
  ...more,
});
const coating = column('coating', 'Beschichtung', 'Coating', {
  unit: null,
  letter: null,
  kind: 'text',
  digits: null,
  values: { bright: words('blank', 'bright') },
});
const category = (
  categoryId: string,
  parentId: string | null,
  kind: string,
  position: number,
  de: string,
  en: string,
) => ({
  categoryId,
  parentId,
  kind,
  position,
  de,
  en,
  imageUrl: `/media/${categoryId}.svg`,
});
const group = (groupId: string, columns: object[], facets: string[]) => ({
  groupId,
  description: words(`Beschreibung ${groupId}`, `Description ${groupId}`),
  imageUrl: `/media/${groupId}.svg`,
  drawingUrl: `/media/${groupId}-drawing.svg`,
  columns,
  detailsColumns: [column('angle', 'Spitzenwinkel', 'Point angle', { unit: '°' })],
  facets,
});

const structure = {
  categories: [
    category('keys', null, 'group', 1, 'Winkelschraubendreher', 'Hex keys'),
    category('drilling', null, 'category', 0, 'Bohren', 'Drilling'),
    category('drills', 'drilling', 'group', 0, 'Spiralbohrer DIN 338', 'Twist drills DIN 338'),
  ],
  groups: [
    group('drills', [column('d1', 'Durchmesser', 'Diameter'), coating], ['d1', 'coating']),
    group('keys', [column('size', 'Schlüsselweite', 'Across flats')], ['size']),
  ],
  materialGroups: [
    { id: 3, name: 'HSS', nameEn: 'HSS' },
    { id: 4, name: 'Handwerkzeug', nameEn: 'Hand tools' },
  ],
  articleGroups: [{ id: 90, producerCompanyId: 201, name: 'Alles', materialGroupIds: [3, 4] }],
  discountGroups: [
    {
      id: 1,
      producerCompanyId: 101,
      name: 'Unassigned customers',
      isOtherCustomerGroup: true,
      discountType: 'Percentage',
      materialGroupType: 'MaterialGroup',
      discountValue: 2,
      discounts: [],
    },
    {
      id: 2,
      producerCompanyId: 101,
      name: 'Tiers',
      isOtherCustomerGroup: false,
      discountType: 'QuantityMaterialGroup',
      materialGroupType: 'MaterialGroup',
      discountValue: null,
      discounts: [
        {
          id: 1,
          materialOrArticleGroupId: 3,
          discountValue: null,
          discountQuantities: [
            { minQuantity: 0, discountValue: 5 },
            { minQuantity: 10, discountValue: 12.5 },
          ],
        },
      ],
    },
    {
      id: 3,
      producerCompanyId: 201,
      name: 'Unassigned customers',
      isOtherCustomerGroup: true,
      discountType: 'PercentageMaterialGroup',
      materialGroupType: 'ArticleGroup',
      discountValue: null,
      discounts: [{ id: 2, materialOrArticleGroupId: 90, discountValue: 10, discountQuantities: [] }],
    },
  ],
  discountAssignments: [{ id: 1, discountGroupId: 2, customerCompanyId: 900 }],
  countryPriceFactors: [{ id: 1, producerCompanyId: 101, targetCountry: 'CH', factor: 1.04 }],
  surcharges: [{ id: 1, producerCompanyId: 101, materialGroupId: 3, value: 3.5 }],
};

const article = (articleId: string, more: object) => ({
  articleId,
  groupId: 'drills',
  producerId: 1,
  materialNumber: `${articleId}-no`,
  materialGroupId: 3,
  ean: null,
  listPrice: 1000,
  listPriceCurrency: 'EUR',
  voc: 0,
  leadTimeDays: 6,
  stock: [{ dispatchLocationId: 11, level: 40 }],
  description: words('Kurz', 'Short'),
  properties: {},
  partSpecifications: {
    de: [{ name: 'Norm', value: 'DIN 338' }],
    en: [{ name: 'Standard', value: 'DIN 338' }],
  },
  partDescription: words('Für Stahl', 'For steel'),
  unit: words('Stück', 'piece'),
  weightGrams: 28,
  tariffNumber: '8207.50',
  originCountry: 'CH',
  imageUrl: '/media/drill.svg',
  drawingUrl: '/media/drill-drawing.svg',
  documentLinks: [{ link: '/media/drill.pdf#page=1-3,5', fileName: 'drill.pdf', bytes: 100 }],
  videoUrl: null,
  notForSaleReason: null,
  ...more,
});

/** 60 drills from 1 to 6.9 mm in steps of a tenth, and three hex keys, of which one is not sold and one has no stock. */
const articles = [
  ...Array.from({ length: 60 }, (_, index) => {
    const size = (10 + index) / 10;
    const { de, en } = words(String(size).replace('.', ','), String(size));
    return article(`drill-${10 + index}`, {
      text: words(`Spiralbohrer DIN 338 ${de} mm`, `Twist drill DIN 338 ${en} mm`),
      properties: { d1: size, coating: index % 2 === 0 ? 'bright' : 'TiN', angle: 118 },
      listPrice: 1000 + index,
    });
  }),
  ...[3, 4, 5].map((size) =>
    article(`key-${size}`, {
      groupId: 'keys',
      producerId: 2,
      materialGroupId: 4,
      text: words(`Winkelschraubendreher SW ${size}`, `Hex key AF ${size}`),
      properties: { size },
      voc: size === 3 ? 50 : 0,
      stock:
        size === 4
          ? []
          : [
              { dispatchLocationId: 21, level: 5 },
              { dispatchLocationId: 22, level: 0 },
            ],
      notForSaleReason: size === 5 ? words('Nur auf Anfrage', 'On request') : null,
    }),
  ),
];

export const smallCatalogue: Readonly<Record<string, string>> = {
  'admin.json': JSON.stringify(admin),
  'catalog-structure.json': JSON.stringify(structure),
  'articles.ndjson': articles.map((row) => JSON.stringify(row)).join('\n'),
};
