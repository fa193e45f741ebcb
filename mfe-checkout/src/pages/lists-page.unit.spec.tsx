import { ApiError } from '@werkbank/contracts/client';
import { buyer, callExamples, refreshedBasket, savedListHead } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import ArticleToList from '../saved-lists/article-to-list';
import BasketPage from './basket-page';
import ListsPage from './lists-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const lists = [
  savedListHead,
  { ...savedListHead, id: crypto.randomUUID(), name: 'Ölservice', isShared: false },
];
const open = (page: ReactNode, options: RenderOptions = {}) =>
  renderWorking(page, {
    locales,
    at: '/lists',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    ...options,
    fixtures: { listSavedLists: { lists }, refreshBasket: refreshedBasket, ...options.fixtures },
  });
const nameList = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name der Liste' }), name);
  return dialog;
};
const save = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));

it('finds lists by their names, and leads to them', async () => {
  await open(<ListsPage />, { at: '/lists?search=olserv' });
  const link = await screen.findByRole('link', { name: 'Ölservice' });
  expect(link).toHaveAttribute('href', `/lists/${lists[1]?.id}`);
  expect(screen.queryByRole('link', { name: savedListHead.name })).toBeNull();
  expect(screen.getByRole('row', { name: /Ölservice/ })).toHaveTextContent('nur Sie');
});

it('explains how a first list is made', async () => {
  await open(<ListsPage />, { fixtures: { listSavedLists: { lists: [] } } });
  expect(await screen.findByRole('heading', { name: 'Noch keine Listen' })).toBeVisible();
});

it('saves the order of its address as a list, and goes there', async () => {
  const { host } = await open(<ListsPage />, {
    at: '/lists?order=100042',
    fixtures: { saveOrderAsList: callExamples.saveOrderAsList.answer },
  });
  await save(await nameList('Aus der Bestellung'));
  await waitFor(() => expect(host.record.visited).toEqual([`/lists/${savedListHead.id}`]));
  expect(host.record.calls).toContainEqual(
    expect.objectContaining({
      name: 'saveOrderAsList',
      request: { body: { name: 'Aus der Bestellung', isShared: false, orderId: 100_042 } },
    }),
  );
});

it('saves a basket under a name, and shows at the field that the name is taken', async () => {
  let taken = true;
  const { host } = await open(<BasketPage />, {
    at: '/basket',
    basket: { ...refreshedBasket, itemCount: 1 },
    fixtures: {
      createSavedList: () => {
        if (taken)
          throw new ApiError(409, { code: 'SAVED_LIST_NAME_TAKEN', message: 'Vergeben', field: 'name' });
        return callExamples.createSavedList.answer;
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Als Liste speichern' }));
  const dialog = await nameList('Grundausstattung');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await save(dialog);
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeInvalid());
  taken = false;
  await save(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [item] = refreshedBasket.basket[0]?.dispatchLocationItems[0]?.items ?? [];
  expect(host.record.calls.findLast(({ name }) => name === 'createSavedList')).toMatchObject({
    name: 'createSavedList',
    request: {
      body: {
        name: 'Grundausstattung',
        isShared: true,
        lines: [{ articleId: item?.articleId, quantity: item?.quantity }],
      },
    },
  });
});

it('adds a basket to a list that may be changed', async () => {
  const shared = { ...savedListHead, id: crypto.randomUUID(), name: 'Von anderen', mayChange: false };
  const { host } = await open(<BasketPage />, {
    at: '/basket',
    basket: { ...refreshedBasket, itemCount: 1 },
    fixtures: { listSavedLists: { lists: [...lists, shared] }, changeSavedListLines: {} },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Als Liste speichern' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByRole('combobox', { name: 'Liste' });
  expect(within(choice).queryByRole('option', { name: 'Von anderen' })).toBeNull();
  await userEvent.selectOptions(choice, 'Ölservice');
  expect(dialog.queryByRole('textbox', { name: 'Name der Liste' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [item] = refreshedBasket.basket[0]?.dispatchLocationItems[0]?.items ?? [];
  expect(host.record.calls).toContainEqual(
    expect.objectContaining({
      name: 'changeSavedListLines',
      request: expect.objectContaining({
        params: { listId: lists[1]?.id },
        body: expect.objectContaining({
          changes: [{ articleId: item?.articleId, quantity: item?.quantity }],
        }),
      }),
    }),
  );
});

it('puts an article onto a list from its page, in a quantity', async () => {
  const { host } = await open(<ArticleToList />, {
    at: '/article/drill-68',
    path: '/article/:articleId',
    fixtures: { changeSavedListLines: {} },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Auf eine Liste' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Liste' }), 'Ölservice');
  const quantity = dialog.getByRole('textbox', { name: 'Menge' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.record.calls).toContainEqual(
    expect.objectContaining({
      name: 'changeSavedListLines',
      request: expect.objectContaining({
        body: expect.objectContaining({ changes: [{ articleId: 'drill-68', quantity: 7 }] }),
      }),
    }),
  );
});

it('offers visitors no lists', async () => {
  await open(<BasketPage />, {
    at: '/basket',
    basket: { ...refreshedBasket, itemCount: 1 },
    session: { user: null, status: 'visitor', sessionId: null },
  });
  await screen.findByRole('button', { name: 'Warenkorb leeren' });
  expect(screen.queryByRole('button', { name: 'Als Liste speichern' })).toBeNull();
});
