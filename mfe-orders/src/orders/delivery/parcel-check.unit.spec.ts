import { newDelivery } from '@werkbank/contracts/fixtures';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { formatsOf } from '@werkbank/kit/formats';
import { checkParcel, composeParcel, goesStraightThrough } from './parcel-check';

const words = {
  language: 'de',
  labelOf: (field: string) => field,
  read: formatsOf('de', defaultLocaleConfig.de).read,
} as const;
const texts = { weight: '12,345', length: '40', width: '30', height: '20', mrnNumber: '' };
const measured = { measured: true, isExport: false };

describe('ready-to-send data', () => {
  it('is fine with three decimals of a kilogram', () => {
    expect(checkParcel(texts, measured, words)).toEqual({});
    expect(composeParcel(texts, measured, words.read)).toEqual({
      weight: 12.345,
      length: 40,
      width: 30,
      height: 20,
    });
  });

  it.each([
    ['', 'weight muss angegeben werden.'],
    ['schwer', 'Der Wert muss eine Zahl sein.'],
    ['0', 'muss größer als 0 sein'],
    ['1.000.000', 'muss kleiner oder gleich 999999.999 sein'],
    ['1,2345', 'Falsches Format, erlaubte Nachkommastellen: 3.'],
  ])('refuses the weight "%s"', (weight, message) => {
    expect(checkParcel({ ...texts, weight }, measured, words)).toEqual({ weight: message });
  });

  it.each([
    ['0,5', 'muss größer oder gleich 1 sein'],
    ['1001', 'muss kleiner oder gleich 1000 sein'],
  ])('refuses the length "%s"', (length, message) => {
    expect(checkParcel({ ...texts, length }, measured, words)).toEqual({ length: message });
  });

  it('asks for an MRN of an export, whatever the shipper', () => {
    const unmeasuredExport = { measured: false, isExport: true };
    const nothing = { weight: '', length: '', width: '', height: '', mrnNumber: ' ' };
    expect(checkParcel(nothing, unmeasuredExport, words)).toEqual({
      mrnNumber: 'mrnNumber muss angegeben werden.',
    });
    expect(checkParcel({ ...nothing, mrnNumber: 'x'.repeat(101) }, unmeasuredExport, words)).toEqual({
      mrnNumber: 'mrnNumber darf höchstens 100 Zeichen enthalten.',
    });
    expect(composeParcel({ ...nothing, mrnNumber: ' 26DE1 ' }, unmeasuredExport, words.read)).toEqual({
      weight: 1,
      length: 1,
      width: 1,
      height: 1,
      mrnNumber: '26DE1',
    });
  });

  it.each([
    ['custom', false, true],
    ['selfCollection', false, true],
    ['custom', true, false],
    ['dhleuro', false, false],
  ] as const)('of %s (export: %s) is skipped: %s', (shipper, isExport, skipped) => {
    expect(goesStraightThrough({ ...newDelivery, shipper, isExport })).toBe(skipped);
  });
});
