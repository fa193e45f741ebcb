import { ApiError } from '@werkbank/contracts/client';
import { article, categoryPage, drillCategory, groupPage, searchResult } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, unreachable } from '../testing/open-page';

describe('a category', () => {
  it('shows its subcategories, and the way up', async () => {
    await openPage('/category/:categoryId', '/category/drilling', {
      fixtures: { getCategory: categoryPage },
    });
    expect(await screen.findByRole('heading', { name: 'Bohren' })).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Kategorien' });
    expect(within(navigation).getByRole('link', { name: 'Alle Kategorien' })).toHaveAttribute('href', '/');
  });

  it('announces the navigation in English, and works all the same', async () => {
    await openPage('/category/:categoryId', '/category/drilling', {
      fixtures: { getCategory: categoryPage },
      preferences: { language: 'en' },
    });
    expect(await screen.findByRole('link', { name: /Spiralbohrer DIN 338/ })).toBeVisible();
    expect(screen.getByText('Navigation by category is coming soon.')).toBeVisible();
  });

  it('shows a group as a drawing with letters and a table whose heads sort', async () => {
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
    await userEvent.click(within(screen.getByRole('columnheader', headNamed)).getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', headNamed)).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(sorts.at(-1)).toBe('d1');
  });

  it('says that it does not exist', async () => {
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

  it('asks for the price of a tier when it is taken', async () => {
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

  it('lists documents with type and size, and similar articles', async () => {
    await openArticle({ getArticle: article });
    expect(await screen.findByText('PDF, 18 kB')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Ähnliche Artikel' })).toBeVisible();
  });

  it('offers no button where it cannot be ordered', async () => {
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

  it('takes an article out of its address', async () => {
    const { host } = await openPage('/comparison', `/comparison?ids=${ids}`, { fixtures });
    await userEvent.click(await screen.findByRole('button', { name: 'OTHER-1 aus dem Vergleich nehmen' }));
    expect(host.record.visited).toEqual([`/comparison?ids=${article.articleId}`]);
  });

  it('says how to choose when nothing is chosen', async () => {
    await openPage('/comparison', '/comparison');
    expect(screen.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible();
  });
});

describe('the home page', () => {
  it('has the search, the categories, seven reasons, and each producer as a way to what it sells', async () => {
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

  it('keeps its search when the categories cannot be read', async () => {
    await openPage('/', '/', { fixtures: { listTopLevelCategories: unreachable } });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Artikel suchen' })).toBeVisible();
  });
});
