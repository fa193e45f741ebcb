import {
  article,
  categoryPage,
  drill,
  drillCategory,
  groupPage,
  searchResult,
} from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { chooseNone } from '../comparison/comparison-choice';
import TopCategories from '../features/browse-categories/top-categories-component';
import { catalogLocales, openPage, unreachable } from './testing/open-page';

const openCategory = (at: string, getCategory: NonNullable<RenderOptions['fixtures']>['getCategory']) =>
  openPage('/category/:categoryId', at, { fixtures: getCategory ? { getCategory } : {} });

beforeEach(() => chooseNone());

describe('a category', () => {
  it('tries again if it cannot be read', async () => {
    let failing = true;
    await openCategory('/category/drilling', () => (failing ? unreachable() : categoryPage));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kategorie' })).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bohren' })).toBeVisible();
  });

  it('reports an empty category', async () => {
    await openCategory('/category/drilling', { ...categoryPage, subcategories: [], articleCount: 0 });
    expect(await screen.findByRole('heading', { name: 'In dieser Kategorie ist noch nichts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Alle entfernen' })).toBeNull();
  });

  it('removes text and filters at once if they exclude all articles', async () => {
    const asked: unknown[] = [];
    await openCategory('/category/drilling?q=xyz', ({ query }) => {
      asked.push(query.q);
      return query.q === 'xyz' ? { ...categoryPage, subcategories: [], articleCount: 0 } : categoryPage;
    });
    expect(
      await screen.findByRole('heading', { name: 'Mit diesen Filtern gibt es keinen Artikel' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Alle entfernen' }));
    expect(await screen.findByRole('link', { name: /Spiralbohrer DIN 338.*Artikel/ })).toBeVisible();
    expect(asked).toEqual(['xyz', '']);
  });

  it('links to the parent category', async () => {
    const above = { categoryId: 'cutting', categoryDescription: 'Zerspanen' };
    const [here] = categoryPage.catalogCategoryPath.slice(-1);
    if (!here) throw new Error('the category is in its own path');
    await openCategory('/category/drilling', { ...categoryPage, catalogCategoryPath: [above, here] });
    await screen.findByRole('heading', { level: 1, name: 'Bohren' });
    const navigation = screen.getByRole('navigation', { name: 'Kategorien' });
    expect(within(navigation).getByRole('link', { name: 'Zerspanen' })).toHaveAttribute(
      'href',
      '/category/cutting',
    );
  });
});

describe('a group', () => {
  const { group } = groupPage;
  if (!group) throw new Error('the example has a group');
  const openGroup = (shown: Partial<typeof group>, at = '/category/twist-drills-din-338-hsse') =>
    openCategory(at, ({ query }) =>
      query.filters === '' && query.q === '' ? groupPage : { ...groupPage, group: { ...group, ...shown } },
    );

  it('removes all filters at once where they leave no article', async () => {
    await openGroup({ articles: [], totalItems: 0 }, '/category/twist-drills-din-338-hsse?q=nothing');
    expect(
      await screen.findByRole('heading', { name: 'Mit diesen Filtern gibt es keinen Artikel' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Alle entfernen' }));
    expect(await screen.findByRole('link', { name: drill.materialNumber })).toBeVisible();
  });

  it('offers the video of its articles', async () => {
    const articles = group.articles.map((row) => ({ ...row, videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }));
    await openCategory('/category/twist-drills-din-338-hsse', {
      ...groupPage,
      group: { ...group, articles },
    });
    await screen.findByRole('link', { name: drill.materialNumber });
    await userEvent.click(screen.getAllByRole('button', { name: 'Video' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: `Video: ${group.groupDescription}` })).toBeVisible();
  });

  it('compares articles by the boxes of its rows', async () => {
    await openGroup({});
    const box = await screen.findByRole('checkbox', { name: `${drill.materialNumber} vergleichen` });
    await userEvent.click(box);
    expect(
      within(screen.getByRole('region', { name: 'Vergleich' })).getByText('1 Artikel zum Vergleich gewählt'),
    ).toBeVisible();
    await userEvent.click(box);
    expect(screen.queryByRole('region', { name: 'Vergleich' })).toBeNull();
  });

  it('shows the stock per location in an opened row, even if prices cannot be read', async () => {
    await openPage('/category/:categoryId', '/category/twist-drills-din-338-hsse', {
      fixtures: { getCategory: groupPage, getArticle: unreachable },
    });
    const row = (await screen.findByRole('link', { name: drill.materialNumber })).closest('tr');
    act(() => row?.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Bestand je Versandort' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Preis je Stück nach Menge' })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'Zum Artikel' })).toHaveAttribute(
      'href',
      `/article/${drill.articleId}`,
    );
  });

  it('has no prices by quantity in an opened row where the article has one price', async () => {
    await openPage('/category/:categoryId', '/category/twist-drills-din-338-hsse', {
      fixtures: {
        getCategory: {
          ...groupPage,
          group: { ...group, articles: group.articles.map((one) => ({ ...one, stockLevels: [] })) },
        },
        getArticle: { ...article, priceTiers: article.priceTiers.slice(0, 1) },
      },
    });
    const row = (await screen.findByRole('link', { name: drill.materialNumber })).closest('tr');
    act(() => row?.focus());
    await userEvent.keyboard('{Enter}');
    const stock = (await screen.findByRole('heading', { name: 'Bestand je Versandort' })).parentElement!;
    expect(within(stock).getByText('nicht lieferbar')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Preis je Stück nach Menge' })).toBeNull(),
    );
  });
});

describe('the left column', () => {
  const open = (listTopLevelCategories: NonNullable<RenderOptions['fixtures']>['listTopLevelCategories']) =>
    renderWithHost(<TopCategories />, {
      locales: catalogLocales,
      fixtures: listTopLevelCategories ? { listTopLevelCategories } : {},
    });

  it('lists the categories at the top', async () => {
    await open([drillCategory]);
    const navigation = await screen.findByRole('navigation', { name: 'Kategorien' });
    expect(await within(navigation).findByRole('link', { name: /Bohren/ })).toHaveAttribute(
      'href',
      '/category/drilling',
    );
  });

  it('is empty if they cannot be read', async () => {
    await open(unreachable);
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });
});

describe('the home page', () => {
  it('shows the name of a producer whose mark does not load, and no wall without producers', async () => {
    const facet = {
      key: 'producer',
      label: 'Hersteller',
      unit: null,
      kind: 'values' as const,
      values: [{ value: '3', label: 'Rhon Werkzeuge', count: 3, selected: false }],
      range: null,
    };
    const { unmount } = await openPage('/', '/', {
      fixtures: {
        listTopLevelCategories: [],
        searchArticles: { ...searchResult, applicableFilters: [facet] },
      },
    });
    fireEvent.error(await screen.findByRole('img', { name: 'Rhon Werkzeuge' }));
    expect(screen.queryByRole('img', { name: 'Rhon Werkzeuge' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Rhon Werkzeuge' })).toBeVisible();
    unmount();
    await openPage('/', '/', {
      fixtures: { listTopLevelCategories: [], searchArticles: { ...searchResult, applicableFilters: [] } },
    });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Unsere Hersteller' })).toBeNull());
  });

  it('starts no search without a text', async () => {
    const { host } = await openPage('/', '/', { fixtures: { listTopLevelCategories: [] } });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Artikel suchen' }), '  {Enter}');
    expect(host.record.visited).toEqual([]);
  });
});
