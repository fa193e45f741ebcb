import { readFileSync } from 'node:fs';
import { deliveryStatuses } from '@werkbank/contracts/delivery';
import { languages } from '@werkbank/contracts/localization';
import { statusWords } from './status-words.js';

it.each(languages)('calls each status as the screens do in %s', (language) => {
  const file = new URL(`../../../../../shell/kit/locales/${language}.json`, import.meta.url);
  const { status } = JSON.parse(readFileSync(file, 'utf8')) as { status: Record<string, string> };
  const words = deliveryStatuses.map((one) => statusWords[one][language]);
  expect(words).toEqual(deliveryStatuses.map((one) => status[one]));
});
