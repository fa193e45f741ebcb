import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallRequest } from '@werkbank/contracts/calls';
import { searchResult } from '@werkbank/contracts/fixtures';
import { openPage } from './testing/open-page';

it('accepts an end of a range with a point or a unit, and refuses others with the reason', async () => {
  const asked: CallRequest<'searchArticles'>['query'][] = [];
  await openPage('/search', '/search?q=bohrer', {
    fixtures: {
      searchArticles: ({ query }) => {
        asked.push(query);
        return searchResult;
      },
    },
  });
  const input = await screen.findByRole('textbox', { name: 'Durchmesser von (mm)' });
  const type = async (text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
  };
  await type('6.8');
  await waitFor(() => expect(asked.at(-1)?.filters).toBe('d1:6.8~'));
  await type('6,5 mm');
  await waitFor(() => expect(asked.at(-1)?.filters).toBe('d1:6.5~'));
  await type('6.500');
  expect(await screen.findByRole('alert')).toHaveTextContent('„6.500“ kann 6,5 oder 6500 heißen.');
  expect(input).toHaveValue('6.500');
  expect(input).toBeInvalid();
  await type('6 cm');
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Wert muss eine Zahl sein.');
  expect(asked.at(-1)?.filters).toBe('d1:6.5~');
});
