import { articleErrors, fieldOfPath } from './article-errors';

const labels = {
  language: 'de',
  isNew: true,
  labelOf: (field: string) => `<${field}>`,
  rowOf: (row: number, message: string) => `Zeile ${row}: ${message}`,
} as const;
const errorsOf = (more: object): Promise<Record<string, string | undefined>> =>
  articleErrors({ ...article, ...more }, labels);
const article = { materialNumber: 'N 1', name: { de: 'Senker', en: '' }, isOnSale: false };

describe('the errors of an article', () => {
  it('are none for an article that may be sent', async () => {
    expect(await errorsOf({})).toEqual({});
  });

  it('are shown at the field of their language', async () => {
    const errors = await errorsOf({ name: { de: 'x'.repeat(1000), en: '' } });
    expect(Object.keys(errors)).toEqual(['name-de']);
    expect(errors['name-de']).toContain('<name>');
  });

  it('are shown at the list and at its row', async () => {
    const price = { amount: 100, currency: 'EUR', priceQuantity: 1, minQuantity: 1, territories: [] };
    const prices = [
      { ...price, validFrom: null, validUntil: null },
      { ...price, minQuantity: 0, validFrom: null, validUntil: null },
    ];
    const errors = await errorsOf({ prices });
    expect(Object.keys(errors)).toEqual(['prices', 'prices-1']);
    expect(errors['prices']).toContain('Zeile 2: ');
  });

  it.each([
    ['name.en', 'name-en'],
    ['keywords.de.0', 'keywords-de'],
    ['stock.0.level', 'stock-11'],
    ['stock.7.level', 'stock'],
    ['leadTimeDays', 'leadTimeDays'],
  ])('show %s at %s', (path, field) => {
    const place = { dispatchLocationId: 11, name: '', city: '', level: 4 };
    expect(fieldOfPath(path, { stock: [place] })).toBe(field);
  });
});
