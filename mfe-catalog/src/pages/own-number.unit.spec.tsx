import type { Article } from '@werkbank/contracts/entities';
import { article, buyer, germanDrill, searchResult } from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from './testing/open-page';

const open = (shown: Partial<Article>, options: RenderOptions = {}) =>
  openPage('/article/:articleId', `/article/${article.articleId}`, {
    ...options,
    fixtures: { getArticle: { ...article, ...shown } },
  });

describe('the own number of an article', () => {
  const session = { user: buyer, status: 'signedIn', sessionId: 's' } as const;

  it('is entered on its page by people of a company', async () => {
    const saved: unknown[] = [];
    await openPage('/article/:articleId', `/article/${article.articleId}`, {
      session,
      fixtures: {
        getArticle: article,
        saveOwnArticleNumber: ({ body }) => {
          saved.push(body);
          return {};
        },
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Bestellen' }));
    await userEvent.click(panel.getByRole('button', { name: 'Eintragen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'WZ-4711');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(saved).toEqual([{ ownArticleNumber: 'WZ-4711' }]));
  });

  it('stands there with the way to change it, and not for visitors', async () => {
    const { unmount } = await open({ ownArticleNumber: 'WZ-4711' }, { session });
    const panel = within(await screen.findByRole('region', { name: 'Bestellen' }));
    expect(panel.getByText('WZ-4711')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Ändern' })).toBeVisible();
    unmount();
    await open({});
    const other = within(await screen.findByRole('region', { name: 'Bestellen' }));
    expect(other.queryByText('Eigene Artikelnummer')).toBeNull();
  });
});

describe('a search by an own number', () => {
  it.each([searchResult.totalItems, 0])(
    'shows what the company keeps under the number, beside %i hits',
    async (totalItems) => {
      const own = { ...germanDrill, ownArticleNumber: 'WZ-4711' };
      const result = { ...searchResult, totalItems, ownNumberArticles: [own] };
      await openPage('/search', '/search?q=wz4711', { fixtures: { searchArticles: result } });
      const table = await screen.findByRole('table', { name: 'Ihre Artikelnummer' });
      expect(within(table).getByRole('link', { name: germanDrill.materialNumber })).toBeVisible();
      expect(within(table).getByText('Ihre Nr. WZ-4711')).toBeVisible();
      expect(screen.queryByRole('table', { name: 'Gefundene Artikel' }) !== null).toBe(totalItems > 0);
    },
  );
});
