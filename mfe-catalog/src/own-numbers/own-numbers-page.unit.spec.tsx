import { buyer, callExamples, drill } from '@werkbank/contracts/fixtures';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogLocales } from '../pages/testing/open-page';
import OwnNumbersPage from './own-numbers-page';

const [numbered] = callExamples.listOwnArticleNumbers.answer.numbers;
if (!numbered) throw new Error('the example has a number');
const listOf = (numbers: readonly (typeof numbered)[]) => ({
  ...callExamples.listOwnArticleNumbers.answer,
  numbers: [...numbers],
  totalItems: numbers.length,
});

let saved: unknown[];
beforeEach(() => {
  saved = [];
});
const open = (options: RenderOptions = {}) =>
  renderWorking(<OwnNumbersPage />, {
    locales: catalogLocales,
    at: '/own-numbers',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    ...options,
    fixtures: {
      listOwnArticleNumbers: listOf([numbered]),
      saveOwnArticleNumber: (request) => {
        saved.push(request);
        return {};
      },
      ...options.fixtures,
    },
  });

it('lists each number with its article', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /WZ-4711/ });
  expect(within(row).getByRole('link', { name: drill.materialNumber })).toHaveAttribute(
    'href',
    `/article/${drill.articleId}`,
  );
});

it('changes a number, and takes it away where the field is empty', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nummer WZ-4711 ändern' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Eigene Artikelnummer/ });
  expect(field).toHaveValue('WZ-4711');
  await userEvent.clear(field);
  await userEvent.type(field, 'WZ 5');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved).toMatchObject([{ body: { ownArticleNumber: 'WZ 5' } }]));
  await userEvent.click(screen.getByRole('button', { name: 'Nummer WZ-4711 entfernen' }));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ body: { ownArticleNumber: null } }));
});

it('offers no change of an article that has left the catalogue', async () => {
  await open({ fixtures: { listOwnArticleNumbers: listOf([{ ...numbered, article: null }]) } });
  const row = await screen.findByRole('row', { name: /WZ-4711/ });
  expect(row).toHaveTextContent('nicht mehr im Katalog');
  expect(within(row).queryByRole('button', { name: /ändern/ })).toBeNull();
  expect(within(row).getByRole('button', { name: /entfernen/ })).toBeEnabled();
});

describe('a file', () => {
  const choose = () =>
    chooseFile(
      /^Datei/,
      new File(['Eigene Artikelnummer;Artikelnummer\nWZ-1;338-0680'], 'n.csv', { type: 'text/csv' }),
    );

  it('says how many numbers it brought', async () => {
    await open({ fixtures: { importOwnArticleNumbers: { saved: 2, misfits: [], misfitCount: 0 } } });
    await choose();
    expect(await screen.findByText('2 Nummern sind neu oder geändert.')).toBeVisible();
  });

  it('names the rows for which nothing was saved', async () => {
    const misfits = [{ row: 3, number: '338', why: 'articleNotFound' as const }];
    await open({ fixtures: { importOwnArticleNumbers: { saved: 0, misfits, misfitCount: 1 } } });
    await choose();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Nichts wurde gespeichert: 1 Zeile ist zu klären.');
    expect(notice).toHaveTextContent('Zeile 3, 338: Diese Artikelnummer gibt es nicht.');
  });
});
