import { understand } from '../testing/understand.js';

describe('order units', () => {
  it.each([
    ['Stück', 'C62'],
    ['STK', 'C62'],
    ['ST', 'C62'],
    ['PCE', 'C62'],
    ['C62', 'C62'],
    ['Packung', 'PK'],
    ['PK', 'PK'],
    ['VE', 'PK'],
    ['m', 'MTR'],
    ['Meter', 'MTR'],
    ['kg', 'KGM'],
    ['L', 'LTR'],
    ['Paar', 'PR'],
    ['SET', 'SET'],
    ['Satz', 'SET'],
  ])('%s is %s', (orderUnit, code) => {
    expect(understand({ orderUnit }).article).toMatchObject({ orderUnit: code });
  });

  it('refuse their article where unknown, and are absent where the file has none', () => {
    expect(understand({ orderUnit: 'Klafter' }).refused).toEqual([
      { field: 'orderUnit', reason: 'UnitUnknown', value: 'Klafter' },
    ]);
    expect(understand({}).article).not.toHaveProperty('orderUnit');
  });

  it('have whole quantities, rounded up', () => {
    const { article, leftOut } = understand({ minimum: '2.5', interval: '0', contentPerOrderUnit: '0,50' });
    expect(article).toMatchObject({ minQuantity: 3, quantityInterval: 1, contentQuantity: '0.5' });
    expect(leftOut).toHaveLength(2);
    expect(understand({ minimum: '-1' }).refused).toMatchObject([{ reason: 'NumberNegative' }]);
  });
});

describe('a description field', () => {
  it.each([
    ['4012345678901', '4012345678901'],
    ['4012345678901.0', '4012345678901'],
    ['40123455', '40123455'],
    ['4012345678902', undefined],
    ['4,01235E+12', undefined],
    ['-', null],
  ])('GTIN %s is %s', (gtin, ean) => {
    expect(understand({ gtin }).article?.ean).toBe(ean);
  });

  it('is left out and counted where it is wrong, and the article stays', () => {
    const { article, leftOut } = understand({
      gtin: '123',
      tariffNumber: '12',
      originCountry: 'Atlantis',
      weight: 'schwer',
      leadTimeDays: 'bald',
    });
    expect(article).toEqual({ materialNumber: 'A 1' });
    expect(leftOut.map(({ reason }) => reason).toSorted()).toEqual([
      'CountryUnknown',
      'GtinWrong',
      'TariffNumberWrong',
      'UnreadValue',
      'UnreadValue',
    ]);
  });

  it('is read in the forms of makers', () => {
    expect(
      understand({
        tariffNumber: '8207.50 60',
        originCountry: 'Deutschland',
        weight: '0,0354',
        leadTimeDays: '2 Wochen',
      }).article,
    ).toMatchObject({ tariffNumber: '82075060', originCountry: 'DE', weightGrams: 35, leadTimeDays: 14 });
    expect(understand({ originCountry: 'CHE', weight: '12', weightUnit: 'g' }).article).toMatchObject({
      originCountry: 'CH',
      weightGrams: 12,
    });
  });
});

describe('texts', () => {
  it('lose HTML and invisible characters, and keep their lines', () => {
    const { article } = understand({
      number: ' A\u00a0/ 1\u200b ',
      shortText: { und: 'Bohrer&nbsp;&Oslash; 5 < 6 mm\u0007 &amp; mehr', en: 'Drill' },
      longText: { de: '<p>HSS<br/>lang</p><ul><li>eins</li><li>zwei</li></ul><script>x</script>' },
    });
    expect(article).toEqual({
      materialNumber: 'A / 1',
      name: { de: 'Bohrer Ø 5 < 6 mm & mehr', en: 'Drill' },
      description: { de: 'HSS\nlang\n• eins\n• zwei' },
    });
  });

  it('are shortened and counted where they are too long', () => {
    const { article, leftOut } = understand({ shortText: { de: 'Wort '.repeat(500) } });
    expect(article?.name?.de?.length).toBeLessThanOrEqual(500);
    expect(leftOut).toEqual([{ name: 'name', reason: 'Shortened', count: 1 }]);
  });

  it.each([
    ['', 'NumberMissing'],
    ['\u200b', 'NumberMissing'],
    ['x'.repeat(101), 'NumberTooLong'],
    ['4,5E+12', 'NumberAsPower'],
  ])('refuse the article number %j', (number, reason) => {
    expect(understand({ number }).refused).toMatchObject([{ field: 'materialNumber', reason }]);
  });
});

