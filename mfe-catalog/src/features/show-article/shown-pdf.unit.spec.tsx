import { jest } from '@jest/globals';
import type { Article } from '@werkbank/contracts/entities';
import { article } from '@werkbank/contracts/fixtures';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const actual = await import('@werkbank/kit/pdf');
const shown: { source: unknown; pages: unknown }[] = [];
jest.unstable_mockModule('@werkbank/kit/pdf', () => ({
  ...actual,
  PdfPanel: ({ source, pages, title }: { source: string; pages: string | null; title: string }) => {
    shown.push({ source, pages });
    return <section aria-label={title} />;
  },
}));
const { ArticleSections } = await import('./article-sections');

const pdf = (link: string, fileName: string): Article['documentLinks'][number] => ({
  link,
  fileName,
  mediaType: 'application/pdf',
  bytes: 2048,
});
const locales = {
  articles: {
    de: () => import('../../../locales/articles.de.json'),
    en: () => import('../../../locales/articles.en.json'),
  },
};
const open = (documentLinks: Article['documentLinks'], pdfUrlPages: string | null = null) =>
  renderWithHost(
    <ArticleSections
      article={{ ...article, documentLinks, inlinePdfUrl: documentLinks[0]?.link ?? null, pdfUrlPages }}
    />,
    { locales },
  );
const toggleOf = (name: string) => screen.getByRole('button', { name: `${name} anzeigen` });

describe('documents of an article', () => {
  it('are shown within the page, the first with the pages that are meant', async () => {
    await open([pdf('/media/a.pdf#page=1-3,5', 'a.pdf'), pdf('/media/b.pdf', 'b.pdf')], '1-3,5');
    await userEvent.click(toggleOf('a.pdf'));
    expect(screen.getByRole('region', { name: 'a.pdf' })).toBeInTheDocument();
    expect(shown.at(-1)).toEqual({ source: '/media/a.pdf#page=1-3,5', pages: '1-3,5' });
    await userEvent.click(toggleOf('b.pdf'));
    expect(screen.queryByRole('region', { name: 'a.pdf' })).toBeNull();
    expect(shown.at(-1)).toEqual({ source: '/media/b.pdf', pages: null });
    await userEvent.click(toggleOf('b.pdf'));
    expect(screen.queryByRole('region', { name: 'b.pdf' })).toBeNull();
  });

  it('are plain links if they are no PDF of our own origin', async () => {
    await open([
      pdf('https://producer.example/a.pdf', 'a.pdf'),
      pdf('http://[', 'broken.pdf'),
      { ...pdf('/media/c.svg', 'c.svg'), mediaType: 'image/svg+xml' },
    ]);
    expect(screen.getAllByRole('link', { name: /\.(pdf|svg)$/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /anzeigen/ })).toBeNull();
  });
});
