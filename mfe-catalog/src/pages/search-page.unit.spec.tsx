import type { CallRequest } from '@werkbank/contracts/calls';
import { drill, germanDrill, searchResult } from '@werkbank/contracts/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseNone } from '../features/compare-articles/comparison-choice';
import { openPage, unreachable } from '../testing/open-page';

const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`${number} stands in no row`);
  return row;
};

describe('the search', () => {
  const asked: CallRequest<'searchArticles'>['query'][] = [];
  const search = ({ query }: CallRequest<'searchArticles'>) => {
    asked.push(query);
    return searchResult;
  };
  const openSearch = (parameters: string, fixture: typeof search | typeof unreachable = search) =>
    openPage('/search', `/search?${parameters}`, { fixtures: { searchArticles: fixture } });
  beforeEach(() => {
    asked.length = 0;
    chooseNone();
  });

  it('shows the groups with hits, the articles by group, and how many there are', async () => {
    await openSearch('q=spiralbohrer+6%2C8');
    const table = await screen.findByRole('table', { name: 'Gefundene Artikel' });
    expect(within(table).getByRole('link', { name: drill.groupDescription })).toBeVisible();
    const groups = screen.getByRole('region', { name: 'Gruppen mit Treffern' });
    expect(within(groups).getByRole('link', { name: /Spiralbohrer DIN 338/ })).toHaveAttribute(
      'href',
      '/category/twist-drills-din-338-hsse?q=spiralbohrer+6%2C8',
    );
    expect(screen.getByText('Sichtbar 1 - 3 von 3 Einträgen')).toBeVisible();
  });

  it('asks for what the address says, in the language, country and currency of the visitor', async () => {
    await openSearch('q=bohrer&filters=coating:TiN;d1:6~7&sort=-d1&page=2');
    await screen.findByRole('table');
    expect(asked[0]).toMatchObject({
      q: 'bohrer',
      filters: 'coating:TiN;d1:6~7',
      sort: '-d1',
      page: 2,
      lng: 'de',
      country: 'DE',
      currency: 'EUR',
    });
  });

  it('puts a chosen value into the address and goes back to the first page', async () => {
    await openSearch('q=bohrer&page=3');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^blank/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: 'coating:blank', page: 1 }));
  });

  it('shows a value as chosen at once, before the answer is there', async () => {
    let answers = 0;
    await openPage('/search', '/search?q=bohrer', {
      fixtures: {
        searchArticles: () => {
          answers += 1;
          return answers === 1 ? searchResult : new Promise<typeof searchResult>(() => undefined);
        },
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^blank/ }));
    expect(screen.getByRole('checkbox', { name: /^blank/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /Beschichtung.*blank.*entfernen/ }));
    expect(screen.getByRole('checkbox', { name: /^blank/ })).not.toBeChecked();
  });

  it('takes a typed end of a range when it is left', async () => {
    await openSearch('q=bohrer');
    const input = await screen.findByRole('textbox', { name: 'Durchmesser von' });
    await userEvent.clear(input);
    await userEvent.type(input, '6,5{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filters).toBe('d1:6.5~'));
    expect(input).toHaveValue('6,5');
    expect(input).toHaveFocus();
  });

  it('removes what a chip stands for', async () => {
    const { host } = await openSearch('q=bohrer&filters=coating:TiN;d1:6~7');
    await userEvent.click(await screen.findByRole('button', { name: /Durchmesser.*6 – 7\smm.*entfernen/ }));
    await waitFor(() => expect(asked.at(-1)?.filters).toBe('coating:TiN'));
    await userEvent.click(screen.getByRole('button', { name: /Suche.*bohrer.*entfernen/ }));
    expect(host.record.visited).toEqual(['/']);
  });

  it('goes to the category when the text is removed within one', async () => {
    const { host } = await openSearch('q=bohrer&category=drilling');
    await userEvent.click(await screen.findByRole('button', { name: /Suche.*bohrer.*entfernen/ }));
    expect(host.record.visited).toEqual(['/category/drilling']);
  });

  it('drops filters that the result does not offer', async () => {
    await openSearch('q=bohrer&filters=coating:Gold;thread:M8');
    await waitFor(() => expect(asked.at(-1)?.filters).toBe(''));
  });

  it('leaves for the home page without a text', async () => {
    await openSearch('q=+');
    expect(await screen.findByText('another page')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('adds by keyboard: down, a number, Enter, and back in the row', async () => {
    const { host } = await openSearch('q=bohrer');
    const first = await rowOf(drill.materialNumber);
    act(() => first.focus());
    await userEvent.keyboard('{ArrowDown}');
    const second = await rowOf(germanDrill.materialNumber);
    expect(second).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    expect(host.record.basketCalls).toEqual([
      {
        name: 'add',
        args: [
          expect.objectContaining({
            producerId: germanDrill.producerId,
            dispatchLocation: germanDrill.dispatchLocation,
          }),
          expect.objectContaining({ articleId: germanDrill.articleId, quantity: 12 }),
        ],
      },
    ]);
    expect(host.record.shown).toEqual([
      { kind: 'success', text: `12 × ${germanDrill.materialNumber} liegen im Warenkorb.` },
    ]);
    expect(second).toHaveFocus();
  });

  it('opens a row in place, and says what cannot be ordered', async () => {
    await openSearch('q=bohrer');
    const row = await rowOf(drill.materialNumber);
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Bestand je Versandort' })).toBeVisible();
    expect(screen.getByText('Zurzeit nicht bestellbar')).toBeVisible();
  });

  it('says what to do when nothing was found', async () => {
    await openPage('/search', '/search?q=xyz', {
      fixtures: {
        searchArticles: {
          ...searchResult,
          articles: [],
          categories: [],
          applicableFilters: [],
          totalItems: 0,
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Nichts gefunden für „xyz“' })).toBeVisible();
  });

  it('tries again when it failed', async () => {
    let failing = true;
    await openPage('/search', '/search?q=bohrer', {
      fixtures: { searchArticles: () => (failing ? unreachable() : searchResult) },
    });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
