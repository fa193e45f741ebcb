import { regionsOf } from '@werkbank/contracts/localization';
import { regionName } from './regions';

it('names each canton and each German state in both languages', () => {
  for (const country of ['CH', 'DE'])
    for (const code of regionsOf(country)) {
      expect(regionName(country, code, 'de')).not.toBe(code);
      expect(regionName(country, code, 'en')).not.toBe(code);
    }
  expect([regionName('DE', 'BY', 'de'), regionName('DE', 'BY', 'en')]).toEqual(['Bayern', 'Bavaria']);
  expect([regionName('CH', 'BE', 'de'), regionName('DE', 'BE', 'de')]).toEqual(['Bern (BE)', 'Berlin']);
});
