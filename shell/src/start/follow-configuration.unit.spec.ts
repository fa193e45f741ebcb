import { jest } from '@jest/globals';
import { ApiError } from '@werkbank/contracts/client';
import { QueryClient } from '@tanstack/react-query';
import type { Configuration } from '@werkbank/contracts/entities';
import type { PreferencesState, Settings } from '@werkbank/contracts/shell-api';
import { createStore } from 'zustand/vanilla';
import type { Shell } from './create-shell';
import { followConfiguration } from './follow-configuration';
import { firstSettings, offeredPreferences, rememberedPreferences } from '../configuration/settings';

const swiss = {
  ...firstSettings,
  countries: ['CH', 'LI'],
  defaultCountry: 'CH',
  defaultCurrency: 'CHF',
  localeConfig: {
    ...firstSettings.localeConfig,
    de: { dateFormat: 'DD.MM.YYYY', decimalSeparator: '.', groupSeparator: '’' },
  },
} as unknown as Configuration;

function begin(
  preferences: Partial<PreferencesState> = {},
  settings: Settings = firstSettings,
  now: object = settings,
) {
  const api = jest.fn(async () => now);
  return {
    host: { api } as unknown as Shell['host'],
    settings: createStore<Settings>(() => settings),
    preferences: createStore<PreferencesState>(() => offeredPreferences(preferences, settings)),
    queries: new QueryClient(),
  };
}

describe('the configuration', () => {
  it('sets the start page of a first visit, also when it comes late', async () => {
    const early = begin({}, swiss);
    expect(early.preferences.getState()).toEqual({ language: 'de', country: 'CH', currency: 'CHF' });
    const late = begin();
    const arriving = Promise.resolve(swiss);
    followConfiguration(late, arriving, true);
    await arriving;
    expect(late.preferences.getState()).toEqual({ language: 'de', country: 'CH', currency: 'CHF' });
    expect(late.settings.getState().localeConfig.de.groupSeparator).toBe('’');
  });

  it('keeps a choice that was made meanwhile', async () => {
    const shell = begin();
    const arriving = Promise.resolve(swiss);
    followConfiguration(shell, arriving, true);
    shell.preferences.setState({ country: 'LI' });
    await arriving;
    expect(shell.preferences.getState()).toMatchObject({ country: 'LI', currency: 'EUR' });
  });

  it('replaces a remembered country that is no longer offered', () => {
    expect(offeredPreferences({ language: 'en', country: 'AT', currency: 'EUR' }, swiss)).toEqual({
      language: 'en',
      country: 'CH',
      currency: 'EUR',
    });
  });

  it('is waited for before a remembered country is given up that no build knows', async () => {
    const chosen = { language: 'de', country: 'FR', currency: 'PLN' } as const;
    const shell = { ...begin(), preferences: createStore(() => rememberedPreferences(chosen, undefined)) };
    expect(shell.preferences.getState()).toEqual(chosen);
    const french = { ...swiss, countries: ['CH', 'FR'] };
    followConfiguration(shell, Promise.resolve(french), false);
    await Promise.resolve();
    expect(shell.preferences.getState()).toEqual({ ...chosen, currency: 'CHF' });
    expect(rememberedPreferences(chosen, french)).toEqual({ ...chosen, currency: 'CHF' });
  });

  it('is known to every page that asks for it, without another call', async () => {
    const shell = begin({}, swiss);
    const arriving = Promise.resolve(swiss);
    followConfiguration(shell, arriving, false);
    await arriving;
    expect(shell.queries.getQueryData(['getConfiguration', {}])).toBe(swiss);
  });

  it('is followed when an admin changes it here, and gives up what is no longer offered', async () => {
    const shell = begin({ country: 'CH', currency: 'CHF' }, swiss);
    const arriving = Promise.resolve(swiss);
    followConfiguration(shell, arriving, false);
    await arriving;
    shell.queries.setQueryData(['getConfiguration', {}], { ...swiss, currencies: ['CHF', 'PLN'] });
    expect(shell.settings.getState().currencies).toEqual(['CHF', 'PLN']);
    shell.preferences.setState({ currency: 'PLN' });
    shell.queries.setQueryData(['getConfiguration', {}], { ...swiss, currencies: ['CHF'] });
    expect(shell.preferences.getState().currency).toBe('CHF');
  });

  it('is read again by a page that was opened before it changed and is sold nothing any more', async () => {
    jest.useFakeTimers();
    const shell = begin({ country: 'CH', currency: 'CHF' }, swiss, {
      ...swiss,
      defaultCurrency: 'EUR',
      currencies: ['EUR'],
    });
    const arriving = Promise.resolve(swiss);
    followConfiguration(shell, arriving, false);
    await arriving;
    jest.advanceTimersByTime(60_000);
    const code = 'CURRENCY_NOT_OFFERED';
    const refused = () => Promise.reject(new ApiError(409, { code, message: '' }));
    const ask = (name: string) =>
      shell.queries.prefetchQuery({ queryKey: [name], queryFn: refused, retry: false });
    await Promise.all([ask('getArticle'), ask('getCategory')]);
    await jest.runAllTimersAsync();
    expect(shell.host.api).toHaveBeenCalledTimes(1);
    expect(shell.preferences.getState()).toMatchObject({ country: 'CH', currency: 'EUR' });
    jest.useRealTimers();
  });

  it('is what a new installation starts with where it cannot be had', async () => {
    const shell = begin();
    const arriving = Promise.resolve(undefined);
    followConfiguration(shell, arriving, true);
    await arriving;
    expect(shell.settings.getState()).toBe(firstSettings);
  });
});
