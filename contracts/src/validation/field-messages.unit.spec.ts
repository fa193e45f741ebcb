import { z } from 'zod';
import { addressData, date, parcel } from '../entities/index.js';
import { fieldMessages } from './index.js';

const address = {
  name: 'Aareblick AG',
  street: 'Industriestrasse',
  house: '14',
  addressSupplement: null,
  zipCode: '4600',
  city: 'Olten',
  country: 'CH',
};
const label = (field: string) => ({ street: 'Straße', city: 'Ort' })[field] ?? field;

describe('messages of a form', () => {
  it('are none where everything is right', () => {
    expect(fieldMessages(addressData, address, 'de', label)).toEqual({});
  });

  it('name the field as the form does, in the language of the user', () => {
    expect(fieldMessages(addressData, { ...address, street: ' ' }, 'de', label)).toEqual({
      street: 'Straße muss angegeben werden.',
    });
    expect(fieldMessages(addressData, { ...address, city: 'x'.repeat(51) }, 'en', () => 'City')).toEqual({
      city: 'City must contain at most 50 characters.',
    });
  });

  it('refuse unstorable text with the message of the service', () => {
    expect(fieldMessages(addressData, { ...address, street: 'a\ud800b' }, 'en', label)).toEqual({
      street: 'Straße contains invisible characters, such as line breaks. Please type it again.',
    });
  });

  it('word what a rule compares with as the form does', () => {
    const period = z.object({ from: date });
    const dotted = (value: string | number) => String(value).split('-').reverse().join('.');
    expect(fieldMessages(period, { from: 'soon' }, 'en', () => 'From', dotted)).toEqual({
      from: 'From: not a date, right is for example 21.11.2026.',
    });
  });

  it('carry the parameters of rules of our own', () => {
    const measures = { weight: 1.2345, length: 0, width: 10, height: 1001, mrnNumber: 'x' };
    expect(fieldMessages(parcel, measures, 'en', label)).toEqual({
      weight: 'Wrong format, only 3 decimal digits are allowed.',
      length: 'must be equal to or greater than 1',
      height: 'must be equal to or lower than 1000',
    });
  });
});
