import type { TestInstance } from '@werkbank/platform/testing';

/** Articles with unusual values. */
const odd: Record<string, object> = {
  '00815': {
    name: { de: '=SUMME(A1)', en: '+49 "quoted"; and, commas' },
    description: { de: '-1 Zeile\n\n@zwei "Zoll" 1/4"\n• drei', en: "'quoted" },
    keywords: { de: ['=cmd', 'Stahl, rostfrei', '"Zoll"', 'a|b'], en: ['Größe; 5'] },
    ean: '00012345678905',
    maker_number: '0012',
    maker_name: 'Müller & Söhne <Straße>',
    list_price: 199,
    price_quantity: 100,
    order_unit: 'PK',
    content_unit: 'ST',
    content_quantity: 12.5,
    min_quantity: 5,
    quantity_interval: 5,
    weight_grams: 1234,
    tariff_number: '08207506',
    origin_country: 'CH',
    further_prices: [
      { min: 10, amount: 15, per: 100 },
      { min: 1, amount: 250, per: 100, currency: 'CHF', territories: ['CH', 'LI'] },
      { min: 1, amount: 101, per: 10_000, from: '2026-01-01', until: '2099-12-31' },
    ].map(({ min, amount, per, currency = 'EUR', territories = [], from = null, until = null }) => ({
      amount,
      currency,
      priceQuantity: per,
      minQuantity: min,
      territories,
      validFrom: from,
      validUntil: until,
    })),
    packings: [
      { unit: 'CT', quantity: 50, ean: '4000000000006' },
      { unit: 'SA', quantity: 1000, ean: null },
    ],
    classifications: [
      { system: 'ETIM', version: '9.0', code: 'EC000785' },
      { system: 'ECLASS', version: null, code: '21040103' },
    ],
    related_articles: [
      { relation: 'followedBy', materialNumber: '2 x 45', quantity: null },
      { relation: 'part', materialNumber: '2 x 45', quantity: 3 },
      { relation: 'accessory', materialNumber: 'A;B', quantity: null },
      { relation: 'other', materialNumber: '4 x "6"', quantity: null },
    ],
    safety: { unNumber: '1993', marks: ['UN 1993; flammable', 'GHS 02'] },
    source_groups: ['Bohrer; HSS', '10', '% R10'],
    source_media: [
      {
        source: 'https://bilder.example/a;b.jpg',
        kind: 'image',
        purpose: 'MD12',
        description: { de: 'Bild' },
      },
      { source: 'film.mp4', kind: 'video', purpose: null, description: {} },
      { source: 'plan.pdf', kind: 'document', purpose: 'data_sheet', description: { en: 'Drawing' } },
    ],
    source_features: [
      feature('EF000015', { de: 'Länge', en: 'Length' }, [0.125], 'mm'),
      feature(
        'EF000016',
        { de: 'Farbe', en: 'Colour' },
        [
          { de: 'rot', en: 'red' },
          { de: 'blau', en: 'a|b' },
        ],
        null,
      ),
      feature(null, { de: 'Werkstoff' }, [{ de: '1.2379' }, { de: '=x' }], null),
      feature(null, { de: 'Spannbereich' }, [1.5, 10], 'mm'),
      feature(null, { de: 'Länge', en: 'Length' }, [1 / 3], 'mm'),
      feature(null, { de: 'Video' }, [{ de: 'ja' }], null),
      feature(null, { en: 'Chuck' }, [{ en: '007' }], 'N·m (min)'),
    ],
  },
  'Ä-1': {
    name: { en: 'Only English' },
    further_prices: [
      {
        amount: 1999,
        currency: 'CHF',
        priceQuantity: 1,
        minQuantity: 3,
        territories: ['CH'],
        validFrom: null,
        validUntil: null,
      },
    ],
  },
  '1e5': { name: { de: 'Ohne Preis <b>fett</b> &amp; x' }, description: { de: '\\_x0041_ _x0041_' } },
  'WEG 1': { name: { de: 'Weg' }, list_price: 5, not_for_sale_reason: { de: 'Rückruf', en: 'Recalled' } },
};

function feature(id: string | null, name: object, values: unknown[], unit: string | null): object {
  const isEtim = id !== null;
  return { system: isEtim ? 'ETIM-9.0' : null, classId: isEtim ? 'EC000785' : null, id, name, values, unit };
}

/** Articles of a company with all that files find hard to hold. Returns how many. */
export async function addOddArticles(instance: TestInstance, companyId: number): Promise<number> {
  const em = instance.ownerEm();
  for (const [at, [materialNumber, columns]] of Object.entries(odd).entries()) {
    const row = {
      article_id: `odd-${at}`,
      group_id: 'drills',
      producer_id: 1,
      material_number: materialNumber,
      list_price_currency: 'EUR',
      lead_time_days: 3,
      description: {},
      properties: {},
      part_specifications: {},
      part_description: {},
      voc: 0,
      weight_grams: 0,
      document_links: [],
      owner_company_id: companyId,
      ...columns,
    };
    const names = Object.keys(row).join(', ');
    await em.execute(
      `insert into article (${names}) select ${names} from jsonb_populate_record(null::article, ?::jsonb)`,
      [JSON.stringify(row)],
    );
  }
  await em.execute(
    `insert into source_group (company_id, source_group, parent, name) values
       (?, '10', null, '{"de": "Zerspanung", "en": "Cutting"}'), (?, 'Bohrer; HSS', '10', '{"de": "Bohrer"}')`,
    [companyId, companyId],
  );
  return Object.keys(odd).length;
}
