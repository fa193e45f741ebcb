import { defaultLocaleConfig } from '@werkbank/contracts/localization';
import { formatsOf } from '@werkbank/kit/formats';
import { exactAmount, inputText, isRounded, ruleValue } from './step-words';

const german = formatsOf('de', defaultLocaleConfig.de);
const english = formatsOf('en', defaultLocaleConfig.en);

describe('a step of a price', () => {
  it.each([
    ['326.4', '3,264'],
    ['326', '3,26'],
    ['5', '0,05'],
    ['0', '0,00'],
    ['100', '1,00'],
    ['1050.50', '10,505'],
    ['-326.4', '−3,264'],
  ])('of %s cents reads %s, to the last digit', (cents, text) => {
    expect(exactAmount(cents, german)).toBe(text);
  });

  it('is written as its reader writes numbers', () => {
    expect(exactAmount('326.4', english)).toBe('3.264');
    expect(inputText({ name: 'exchangeRate', value: '0.9345' }, 'CHF', german)).toBe('0,9345');
    expect(inputText({ name: 'rate', value: '0.085' }, 'CHF', german).replaceAll('\u00a0', ' ')).toBe(
      '8,5 %',
    );
    expect(inputText({ name: 'line', value: '8160' }, 'CHF', german)).toContain('81,60');
  });

  it('is rounded only where its exact result is no whole cent', () => {
    expect(isRounded({ exact: '326.4', result: 326 })).toBe(true);
    expect(isRounded({ exact: '326.00', result: 326 })).toBe(false);
  });

  it('names a rule with its unit', () => {
    const rule = { id: 1, name: 'x', validFrom: null, validUntil: null };
    expect(ruleValue({ ...rule, kind: 'CountryPriceFactor', value: '1.04' }, german)).toBe('1,04');
    expect(ruleValue({ ...rule, kind: 'Discount', value: '12.5' }, german)).toContain('12,5');
    expect(ruleValue({ ...rule, kind: 'DiscountAssignment', value: null }, german)).toBe('');
  });
});
