import { ApiError } from '@werkbank/contracts/client';
import { buyer, orderableArticle, savedList } from '@werkbank/contracts/fixtures';
import type { SavedList } from '@werkbank/contracts/entities';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import ListPage from './list-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const { item } = orderableArticle;
const last = savedList.lines[0]?.last ?? null;
const line = (articleId: string, more: object = {}) => ({
  ...orderableArticle,
  item: { ...item, articleId, materialNumber: articleId.toUpperCase(), ...more },
  last,
});
const list: SavedList = {
  ...savedList,
  lines: [
    line('a'),
    line('b'),
    { ...line('gone', { price: null, notAvailableReason: 'NoLongerInCatalogue' }), dispatchLocation: null },
  ],
};
const open = (shown: SavedList, fixtures: RenderOptions['fixtures'] = {}) =>
  renderWorking(
    <Routes>
      <Route path="/lists/:listId" element={<ListPage />} />
    </Routes>,
    {
      locales,
      at: `/lists/${list.id}`,
      session: { user: buyer, status: 'signedIn', sessionId: 's' },
      preferences: { country: 'CH', currency: 'CHF' },
      fixtures: { getSavedList: shown, changeSavedListLines: {}, ...fixtures },
    },
  );
const row = (name: RegExp) => screen.getByRole('row', { name });
const added = (host: Awaited<ReturnType<typeof open>>['host']) =>
  host.record.basketCalls.map(({ args }) => (args[1] as { articleId: string }).articleId);

it('shows each price before and now, and marks articles no longer sold', async () => {
  await open(list);
  expect(await screen.findByRole('heading', { level: 1, name: list.name })).toBeVisible();
  expect(row(/A Spiral/)).toHaveTextContent(/gespeichert am 02\.11\.2026/);
  expect(row(/A Spiral/)).toHaveTextContent(/3,2\s%\steurer/);
  expect(row(/GONE/)).toHaveTextContent('nicht mehr im Sortiment');
  expect(within(row(/GONE/)).queryByRole('link')).toBeNull();
});

it('puts all lines that can be ordered into the basket', async () => {
  const { host } = await open(list);
  await userEvent.click(await screen.findByRole('button', { name: '2 Positionen in den Warenkorb' }));
  expect(added(host)).toEqual(['a', 'b']);
  expect(host.record.visited).toEqual(['/basket']);
});

it('orders a part of a list in another quantity, at the price of that quantity', async () => {
  const { host } = await open(list, {
    refreshBasket: ({ body }) => ({
      basket: [
        {
          producerId: orderableArticle.producerId,
          producerName: orderableArticle.producerName,
          dispatchLocationItems: [
            {
              dispatchLocation: { id: 1, city: '', country: 'CH' },
              items: (body.basket[0]?.dispatchLocationItems[0]?.items ?? []).map((asked) => ({
                ...item,
                ...asked,
                materialNumber: asked.articleId.toUpperCase(),
                price: item.price && { ...item.price, quantity: asked.quantity, taxBase: 12_345 },
              })),
            },
          ],
        },
      ],
      taxBase: 12_345,
      currency: 'CHF',
      valid: true,
      selfCollectionAllowed: false,
    }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'B bestellen' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 von 3 Positionen gewählt');
  const quantity = screen.getByRole('textbox', { name: 'Menge von A' });
  await user.clear(quantity);
  await user.type(quantity, '3');
  await waitFor(() => expect(row(/A Spiral/)).toHaveTextContent(/123,45/));
  await user.click(screen.getByRole('button', { name: '1 Position in den Warenkorb' }));
  expect(host.record.basketCalls[0]?.args[1]).toMatchObject({ articleId: 'a', quantity: 3 });
});

it('lets readers with the right change quantities and remove lines', async () => {
  const { host } = await open(list);
  const user = userEvent.setup();
  const quantity = await screen.findByRole('textbox', { name: 'Menge von A' });
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(screen.getByRole('button', { name: 'Mengen in der Liste speichern' }));
  const changes = () =>
    host.record.calls.flatMap(({ name, request }) =>
      name === 'changeSavedListLines' ? [(request as { body: { changes: object } }).body.changes] : [],
    );
  await waitFor(() => expect(changes()).toEqual([[{ articleId: 'a', quantity: 3 }]]));
  await user.click(screen.getByRole('checkbox', { name: 'Alle wählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'GONE bestellen' }));
  await user.click(screen.getByRole('button', { name: 'Aus der Liste entfernen' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Aus der Liste entfernen' }));
  await waitFor(() => expect(changes()[1]).toEqual([{ articleId: 'gone', quantity: null }]));
});

it('hides actions from readers without the rights', async () => {
  await open({ ...list, isOwn: false, mayChange: false });
  await screen.findByRole('button', { name: '2 Positionen in den Warenkorb' });
  for (const name of [/Umbenennen/, /löschen/, /entfernen/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('leaves the sharing of a list to its author', async () => {
  await open({ ...list, isOwn: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Umbenennen' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('textbox')).toHaveValue(list.name);
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

it('reports an unknown list', async () => {
  await open(list, {
    getSavedList: () => {
      throw new ApiError(404, { code: 'SAVED_LIST_NOT_FOUND', message: 'Diese Liste gibt es nicht (mehr).' });
    },
  });
  expect(await screen.findByText('Diese Liste gibt es nicht (mehr).')).toBeVisible();
});
