import { searchResult } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from './testing/open-page';

const asked: string[] = [];

it('shows corrections and dropped words, and offers near sizes', async () => {
  await openPage('/search', '/search?q=borer+6%2C85', {
    fixtures: {
      searchArticles: ({ query }) => {
        asked.push(query.q ?? '');
        return {
          ...searchResult,
          understood: [
            { kind: 'word', typed: 'borer', meant: 'bohrer', rest: '6,85' },
            { kind: 'size', typed: '6,85', leftOut: true, rest: 'borer' },
          ],
          nearSizes: [{ label: '6,8 mm', q: 'borer 6,8' }],
        };
      },
    },
  });
  const said = await screen.findByText(/Gesucht nach „bohrer“ statt „borer“/);
  expect(said).toBeVisible();
  expect(screen.getByText(/Kein Treffer passt auch zu „6,85“/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '6,8 mm' }));
  await waitFor(() => expect(asked.at(-1)).toBe('borer 6,8'));
});
