import { ApiError } from '@werkbank/contracts/client';
import type { CheckedNumber } from '@werkbank/contracts/entities';
import { buyer, callExamples, orderableArticle } from '@werkbank/contracts/fixtures';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { keepList } from '../features/quick-order/kept-list';
import QuickOrderPage from './quick-order-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const { item } = orderableArticle;
const packs = {
  orderUnit: 'PK',
  contentUnit: 'C62',
  contentQuantity: 10,
  minQuantity: 4,
  quantityInterval: 2,
};
const named = (articleId: string, quantity = 1, more: object = {}) => ({
  ...orderableArticle,
  item: { ...item, articleId, materialNumber: articleId.toUpperCase(), quantity, ...more },
});
const known: Record<string, (quantity: number) => CheckedNumber> = {
  a1: (quantity) => ({ articles: [named('a1', quantity)], near: [] }),
  packs: (quantity) => ({ articles: [named('packs', quantity, { orderUnits: packs })], near: [] }),
  both: (quantity) => ({ articles: [named('one', quantity), named('two', quantity)], near: [] }),
};
const near = callExamples.checkQuickOrder.answer.lines[1]?.near ?? [];
const open = (options: RenderOptions = {}) =>
  renderWorking(<QuickOrderPage />, {
    locales,
    at: '/quick-order',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    ...options,
    fixtures: {
      checkQuickOrder: ({ body }) => ({
        lines: body.lines.map(
          ({ number, quantity = 1 }) => known[number]?.(quantity) ?? { articles: [], near },
        ),
      }),
      ...options.fixtures,
    },
  });
const paste = async (text: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Nummern und Mengen' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }));
  return user;
};
const status = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const row = (name: RegExp) => screen.getByRole('row', { name });

beforeEach(() => keepList(0, []));

it('is empty at first, and names the missing input', async () => {
  await open();
  await paste('  ');
  expect(screen.getByRole('textbox', { name: 'Nummern und Mengen' })).toBeInvalid();
  expect(screen.getByText('Hier stehen noch keine Artikelnummern.')).toBeVisible();
});

it('adds a pasted list to the basket', async () => {
  const { host } = await open();
  const user = await paste('Nummer\tMenge\na1\t3\na1\t4');
  await status('1 von 1 Position kann in den Warenkorb');
  expect(row(/2, 3 zusammengezählt/)).toHaveTextContent(item.articleText);
  await user.click(screen.getByRole('button', { name: '1 Position in den Warenkorb' }));
  expect(host.record.basketCalls).toEqual([
    {
      name: 'add',
      args: [expect.objectContaining({ producerId: orderableArticle.producerId }), expect.anything()],
    },
  ]);
  expect(host.record.basketCalls[0]?.args[1]).toMatchObject({ articleId: 'a1', quantity: 7 });
  expect(host.record.visited).toEqual(['/basket']);
});

it('keeps lines with errors on the page for correction', async () => {
  const { host } = await open();
  const user = await paste('a1;3\nnope;2\n=1+1;2\nboth;1\npacks;5\npacks;zwölf');
  await status('1 von 6 Positionen können in den Warenkorb');
  await user.click(screen.getByRole('button', { name: '1 Position in den Warenkorb' }));
  await status('0 von 5');
  expect(host.record.visited).toEqual([]);

  await user.click(screen.getByRole('radio', { name: /TWO/ }));
  await status('1 von 5');
  await user.click(within(row(/^5/)).getByRole('button', { name: /6/ }));
  await status('2 von 5');
  await user.click(screen.getByRole('button', { name: '4 übernehmen' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
  await status('2 von 4');

  const field = screen.getByRole('textbox', { name: 'Artikelnummer in Zeile 3' });
  expect(field).toHaveAccessibleDescription(/Formeln werden nicht berechnet/);
  await user.clear(field);
  await user.type(field, 'a1{Enter}');
  await status('3 von 4');
  await user.click(screen.getByRole('button', { name: 'Zeile 2 entfernen: nope' }));
  await status('3 von 3');
});

it('takes the offered quantities of all lines at once', async () => {
  await open();
  const user = await paste('a1\npacks;5');
  await status('0 von 2');
  await user.click(screen.getByRole('button', { name: 'Angebotene Mengen übernehmen (2)' }));
  await status('2 von 2');
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    '1',
    '6',
  ]);
});

it('offers numbers that begin so, and asks again with the one that is taken', async () => {
  const { host } = await open();
  const user = await paste('nope;2');
  await status('0 von 1');
  await user.click(screen.getByRole('button', { name: new RegExp(near[0]?.materialNumber ?? '-') }));
  await waitFor(() =>
    expect(host.record.calls.at(-1)?.request).toMatchObject({
      body: { lines: [{ number: near[0]?.materialNumber, quantity: 2 }] },
    }),
  );
});

it('shows its progress while lines are checked', async () => {
  await open({ fixtures: { checkQuickOrder: () => new Promise(() => undefined) } });
  await paste('a1;3\npacks;4');
  await status('0 von 2 Positionen geprüft');
  expect(screen.getAllByText('wird geprüft')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /in den Warenkorb/ })).toBeDisabled();
});

