import { buyer, drill, drillGroup, searchSuggestions } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWithHost, type RenderOptions } from '@werkbank/kit/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box';

const locales = {
  shell: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};
const signedIn: RenderOptions['session'] = { user: buyer, status: 'signedIn', sessionId: 's' };
const suggestSearches: Fixtures['suggestSearches'] = ({ query: { q } }) =>
  q === 'nichts'
    ? { categories: [], articles: [], standards: [], producers: [] }
    : { ...searchSuggestions, standards: ['DIN 338'], producers: ['Alpspitz'] };

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

async function openSearch(options: RenderOptions = {}) {
  const opened = await renderWithHost(<SearchBox />, {
    locales,
    fixtures: { suggestSearches },
    ...options,
  });
  const askedFor = () =>
    opened.host.record.calls.filter(({ name }) => name === 'suggestSearches').map(({ request }) => request);
  return { ...opened, askedFor };
}
const field = () => screen.getByRole('combobox', { name: 'Suche' });
const list = () => screen.findByRole('listbox', { name: 'Vorschläge zur Suche' });
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const chosen = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('the search field', () => {
  it('suggests in groups of one kind each, and announces their number', async () => {
    await openSearch();
    await userEvent.type(field(), 'spiral');
    const groups = within(await list()).getAllByRole('group');
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([1, 3, 1, 1]);
    expect(screen.getByRole('group', { name: 'Kategorien' })).toHaveTextContent(
      `${drillGroup.categoryDescription}in Bohren3`,
    );
    expect(screen.getByRole('status')).toHaveTextContent('6 Vorschläge');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field().getAttribute('aria-controls')).toBe((await list()).id);
  });

  it('asks once for a text typed without a pause, and not before', async () => {
    const { askedFor } = await openSearch();
    await userEvent.click(field());
    await userEvent.type(field(), 'spiral');
    await list();
    expect(askedFor()).toEqual([{ query: { lng: 'de', q: 'spiral' } }]);
  });

  it('moves with the arrows from the field through all options and back', async () => {
    await openSearch();
    await userEvent.type(field(), 'spiral');
    await list();
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain(drillGroup.categoryDescription);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe('Alpspitz');
    expect(field()).toHaveFocus();
  });

  it('chooses none after another answer has taken the place of the chosen one', async () => {
    await openSearch({
      fixtures: {
        suggestSearches: ({ query: { q } }) => ({
          ...searchSuggestions,
          categories: [],
          articles: [],
          standards: [q ?? ''],
        }),
      },
    });
    await userEvent.type(field(), 'din 33');
    await list();
    await userEvent.type(field(), '8');
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'din 338' })).toHaveAttribute('aria-selected', 'false');
    expect(chosen()).toBeNull();
  });

  it('goes to the chosen option with Enter', async () => {
    const { host } = await openSearch();
    await userEvent.type(field(), 'spiral');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(host.record.visited).toEqual([`/article/${drill.articleId}`]);
    expect(field()).toHaveValue('');
    await noList();
  });

  it('searches for the typed text with Enter while none is chosen', async () => {
    const { host } = await openSearch();
    await userEvent.type(field(), 'spiral');
    await list();
    await userEvent.keyboard('{Enter}');
    expect(host.record.visited).toEqual(['/search?q=spiral']);
    await noList();
  });

  it('closes with Escape, keeps the text and opens with an arrow', async () => {
    await openSearch();
    await userEvent.type(field(), 'spiral');
    await list();
    await userEvent.keyboard('{Escape}');
    await noList();
    expect(field()).toHaveValue('spiral');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(await list()).toBeVisible();
  });

  it('goes where an option is clicked, and searches for a standard', async () => {
    const { address } = await openSearch();
    await userEvent.type(field(), 'din');
    await list();
    await userEvent.click(screen.getByRole('option', { name: 'DIN 338' }));
    expect(address()).toBe('/search?q=DIN+338');
    await noList();
  });

  it('closes when the field is left', async () => {
    await openSearch();
    await userEvent.type(field(), 'spiral');
    await list();
    await userEvent.tab();
    await noList();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows no list without suggestions or without an answer', async () => {
    const { askedFor } = await openSearch();
    await userEvent.type(field(), 'nichts');
    await waitFor(() => expect(askedFor()).toHaveLength(1));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('breaks off a request that another letter outdates', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { host } = await openSearch({ fixtures: { suggestSearches: () => new Promise(() => undefined) } });
    const api = host.api;
    Object.assign(host, {
      api: (...[name, request, options]: Parameters<typeof api>) => {
        signals.push(options?.signal);
        return api(name, request, options);
      },
    });
    await userEvent.type(field(), 'spi');
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(field(), 'ral');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  const bought = (name: string, lastBoughtOn: string, text: string) => ({
    articleId: `bought-${name}`,
    materialNumber: name,
    articleText: text,
    articleTexts: { de: text, en: `${text} (en)` },
    lastBoughtOn,
  });
  const ownOrders: Fixtures['listBoughtArticles'] = {
    articles: [
      bought('WB-900', '2026-11-12T08:00:00.000Z', 'Gewindebohrer M8'),
      bought('WB-338 0680', '2026-11-10T08:00:00.000Z', 'Spiralbohrer 6,8 mm'),
      { articleId: 'of-an-older-service', lastBoughtOn: '2026-11-09T08:00:00.000Z' },
    ],
  };
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('offers recent purchases in an empty field, the newest first', async () => {
    const { host, askedFor } = await openSearch({
      session: signedIn,
      fixtures: { suggestSearches, listBoughtArticles: ownOrders },
    });
    await userEvent.click(field());
    await list();
    expect(namesIn('Zuletzt gekauft')).toEqual([
      'WB-900Gewindebohrer M8gekauft am 12.11.2026',
      'WB-338 0680Spiralbohrer 6,8 mmgekauft am 10.11.2026',
    ]);
    expect(askedFor()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(host.record.visited).toEqual(['/article/bought-WB-900']);
  });

  it.each(['spiral 6,8', 'wb3380'])(
    'offers what was bought before the articles of others: %s',
    async (text) => {
      await openSearch({
        session: signedIn,
        fixtures: {
          suggestSearches: () => ({
            ...searchSuggestions,
            articles: searchSuggestions.articles.map((article, place) =>
              place === 0 ? { ...article, articleId: 'bought-WB-338 0680' } : article,
            ),
          }),
          listBoughtArticles: ownOrders,
        },
      });
      await userEvent.type(field(), text);
      await screen.findByRole('group', { name: 'Artikel' });
      expect(namesIn('Zuletzt gekauft')).toEqual(['WB-338 0680Spiralbohrer 6,8 mmgekauft am 10.11.2026']);
      expect(namesIn('Artikel')).toHaveLength(searchSuggestions.articles.length - 1);
    },
  );

  it("marks purchases of the reader's company, requested once", async () => {
    const { host } = await openSearch({
      session: signedIn,
      fixtures: {
        suggestSearches,
        listBoughtArticles: {
          articles: [{ articleId: drill.articleId, lastBoughtOn: '2026-11-12T08:00:00.000Z' }],
        },
      },
    });
    await userEvent.type(field(), 'spiral');
    await list();
    const bought = await screen.findByText('gekauft am 12.11.2026');
    expect(bought.closest('[role=option]')).toHaveTextContent(drill.materialNumber);
    expect(screen.getAllByText(/gekauft am/)).toHaveLength(1);
    await userEvent.type(field(), 'b');
    await list();
    expect(host.record.calls.filter(({ name }) => name === 'listBoughtArticles')).toHaveLength(1);
  });
});
