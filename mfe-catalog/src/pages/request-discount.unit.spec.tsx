import { screen } from '@testing-library/react';
import { article, buyer } from '@werkbank/contracts/fixtures';
import { openPage } from './testing/open-page';

describe('the page of an article', () => {
  it.each([
    ['visitors', undefined],
    ['people of a company', { user: buyer, sessionId: 'a', status: 'signedIn' as const }],
  ])('links %s to a discount request about it', async (_, session) => {
    await openPage('/article/:articleId', `/article/${article.articleId}`, {
      fixtures: { getArticle: article },
      ...(session && { session }),
    });
    const about = new URLSearchParams({ producer: String(article.producerId), article: article.articleId });
    expect(await screen.findByRole('link', { name: 'Rabatt anfragen' })).toHaveAttribute(
      'href',
      `/management/request-discount?${about}`,
    );
  });

  it('has no link for users without a company', async () => {
    await openPage('/article/:articleId', `/article/${article.articleId}`, {
      fixtures: { getArticle: article },
      session: { user: { ...buyer, companyId: null }, sessionId: 'a', status: 'signedIn' },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Rabatt anfragen' })).toBeNull();
  });
});
