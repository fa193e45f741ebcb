import { attachedVideo, drill } from '@werkbank/contracts/fixtures';
import { renderWithHost } from '@werkbank/kit/testing/render';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { exampleCalls } from '../../fixtures/example-calls';
import { ExampleServer } from '../../fixtures/example-server';
import { refusal } from '@werkbank/kit/testing/refusal';
import { locales } from '../../testing/orders-locales';
import ArticleFiles from './article-files';
// Loaded when one is opened; here it is there before the clock of a test runs.
import './attachment-dialogs';
import '@werkbank/kit/ui/antd-root';

const place = () => screen.findByRole('region', { name: 'Dateien und Videos' });
const list = { attachments: [{ ...attachedVideo, mayChange: false }], mayAttach: false };

async function openArticle(fixtures: Fixtures) {
  return renderWithHost(
    <Routes>
      <Route path="/article/:articleId" element={<ArticleFiles />} />
    </Routes>,
    { locales, fixtures, at: `/article/${drill.articleId}` },
  );
}

describe('files and videos at an article', () => {
  it('are there for a reader, who can change nothing', async () => {
    await openArticle({ listArticleAttachments: list });
    const region = within(await place());
    expect(region.getByRole('link', { name: 'Bohren in Edelstahl' })).toHaveAttribute(
      'href',
      attachedVideo.url,
    );
    expect(region.queryByRole('button')).toBeNull();
  });

  it('are looked after by its producer', async () => {
    const server = new ExampleServer(undefined, 31);
    await openArticle(exampleCalls('producer', server));
    await userEvent.click(
      await within(await place()).findByRole('button', { name: 'Datei oder Video hinzufügen' }),
    );
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText('Titel'), 'Film');
    expect(server.attachments.some(({ objectType }) => objectType === 'Article')).toBe(false);
  });

  it.each([
    ['nothing is attached', () => ({ attachments: [], mayAttach: false })],
    [
      'they cannot be read',
      () => {
        throw refusal('FORBIDDEN');
      },
    ],
  ])('leave the page alone where %s', async (_, answer) => {
    const asked: string[] = [];
    await openArticle({
      listArticleAttachments: ({ params }) => {
        asked.push(params.articleId);
        return answer();
      },
    });
    await waitFor(() => expect(asked).toEqual([drill.articleId]));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
