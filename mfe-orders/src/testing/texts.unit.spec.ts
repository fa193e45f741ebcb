import { join } from 'node:path';
import { deliveryStatuses, isInNegotiation } from '@werkbank/contracts/delivery';
import { askedTexts, unwrittenTexts } from '@werkbank/kit/testing/asked-texts';
import { localeGaps } from '@werkbank/kit/testing/locale-gaps';
import de from '../../locales/de.json';
import en from '../../locales/en.json';

const screens = join(import.meta.dirname, '..');

describe('the texts of the orders remote', () => {
  it('are the same in both languages', () => {
    expect(localeGaps({ de, en })).toEqual([]);
  });

  it('name each status that a delivery reaches', () => {
    const reached = deliveryStatuses.filter((status) => status !== 'Created');
    expect(Object.keys(de.news.to)).toEqual(reached);
    const stepwise = reached.filter((status) => !isInNegotiation(status) && status !== 'Released');
    const messages = stepwise.filter((status) => status !== 'Cancelled');
    expect(Object.keys(de.done)).toEqual(
      expect.arrayContaining(messages.map((status) => `deliveryStatusChangedTo${status}`)),
    );
  });

  it('hold every key that a screen asks for', () => {
    expect(askedTexts(screens).length).toBeGreaterThan(20);
    expect(unwrittenTexts(screens, de)).toEqual([]);
  });
});
