import { explainedResult, searchResult } from '@werkbank/contracts/fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { platformAdmin, producer } from '../testing/open-working-page';
import { openPage } from './testing/open-page';

const asked: unknown[] = [];
const open = async (user: typeof producer) => {
  await openPage('/search', '/search?q=spiralbohrer+6%2C8', {
    session: { user, status: 'signedIn', sessionId: 's' },
    fixtures: {
      searchArticles: ({ query }) => {
        asked.push(query.explain);
        return query.explain ? explainedResult : searchResult;
      },
    },
  });
  const [toggle] = await screen.findAllByRole('button', { name: /^Öffnen: / });
  if (toggle) await userEvent.click(toggle);
};
beforeEach(() => {
  asked.length = 0;
});

it('explains a hit to a platform admin on request', async () => {
  await open(platformAdmin);
  const summary = await screen.findByText('Warum hier?');
  expect(asked).toEqual([undefined]);
  await userEvent.click(summary);
  const details = summary.closest('details');
  if (!details) throw new Error('the summary stands in its disclosure');
  expect(await within(details).findByText(/wörtlich · Maß, das den Artikel nennt/)).toBeVisible();
  expect(within(details).getByText('78 von 78')).toBeVisible();
  expect(asked).toEqual([undefined, 'true']);
});

it('offers no explanation to others', async () => {
  await open(producer);
  expect(screen.queryByText('Warum hier?')).toBeNull();
});
