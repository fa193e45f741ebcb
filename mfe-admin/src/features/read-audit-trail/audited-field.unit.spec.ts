import { formatsOf } from '@werkbank/kit/formats';
import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { createTranslations } from '@werkbank/kit/translations';
import { addLocales } from '@werkbank/kit/locales';
import i18next from 'i18next';
import { locales } from '../../testing/render-admin';
import { objectText } from './audited-object';
import { fieldName, inOrderOfForms, valueText } from './audited-field';

describe('a field of the audit trail', () => {
  const formats = formatsOf('de', defaultLocaleConfig.de);
  const said = (path: string, value: string) =>
    valueText(path, value, i18next.getFixedT('de', 'admin'), formats).replaceAll('\u00a0', ' ');

  beforeAll(async () => {
    await createTranslations('de');
    await addLocales(i18next, 'admin', locales.admin);
  });

  it.each([
    ['companyAdmin', 'true', 'Ja'],
    ['salutation', 'Ms', 'Frau'],
    ['country', 'CH', 'Schweiz'],
    ['country', 'FR', 'Frankreich'],
    ['country', '–', '–'],
    ['customerType', 'Community', 'Gemeinde/Stadt'],
    ['type', 'Shipping', 'Lieferadresse'],
    ['type', 'youtube', 'Video'],
    ['status', 'disabled', 'ausgeschaltet'],
    ['exchangeRateType', 'external', 'extern'],
    ['validFrom', '2026-01-01', '01.01.2026'],
    ['validTo', '9999-12-31', 'ohne Ende'],
    ['ratio', '0.9417', '0,9417'],
    ['platformMargin', '0.125', '12,5 %'],
    ['phone', '+41 62', '+41 62'],
  ])('%s %s is shown as in the forms: %s', (path, value, text) => {
    expect(said(path, value)).toBe(text);
  });

  it('has its label from the forms, or else its own name', () => {
    const t = i18next.getFixedT('de', 'admin');
    expect(fieldName('dispatchLocation.zipCode', t)).toBe('Postleitzahl');
    expect(fieldName('localeConfig.de.dateFormat', t)).toBe('Datumsformat');
    expect(fieldName('lines', t)).toBe('Zeilen');
    expect(fieldName('currency', t)).toBe('Währung');
    expect(fieldName('brandNew', t)).toBe('brandNew');
  });

  it('names its object as it was at the time, a rate by words and a day', () => {
    const t = i18next.getFixedT('de', 'admin');
    const name = (objectType: string, objectName: string) =>
      objectText({ objectType, objectName }, t, formats);
    expect(name('ExchangeRate', 'EUR → CHF (Internal) 2026-01-01')).toBe('EUR → CHF (intern) 01.01.2026');
    expect(name('ExchangeRate', 'EUR → CHF')).toBe('EUR → CHF');
    expect(name('CostRule', 'dhleuro DE → *')).toBe('DHL Euro, Deutschland → alle Länder');
    expect(name('CostRule', 'Customs * → *')).toBe('alle Länder → alle Länder');
    expect(name('TaxRule', 'DE → FR')).toBe('Deutschland → Frankreich');
    expect(name('TaxRule', 'FR')).toBe('Frankreich');
    expect(name('TaxRule', 'something else')).toBe('something else');
    expect(name('Configuration', 'Configuration')).toBe('Konfiguration');
    expect(name('Company', 'Kern (Internal) 2026-01-01')).toBe('Kern (Internal) 2026-01-01');
  });

  it('has its position from the forms, unknown ones last', () => {
    const names = ['brandNew', 'phone', 'enabled', 'firstName'].map((name) => ({ name }));
    expect(inOrderOfForms(names).map(({ name }) => name)).toEqual([
      'firstName',
      'phone',
      'enabled',
      'brandNew',
    ]);
  });
});
