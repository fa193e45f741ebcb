import { ApiError } from '@werkbank/contracts/client';
import { article, categoryPage, drillCategory, groupPage, searchResult } from '@werkbank/contracts/fixtures';
import { watchedNearness } from '@werkbank/kit/testing/nearness';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, unreachable } from './testing/open-page';

describe('a category', () => {
  it('shows its subcategories and the link to its parent', async () => {
    await openPage('/category/:categoryId', '/category/drilling', {
      fixtures: { getCategory: categoryPage },
    });
    expect(await screen.findByRole('heading', { name: 'Bohren' })).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Kategorien' });
    expect(within(navigation).getByRole('link', { name: 'Alle Kategorien' })).toHaveAttribute('href', '/');
  });

  it('narrows its tiles by text and filters, lists these, and keeps them in links to subcategories', async () => {
    const asked: unknown[] = [];
    await openPage('/category/:categoryId', '/category/drilling?q=6,8&filters=coating:TiN', {
      fixtures: {
        getCategory: ({ query }) => {
          asked.push([query.q, query.filters]);
          return {
            ...categoryPage,
            articleCount: 3,
            applicableFilters: [
              {
                key: 'coating',
                label: 'Beschichtung',
                unit: null,
                kind: 'values',
                values: [
                  { value: 'TiN', label: 'TiN', count: 3, selected: true },
                  { value: 'bright', label: 'blank', count: 9, selected: false },
                ],
                range: null,
              },
            ],
          };
        },
      },
    });
    expect(await screen.findByRole('checkbox', { name: /blank/ })).toBeVisible();
    expect(asked).toEqual([['6,8', 'coating:TiN']]);
    expect(screen.getByText('3 Artikel')).toBeVisible();
    const main = screen.getByRole('link', { name: /Spiralbohrer DIN 338.*Artikel/ });
    expect(main.getAttribute('href')).toBe(
      `/category/${categoryPage.subcategories[0]?.categoryId}?${new URLSearchParams({ q: '6,8', filters: 'coating:TiN' })}`,
    );
  });

  it('announces the navigation in English; the page itself works', async () => {
    await openPage('/category/:categoryId', '/category/drilling', {
      fixtures: { getCategory: categoryPage },
      preferences: { language: 'en' },
    });
    expect(await screen.findByRole('link', { name: /Spiralbohrer DIN 338/ })).toBeVisible();
    expect(screen.getByText('Navigation by category is coming soon.')).toBeVisible();
  });

  it('shows a group as a drawing with letters and a table with sortable heads', async () => {
    const sorts: unknown[] = [];
    await openPage('/category/:categoryId', '/category/twist-drills-din-338-hsse', {
      fixtures: {
        getCategory: ({ query }) => {
          sorts.push(query.sort);
          return groupPage;
        },
      },
    });
    expect(await screen.findByRole('img', { name: 'Zeichnung mit den Maßen d1, l1, l2' })).toBeVisible();
    const headNamed = { name: /Durchmesser/ };
    await userEvent.click(
      within(screen.getByRole('columnheader', headNamed)).getByRole('button', { name: /^(?!Filtern)/ }),
    );
    await waitFor(() =>
      expect(screen.getByRole('columnheader', headNamed)).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(sorts.at(-1)).toBe('d1');
  });

  it('shows an error if it does not exist', async () => {
    await openPage('/category/:categoryId', '/category/nothing', {
      fixtures: {
        getCategory: () => {
          throw new ApiError(404, { code: 'CATEGORY_NOT_FOUND', message: 'Die Kategorie gibt es nicht.' });
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Diese Kategorie gibt es nicht' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });
});

describe('an article', () => {
  const openArticle = (fixture: RenderOptions['fixtures']) =>
    openPage('/article/:articleId', `/article/${article.articleId}`, {
      ...(fixture && { fixtures: fixture }),
    });

  it('puts the wanted quantity into the basket at the price that is shown', async () => {
    const { host } = await openArticle({
      getArticle: ({ query }) => ({ ...article, quantity: Number(query.quantity) }),
    });
    const quantity = await screen.findByRole('textbox', { name: `Menge von ${article.materialNumber}` });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(host.record.basketCalls).toEqual([
      {
        name: 'add',
        args: [
          expect.objectContaining({ dispatchLocation: article.dispatchLocation }),
          expect.objectContaining({ quantity: 12, price: article.quantityPrice }),
        ],
      },
    ]);
  });

  it('adds nothing for a refused quantity until the buyer accepts the suggested one', async () => {
    const { host } = await openArticle({ getArticle: article });
    const quantity = await screen.findByRole('textbox', { name: `Menge von ${article.materialNumber}` });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2,5');
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Es bleibt bei 1.');
    expect(quantity).toHaveFocus();
    expect(host.record.basketCalls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(host.record.basketCalls).toHaveLength(1);
  });

  it('shows a unit price with four digits if rounding would change the total', async () => {
    const priced = (taxBase: number) => ({
      ...article,
      quantity: 3,
      quantityPrice: article.quantityPrice && { ...article.quantityPrice, quantity: 3, taxBase },
    });
    const { unmount } = await openArticle({ getArticle: priced(1000) });
    expect(await screen.findByText(/je Stück 3,3333\s[A-Z]{3}/)).toBeVisible();
    unmount();
    await openArticle({ getArticle: priced(999) });
    expect(await screen.findByText(/je Stück 3,33\s/)).toBeVisible();
  });

  it('reads the price of a tier when it is chosen', async () => {
    const quantities: unknown[] = [];
    await openArticle({
      getArticle: ({ query }) => {
        quantities.push(query.quantity);
        return article;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /ab 50/ }));
    await waitFor(() => expect(quantities.at(-1)).toBe(50));
  });

  it('lists documents with type and size', async () => {
    await openArticle({ getArticle: article });
    expect(await screen.findByText('PDF, 18 kB')).toBeVisible();
  });

  it('loads similar articles on scrolling near them, and keeps them', async () => {
    const comeNear = watchedNearness();
    await openArticle({ getArticle: article });
    const similar = (await screen.findByRole('heading', { name: 'Ähnliche Artikel' })).parentElement!;
    expect(within(similar).queryByRole('table')).toBeNull();
    act(() => comeNear(similar, true));
    expect(await within(similar).findByRole('table', { name: 'Ähnliche Artikel' })).toBeVisible();
    act(() => comeNear(similar, false));
    expect(within(similar).getByRole('table')).toBeVisible();
  });

  it('plays a video above the page, from the cookie-free host, only after a click', async () => {
    await openArticle({
      getArticle: { ...article, videoUrl: 'https://youtu.be/aqz-KE-bpKQ', producerVideoLink: null },
    });
    const button = await screen.findByRole('button', { name: 'Video' });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByTitle(`Video: ${article.materialNumber}`)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=0&controls=1',
    );
  });

  it('has no order button if the article cannot be ordered', async () => {
    await openArticle({ getArticle: { ...article, notAvailableReason: 'NotAvailableForOrder' } });
    expect(await screen.findByText('Zurzeit nicht bestellbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  });
});

describe('the comparison', () => {
  const other = {
    ...article,
    articleId: 'other',
    materialNumber: 'OTHER-1',
    otherProperties: [{ name: 'Spitzenwinkel', value: '135', unit: '°' }],
  };
  const fixtures: RenderOptions['fixtures'] = {
    getArticle: ({ params }) => (params.articleId === 'other' ? other : article),
  };
  const ids = `${article.articleId},other`;

  it('shows only differences when asked to', async () => {
    await openPage('/comparison', `/comparison?ids=${ids}`, { fixtures });
    expect(await screen.findByRole('rowheader', { name: 'Norm' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }));
    expect(screen.queryByRole('rowheader', { name: 'Norm' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Spitzenwinkel' })).toBeVisible();
  });

  it('marks differing prices and stocks, and links back to the page that opened it', async () => {
    const cheaper = { ...other, price: 1, displayPrice: { amount: 1, currency: 'EUR' }, stockLevel: 7 };
    const { host } = await openPage('/comparison', `/comparison?ids=${ids}&from=%2Fsearch%3Fq%3Dbohrer`, {
      fixtures: { getArticle: ({ params }) => (params.articleId === 'other' ? cheaper : article) },
    });
    for (const name of ['Preis netto', 'Verfügbar'])
      expect((await screen.findByRole('rowheader', { name })).closest('tr')).toHaveAttribute('data-differs');
    expect(screen.getByRole('rowheader', { name: 'Hersteller' }).closest('tr')).not.toHaveAttribute(
      'data-differs',
    );
    expect(screen.getByRole('link', { name: 'Zurück zur Liste' })).toHaveAttribute(
      'href',
      '/search?q=bohrer',
    );
    await userEvent.click(screen.getByRole('button', { name: 'OTHER-1 aus dem Vergleich nehmen' }));
    expect(host.record.visited).toEqual([`/comparison?ids=${article.articleId}&from=%2Fsearch%3Fq%3Dbohrer`]);
  });

  it('links back to the group in a shared address, never to another site', async () => {
    await openPage('/comparison', `/comparison?ids=${ids}&from=%2F%2Fevil.example`, { fixtures });
    expect(await screen.findByRole('link', { name: 'Zurück zur Liste' })).toHaveAttribute(
      'href',
      `/category/${article.groupId}`,
    );
  });

  it('takes an article out of its address', async () => {
    const { host } = await openPage('/comparison', `/comparison?ids=${ids}`, { fixtures });
    await userEvent.click(await screen.findByRole('button', { name: 'OTHER-1 aus dem Vergleich nehmen' }));
    expect(host.record.visited).toEqual([`/comparison?ids=${article.articleId}`]);
  });

  it('explains how to choose articles if none is chosen', async () => {
    await openPage('/comparison', '/comparison');
    expect(screen.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible();
  });
});

describe('the home page', () => {
  it('has the search, the categories, seven reasons, and a link to the articles of each producer', async () => {
    const { host } = await openPage('/', '/', {
      fixtures: {
        listTopLevelCategories: [drillCategory],
        searchArticles: {
          ...searchResult,
          applicableFilters: [
            {
              key: 'producer',
              label: 'Hersteller',
              unit: null,
              kind: 'values',
              values: [{ value: '3', label: 'Rhon Werkzeuge', count: 3, selected: false }],
              range: null,
            },
          ],
        },
      },
    });
    expect(await screen.findByRole('link', { name: /Bohren/ })).toHaveAttribute('href', '/category/drilling');
    const mark = await screen.findByRole('link', { name: 'Rhon Werkzeuge' });
    expect(mark).toHaveAttribute('href', '/search?q=Rhon+Werkzeuge');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Artikel suchen' }), ' bohrer 6,8 {Enter}');
    expect(host.record.visited).toEqual(['/search?q=bohrer+6%2C8']);
  });

  it('announces an empty catalogue, without example searches that would find nothing', async () => {
    await openPage('/', '/', {
      fixtures: {
        listTopLevelCategories: [],
        searchArticles: { ...searchResult, applicableFilters: [], articles: [], totalItems: 0 },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Noch keine Artikel' })).toBeVisible();
    expect(screen.queryByText('Zum Beispiel')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Zur Einrichtung' })).toBeNull();
  });

  it('keeps its search when the categories cannot be read', async () => {
    await openPage('/', '/', { fixtures: { listTopLevelCategories: unreachable } });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Artikel suchen' })).toBeVisible();
  });
});
