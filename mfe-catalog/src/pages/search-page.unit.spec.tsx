import type { CallRequest } from '@werkbank/contracts/calls';
import { article, drill, germanDrill, searchResult } from '@werkbank/contracts/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseNone } from '../comparison/comparison-choice';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { useNavigate } from 'react-router';
import { catalogLocales, openPage, unreachable } from './testing/open-page';
import SearchPage from './search-page';

const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`${number} stands in no row`);
  return row;
};

describe('the search', () => {
  const asked: CallRequest<'searchArticles'>['query'][] = [];
  const search = ({ query }: CallRequest<'searchArticles'>) => {
    asked.push(query);
    const applicableFilters = searchResult.applicableFilters.map((facet) => ({
      ...facet,
      values: facet.values.map((one) => ({ ...one, selected: (query.filters ?? '').includes(one.value) })),
    }));
    const words = (query.q ?? '').split(' ');
    const understood = words.map((typed) => ({
      kind: 'word' as const,
      typed,
      rest: words.filter((word) => word !== typed).join(' '),
    }));
    return { ...searchResult, applicableFilters, understood };
  };
  const openSearch = (parameters: string, fixture: typeof search | typeof unreachable = search) =>
    openPage('/search', `/search?${parameters}`, { fixtures: { searchArticles: fixture } });
  function GoBack() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        go back
      </button>
    );
  }
  const renderWithHistory = (at: string) =>
    renderWithHost(
      <>
        <SearchPage />
        <GoBack />
      </>,
      { at, locales: catalogLocales, fixtures: { searchArticles: search } },
    );
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

  it.each([
    ['de', /^mehr als 3\D000 Artikel$/, /^Sichtbar 1 - 50 von mehr als 3\D000 Einträgen$/],
    ['en', /^more than 3\D000 articles$/, /^Visible 1 - 50 of more than 3\D000 items$/],
  ] as const)('shows in %s that there are more hits than counted', async (language, above, below) => {
    const many = { ...searchResult, totalItems: 3000, totalIsExact: false, pages: 60 };
    await openPage('/search', '/search?q=bohrer', {
      fixtures: { searchArticles: many },
      preferences: { language },
    });
    expect(await screen.findByText(above)).toBeVisible();
    expect(screen.getByText(below)).toBeVisible();
  });

  it("requests the search in the address, in the visitor's language, country and currency", async () => {
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

  it('shows a value as chosen before the answer arrives', async () => {
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

  it('applies a typed end of a range when the field loses focus', async () => {
    await openSearch('q=bohrer');
    const input = await screen.findByRole('textbox', { name: 'Durchmesser von (mm)' });
    await userEvent.clear(input);
    await userEvent.type(input, '6,5{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filters).toBe('d1:6.5~'));
    expect(input).toHaveValue('6,5');
    expect(input).toHaveFocus();
  });

  it('removes a filter by its chip', async () => {
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

  it('removes a part of the query with its chip, and keeps the rest', async () => {
    await openSearch('q=bohrer+lang');
    await userEvent.click(await screen.findByRole('button', { name: /^Suche\s?lang.*entfernen/ }));
    await waitFor(() => expect(asked.at(-1)?.q).toBe('bohrer'));
  });

  it('drops filters that the result does not offer', async () => {
    await openSearch('q=bohrer&filters=coating:Gold;thread:M8');
    await waitFor(() => expect(asked.at(-1)?.filters).toBe(''));
  });

  it('takes an exact size from one field, and shows a single number', async () => {
    await openSearch('q=bohrer');
    const input = await screen.findByRole('textbox', { name: 'Durchmesser genau (mm)' });
    await userEvent.type(input, '6,8{Enter}');
    await waitFor(() => expect(asked.at(-1)?.filters).toBe('d1:6.8~6.8'));
    expect(screen.getByRole('button', { name: /Durchmesser.*\s6,8\smm.*entfernen/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Durchmesser genau (mm)' })).toHaveValue('6,8');
  });

  it('has sliders with distinct labels whose values include the unit', async () => {
    await openSearch('q=bohrer');
    const slider = await screen.findByRole('slider', { name: 'Durchmesser, Regler von' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^[\d,]+\smm$/);
  });

  it('removes one filter with each Back, and stays in the search', async () => {
    await renderWithHistory('/search?q=bohrer');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^TiN/ }));
    await waitFor(() => expect(asked.at(-1)?.filters).toBe('coating:TiN'));
    await userEvent.click(screen.getByRole('button', { name: 'go back' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'bohrer', filters: '' }));
  });

  it('narrows by a column in its head', async () => {
    await openSearch('q=bohrer');
    const head = await screen.findByRole('columnheader', { name: /Durchmesser/ });
    expect(within(head).getByRole('button', { name: 'Filtern nach Durchmesser' })).toBeVisible();
  });

  it('puts filters and order behind one button if the left column is hidden', async () => {
    await openSearch('q=bohrer&filters=coating:TiN');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter (1)' }));
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Sortieren'), 'stock');
    await waitFor(() => expect(asked.at(-1)?.sort).toBe('stock'));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^blank/ }));
    await waitFor(() => expect(asked.at(-1)?.filters).toBe('coating:TiN|blank'));
    await userEvent.click(within(dialog).getByRole('button', { name: '3 Artikel anzeigen' }));
    expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull();
  });

  it('has tab stops in one row only, labels each control with its article, and lists the keys', async () => {
    await openSearch('q=bohrer');
    const [first, second] = [await rowOf(drill.materialNumber), await rowOf(germanDrill.materialNumber)];
    const stops = (row: HTMLElement) =>
      row.querySelectorAll(':is(a, button, input):not([tabindex="-1"])').length;
    expect(stops(first)).toBeGreaterThan(2);
    expect(stops(second)).toBe(0);
    act(() => second.focus());
    expect(stops(second)).toBeGreaterThan(2);
    expect(
      within(second).getByRole('button', { name: `Öffnen: ${germanDrill.materialNumber}` }),
    ).toBeVisible();
    expect(screen.getByText('Tasten in dieser Tabelle')).toBeVisible();
  });

  it('shows prices by quantity and the drawing in an opened row', async () => {
    await openPage('/search', '/search?q=bohrer', {
      fixtures: { searchArticles: search, getArticle: { ...article, articleId: drill.articleId } },
    });
    const row = await rowOf(drill.materialNumber);
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('ab 50')).toBeVisible();
    expect(screen.getByRole('img', { name: `Zeichnung von ${drill.materialNumber}` })).toBeVisible();
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

  it('shows no message for an article that the basket refuses, because the basket explains it', async () => {
    const { host } = await openSearch('q=bohrer');
    let asked = 0;
    host.basket.add = () => {
      asked += 1;
      return false;
    };
    const first = await rowOf(drill.materialNumber);
    act(() => first.focus());
    await userEvent.keyboard('{ArrowDown}12{Enter}');
    expect([asked, host.record.shown]).toEqual([1, []]);
  });

  it('opens a row in place, and explains why an article cannot be ordered', async () => {
    await openSearch('q=bohrer');
    const row = await rowOf(drill.materialNumber);
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Bestand je Versandort' })).toBeVisible();
    expect(screen.getByText('Zurzeit nicht bestellbar')).toBeVisible();
  });

  it('suggests next steps if the search finds nothing', async () => {
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