describe('features', () => {
  const block = (features: [string, string, string?][], system?: string, group?: string) => ({
    system,
    group,
    features: features.map(([name, value, unit]) => ({
      id: undefined,
      name: { de: name },
      values: [{ und: value }],
      unit,
    })),
  });

  it('are numbers in their unit, or texts', () => {
    const { article } = understand({
      features: [
        block([
          ['D', '6,8', 'MMT'],
          ['Code', '007'],
          ['Form', 'HA'],
          ['L', '1.234,5'],
          ['Two', '1,234'],
        ]),
      ],
    });
    expect(article?.features?.[0]?.features.map(({ values, unit }) => [values[0], unit])).toEqual([
      [6.8, 'mm'],
      [{ de: '007' }, undefined],
      [{ de: 'HA' }, undefined],
      [1234.5, undefined],
      [{ de: '1,234' }, undefined],
    ]);
  });

  it('are one number in two languages', () => {
    const feature = (en: string) => ({
      id: undefined,
      name: { de: 'D' },
      values: [{ de: '6,8', en }],
      unit: undefined,
    });
    const features = [{ system: undefined, group: undefined, features: [feature('6.8'), feature('7')] }];
    expect(understand({ features }).article?.features?.[0]?.features.map(({ values }) => values)).toEqual([
      [6.8],
      [{ de: '6,8', en: '7' }],
    ]);
  });

  it('name the class of the article', () => {
    const features = [
      block([], 'ETIM-9.0', 'EC000293'),
      block([], 'ECLASS-11.1', '21-04-01-03'),
      block([], 'eCl@ss', '21040103'),
      block([], undefined, 'Bohrer'),
    ];
    expect(understand({ features }).article?.classifications).toEqual([
      { system: 'ETIM', version: '9.0', code: 'EC000293' },
      { system: 'ECLASS', version: '11.1', code: '21040103' },
      { system: 'ECLASS', version: undefined, code: '21040103' },
    ]);
  });

  it('hold cutting data', () => {
    const features = [
      block([
        ['vc P', '120', 'm/min'],
        ['fz P (mm)', '0.05'],
        ['vc [K]', '80'],
        ['vcx P', '1'],
        ['f', '2'],
      ]),
    ];
    expect(understand({ features }).article?.cuttingData).toEqual([
      { material: 'P', speed: 120, feed: 0.05 },
      { material: 'K', speed: 80, feed: null },
    ]);
  });
});

it('understands media, references and status', () => {
  const { article, leftOut } = understand({
    mode: 'update',
    statuses: ['others: Auslauf, nicht mehr lieferbar'],
    media: ['a.JPG', 'b.pdf', 'https://youtu.be/x', 'a.JPG'].map((source) => ({
      source,
      type: undefined,
      purpose: undefined,
      description: {},
    })),
    references: [
      { type: 'accessories', article: 'B 2', quantity: '2' },
      { type: 'sparepart', article: 'A 1', quantity: undefined },
      { type: 'consists_of', article: 'C', quantity: 'x' },
    ],
  });
  expect(article?.media?.map(({ kind }) => kind)).toEqual(['image', 'document', 'video']);
  expect(article?.references).toEqual([
    { kind: 'accessory', materialNumber: 'B 2', quantity: 2 },
    { kind: 'part', materialNumber: 'C', quantity: undefined },
  ]);
  expect(article?.status).toBe('offSale');
  expect(understand({ mode: 'delete' }).article?.status).toBe('delete');
  expect(leftOut.map(({ reason }) => reason)).toEqual(['Repeated', 'ReferenceToItself', 'NotANumber']);
});
