import { typed } from '@werkbank/kit/testing/typed-text';
import fc from 'fast-check';

export const country = fc.constantFrom('CH', 'DE', 'LI', 'AT');

/** Entries about a place. */
export const address = {
  name: typed('Werk 2'),
  street: typed('Industriestrasse'),
  house: typed('14', '3a'),
  addressSupplement: typed('', 'Halle 4'),
  zipCode: typed('4600', 'D-73230'),
  city: typed('Olten'),
  country,
};

/** Entries about a dispatch location; those about its country's regions count for a new one. */
export const dispatchLocation = { ...address, region: fc.constantFrom('', 'ZH', 'BY') };

const day = fc.constantFrom('', '2026-12-24', '2027-01-02', '31.02.2027');

/** Entries about its working days. */
export const placeCalendar = {
  region: fc.constantFrom('', 'ZH'),
  weekdays: fc.uniqueArray(fc.constantFrom('1', '2', '7')),
  cutOff: fc.constantFrom('', '14:30'),
  closedPeriods: fc.array(fc.record({ key: fc.nat(), from: day, to: day }), { maxLength: 3 }),
};
