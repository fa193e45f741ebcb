import { renderWithHost } from '@werkbank/kit/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { locales } from '../testing/render-admin';
import { UnsavedGuard } from './unsaved-guard';

const open = (when: boolean) =>
  renderWithHost(
    <>
      <Link to="/elsewhere">away</Link>
      <UnsavedGuard when={when} />
    </>,
    { locales, at: '/form', path: '/form' },
  );
const closeTab = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
};
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const goBack = async () => {
  const back = popped();
  await act(async () => {
    window.history.back();
    await back;
  });
};

describe('what was typed and not saved', () => {
  it('is asked about before a link leads away', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(screen.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('link', { name: 'away' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
    expect(await screen.findByText('another page')).toBeVisible();
  });

  it('is asked about by the browser before the tab closes', async () => {
    await open(true);
    expect(closeTab()).toBe(true);
  });

  it('is asked about before the back button leads away, as often as it is pressed', async () => {
    window.history.replaceState({ place: 'before' }, '');
    window.history.pushState({ place: 'form' }, '');
    await open(true);
    for (const _ of ['once', 'once more']) {
      await goBack();
      expect(window.history.state).toMatchObject({ place: 'form' });
      await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    }
    await goBack();
    const left = popped();
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
    await left;
    expect(window.history.state).toEqual({ place: 'before' });
  });

  it('leaves nothing in the way of the back button once it was saved', async () => {
    window.history.pushState({ place: 'form' }, '');
    const { unmount } = await open(true);
    const tidied = popped();
    unmount();
    await tidied;
    expect(window.history.state).toEqual({ place: 'form' });
  });

  it('is nobody’s concern where nothing was typed', async () => {
    await open(false);
    expect(closeTab()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByText('another page')).toBeVisible();
  });
});
