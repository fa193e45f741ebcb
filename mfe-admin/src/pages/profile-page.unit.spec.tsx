import { buyer } from '@werkbank/contracts/fixtures';
import { localeGaps } from '@werkbank/kit/testing/locale-gaps';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import ManagementPage from './management-page';

const locales = { admin: { de: async () => ({ default: de }), en: async () => ({ default: en }) } };

describe('the profile', () => {
  it('shows who is logged in, also at an address that does not exist', async () => {
    await renderWithHost(<ManagementPage />, {
      locales,
      at: '/management/profile',
      path: '/management/*',
      session: { user: buyer, status: 'signedIn' },
    });
    expect(screen.getByRole('heading', { name: 'Profil' })).toBeVisible();
    expect(screen.getByText('Frau Lea Brunner')).toBeVisible();
  });

  it('keeps the language with the user, silently', async () => {
    const kept: unknown[] = [];
    const { host } = await renderWithHost(<ManagementPage />, {
      locales,
      at: '/management/profile',
      path: '/management/*',
      session: { user: buyer, status: 'signedIn' },
      fixtures: {
        setUserLanguage: (request) => {
          kept.push(request);
          return {};
        },
      },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'en');
    expect(host.preferences.getState().language).toBe('en');
    await waitFor(() => expect(kept).toEqual([{ params: { userId: buyer.id }, body: { language: 'en' } }]));
    expect(host.record.shown).toEqual([]);
  });

  it('chooses delivery country and currency', async () => {
    const { host } = await renderWithHost(<ManagementPage />, {
      locales,
      at: '/management/profile',
      path: '/management/*',
      session: { user: buyer, status: 'signedIn' },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lieferland' }), 'CH');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Währung' }), 'CHF');
    expect(host.preferences.getState()).toMatchObject({ country: 'CH', currency: 'CHF' });
  });
});

it('has every text in German and in English', () => {
  expect(localeGaps({ de, en })).toEqual([]);
});