it('checks long lists in parts, and refuses longer ones', async () => {
  const { host } = await open();
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => `n${at};1`).join('\n');
  await paste(numbers(quickOrderLimits.lines + 1));
  expect(screen.getByText(/höchstens 5.000 Zeilen haben. Diese hat mehr/)).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nummern und Mengen' }));
  await paste(numbers(quickOrderLimits.linesAtOnce + 1));
  await status(/0 von 501/);
  const parts = host.record.calls.map(
    ({ request }) => (request as { body: { lines: [] } }).body.lines.length,
  );
  expect(parts).toEqual([500, 1]);
});

it('keeps the list when a check fails, and tries again', async () => {
  let fails = true;
  await open({
    fixtures: {
      checkQuickOrder: ({ body }) => {
        if (fails) throw new ApiError(503, { code: 'PART_UNAVAILABLE', message: 'Keine Antwort' });
        return { lines: body.lines.map(() => ({ articles: [named('a1', 3)], near: [] })) };
      },
    },
  });
  const user = await paste('a1;3');
  expect(await screen.findByText(/Ihre Liste ist noch da/)).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await status('1 von 1');
});

it('names a contact for users who may not check lists', async () => {
  await open({
    fixtures: {
      checkQuickOrder: () => {
        throw new ApiError(403, { code: 'FORBIDDEN', message: 'Nein' });
      },
    },
  });
  await paste('a1;3');
  expect(await screen.findByText(/Administrator/)).toBeVisible();
});

it('adds as much as the basket takes', async () => {
  const items = Array.from({ length: maxBasketItems - 1 }, (_, at) => ({ ...item, articleId: `held${at}` }));
  const { producerId, producerName, dispatchLocation } = orderableArticle;
  const basket = [
    {
      producerId,
      producerName,
      dispatchLocationItems: [
        { dispatchLocation: dispatchLocation ?? { id: 1, city: '', country: 'CH' }, items },
      ],
    },
  ];
  await open({ basket: { basket } });
  await paste('a1;3\npacks;4');
  await status('2 von 2');
  expect(screen.getByText(/1 Position passt nicht mehr in den Warenkorb/)).toBeVisible();
  expect(screen.getByRole('button', { name: '1 Position in den Warenkorb' })).toBeEnabled();
});

it('finds the own list again after another page', async () => {
  const first = await open();
  await paste('a1;3');
  await status('1 von 1');
  first.unmount();
  const second = await open();
  await status('1 von 1');
  second.unmount();
  await open({ session: { user: { ...buyer, id: buyer.id + 1 }, status: 'signedIn', sessionId: 't' } });
  expect(screen.getByRole('button', { name: 'Liste prüfen' })).toBeVisible();
});

it('reads a file, and reports its errors', async () => {
  let refused = true;
  const { host, container } = await open({
    fixtures: {
      readQuickOrderFile: () => {
        if (refused)
          throw new ApiError(400, { code: 'ORDER_FILE_UNREADABLE', message: 'Unlesbar', field: 'file' });
        return { lines: [{ line: 2, number: 'a1', quantity: '12' }] };
      },
    },
  });
  const choose = () =>
    userEvent.upload(
      container.querySelector('input[type=file]') as HTMLInputElement,
      new File(['x'], 'liste.xlsx'),
    );
  await choose();
  expect(await screen.findByText('Unlesbar')).toBeVisible();
  refused = false;
  await choose();
  await status('1 von 1');
  expect(host.record.calls.at(-2)).toMatchObject({ name: 'readQuickOrderFile', file: expect.any(File) });
});
