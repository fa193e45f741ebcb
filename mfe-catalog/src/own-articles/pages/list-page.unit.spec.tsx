import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { buyer, callExamples } from '@werkbank/contracts/fixtures';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin } from '../../testing/open-working-page';
import { openOwnArticles } from './testing/open-own-articles';

const table = () => screen.findByRole('table', { name: 'Artikel' });

describe('the list of own articles', () => {
  it('shows the data of each article and links to its page', async () => {
    await openOwnArticles('/own-articles');
    const row = within(await table()).getByRole('row', { name: /338\.0680\.HSS/ });
    for (const text of ['Spiralbohrer DIN 338', 'Im Verkauf', 'und ein weiterer Preis', '40'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/own-articles/a1000001');
  });

  it('keeps filters and order in the address and asks the service by them', async () => {
    const { requests, address } = await openOwnArticles('/own-articles?lacks=price,nonsense&sale=off');
    await table();
    await chooseOption('Kategorie oder Gruppe', 'Bohren › Spiralbohrer DIN 338');
    await userEvent.click(screen.getByRole('button', { name: /Bestand/ }));
    await waitFor(() => expect(address()).toContain('category=drills'));
    expect(address()).toContain('sort=stock');
    await waitFor(() =>
      expect(requests('listOwnArticles').at(-1)).toMatchObject({
        query: { sale: 'off', lacks: 'price', categoryId: 'drills', sort: 'stock' },
      }),
    );
  });

  it('links to an edit of all filtered articles, and back to them', async () => {
    const { address } = await openOwnArticles('/own-articles?search=338&lacks=price&sort=stock', {
      listOwnArticles: { ...callExamples.listOwnArticles.answer, totalItems: 20_000 },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Alle 20.000 ändern' }));
    await waitFor(() => expect(address()).toBe('/own-articles/edit?search=338&lacks=price'));
    await userEvent.click(screen.getByRole('link', { name: 'Artikel' }));
    await waitFor(() => expect(address()).toBe('/own-articles?search=338&lacks=price'));
  });

  it('suggests next steps if there is no article yet', async () => {
    const { answer } = callExamples.listOwnArticles;
    await openOwnArticles('/own-articles', { listOwnArticles: { ...answer, articles: [], totalItems: 0 } });
    expect(await screen.findByText('Noch kein Artikel')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuer Artikel' })).toHaveAttribute('href', '/own-articles/new');
  });

  it('shows an error and a retry', async () => {
    const answers = [() => Promise.reject(refusal('PART_UNAVAILABLE'))];
    await openOwnArticles('/own-articles', {
      listOwnArticles: () =>
        answers.shift()?.() ?? Promise.resolve(callExamples.listOwnArticles.answer as never),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: '338.0680.HSS' })).toBeVisible();
  });

  it('is closed to buyers', async () => {
    const { calls } = await openOwnArticles('/own-articles', {}, buyer);
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('waits for the choice of a company where the reader is of the platform', async () => {
    const { requests } = await openOwnArticles('/own-articles', {}, platformAdmin);
    expect(await screen.findByRole('combobox', { name: 'Firma des Herstellers' })).toBeVisible();
    expect(requests('listOwnArticles')).toEqual([]);
  });
});
