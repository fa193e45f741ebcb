import { configuration } from '@werkbank/contracts/entities';
import { defaultConfiguration } from './default-configuration.js';

it('starts with a configuration that keeps the contract', () => {
  expect(configuration.parse(defaultConfiguration)).toEqual(defaultConfiguration);
});

it('knows all 26 cantons', () => {
  expect(new Set(defaultConfiguration.kantons).size).toBe(26);
});
