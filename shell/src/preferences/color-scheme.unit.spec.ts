import { applyColorScheme, chooseColorScheme, chosenColorScheme, followColorScheme } from './color-scheme';

const theme = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  applyColorScheme();
});

describe('light or dark', () => {
  it('follows the system until the first choice', () => {
    expect(chosenColorScheme()).toBe('system');
    expect(theme()).toBeUndefined();
  });

  it.each(['light', 'dark'] as const)('is %s where that was chosen, also on the next visit', (scheme) => {
    chooseColorScheme(scheme);
    expect(theme()).toBe(scheme);
    delete document.documentElement.dataset['theme'];
    applyColorScheme();
    expect(theme()).toBe(scheme);
  });

  it('can be left to the system again', () => {
    chooseColorScheme('dark');
    chooseColorScheme('system');
    expect(theme()).toBeUndefined();
    expect(chosenColorScheme()).toBe('system');
  });

  it('is as the system has it where something unknown was stored', () => {
    localStorage.setItem('werkbank-color-scheme', 'purple');
    applyColorScheme();
    expect(theme()).toBeUndefined();
  });

  it('follows a choice in another tab', () => {
    followColorScheme();
    localStorage.setItem('werkbank-color-scheme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'werkbank-color-scheme', newValue: 'dark' }));
    expect(theme()).toBe('dark');
  });
});
