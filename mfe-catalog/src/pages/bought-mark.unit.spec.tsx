import { buyer, drill, germanDrill, searchResult } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { openPage, unreachable } from './testing/open-page';

const bought = { articles: [{ articleId: drill.articleId, lastBoughtOn: '2026-11-12T09:30:00.000Z' }] };
const signedIn: RenderOptions['session'] = { user: buyer, status: 'signedIn', sessionId: 's' };

async function rowOf(number: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`${number} stands in no row`);
  return row;
}

it("marks purchases of the reader's company with their date", async () => {
  await openPage('/search', '/search?q=6', {
    session: signedIn,
    fixtures: { searchArticles: searchResult, listBoughtArticles: bought },
  });
  const row = await rowOf(drill.materialNumber);
  expect(await within(row).findByRole('img', { name: 'Gekauft am 12.11.2026' })).toBeVisible();
  expect(within(await rowOf(germanDrill.materialNumber)).queryByRole('img')).toBeNull();
});

it('sends no request for visitors and users without a company', async () => {
  let asked = 0;
  const fixtures = {
    searchArticles: searchResult,
    listBoughtArticles: () => {
      asked += 1;
      return bought;
    },
  };
  await openPage('/search', '/search?q=6', { fixtures });
  await rowOf(drill.materialNumber);
  expect(asked).toBe(0);
});

it('marks no article if the request fails', async () => {
  await openPage('/search', '/search?q=6', {
    session: signedIn,
    fixtures: { searchArticles: searchResult, listBoughtArticles: unreachable },
  });
  const row = await rowOf(drill.materialNumber);
  await waitFor(() => expect(within(row).queryByRole('img')).toBeNull());
});
