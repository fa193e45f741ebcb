import { buyer, savedList } from '@werkbank/contracts/fixtures';
import type { SavedListLine } from '@werkbank/contracts/entities';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import BoughtPage from './bought-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const open = (lines: SavedListLine[]) =>
  renderWorking(<BoughtPage />, {
    locales,
    at: '/lists/bought',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    fixtures: { quoteBoughtArticles: { lines } },
  });

it('orders only the chosen articles, and changes no list', async () => {
  const [line] = savedList.lines;
  if (!line) throw new Error('the example has a line');
  const { host } = await open([line]);
  expect(await screen.findByRole('button', { name: '0 Positionen in den Warenkorb' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: `${line.item.materialNumber} bestellen` }));
  expect(screen.queryByRole('button', { name: 'Aus der Liste entfernen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 Position in den Warenkorb' }));
  expect(host.record.visited).toEqual(['/basket']);
});

it('is empty without orders', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'Noch nichts gekauft' })).toBeVisible();
});
