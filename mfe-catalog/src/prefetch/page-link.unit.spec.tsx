import { article, categoryPage } from '@werkbank/contracts/fixtures';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useAudience } from '../audience/use-audience';
import { PageLink } from './page-link';

function Article() {
  const audience = useAudience();
  const { data } = useApiQuery('getArticle', {
    params: { articleId: 'drill' },
    query: { ...audience, quantity: 1 },
  });
  return <p>{data?.articleText}</p>;
}

function Links() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageLink to="/article/drill">drill</PageLink>
      <PageLink to="/category/taps">taps</PageLink>
      <PageLink to="/category/taps?q=m8">narrowed</PageLink>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open ? <Article /> : null}
    </>
  );
}

describe('a link to a page', () => {
  const asked: string[] = [];
  const fixtures = {
    getArticle: () => {
      asked.push('article');
      return article;
    },
    getCategory: () => {
      asked.push('category');
      return categoryPage;
    },
  };
  beforeEach(() => {
    asked.length = 0;
  });
  const link = (name: string) => screen.getByRole('link', { name });

  it('prefetches after the pointer stays on the link, and the page does not request again', async () => {
    await renderWithHost(<Links />, { fixtures });
    await userEvent.hover(link('drill'));
    expect(asked).toEqual([]);
    await waitFor(() => expect(asked).toEqual(['article']));
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    expect(await screen.findByText(article.articleText)).toBeVisible();
    expect(asked).toEqual(['article']);
  });

  it('prefetches by keyboard too, but not filtered lists or links passed by', async () => {
    await renderWithHost(<Links />, { fixtures });
    await userEvent.hover(link('drill'));
    await userEvent.unhover(link('drill'));
    link('narrowed').focus();
    link('taps').focus();
    await waitFor(() => expect(asked).toEqual(['category']));
  });
});
