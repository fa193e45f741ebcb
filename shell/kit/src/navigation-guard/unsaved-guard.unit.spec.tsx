import { buyer } from '@werkbank/contracts/fixtures';
import { renderWithHost } from '../testing/render-with-host';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, type Navigator, useNavigate } from 'react-router';
import { UnsavedGuard } from './unsaved-guard';
import { holdWaysOut, withoutAsking } from './navigation-guard';

/** Like the shell's search box: no link, but a form that is sent. */
function GoByItself() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/search?q=x')}>
        search
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere', { replace: true })}>
        redirect
      </button>
    </>
  );
}

const renderForm = (form: ReactNode) =>
  renderWithHost(form, {
    at: '/form',
    path: '/form',
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
  });
const open = (when: boolean, saving = false) =>
  renderForm(
    <>
      <Link to="/elsewhere">away</Link>
      <Link to="/form?page=2">next page</Link>
      <GoByItself />
      <UnsavedGuard form={{ dirty: when, busy: saving }} />
    </>,
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
  // The pages move in a separate router, so a left entry stays in the window.
  beforeEach(() => window.history.replaceState({}, ''));

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

  it.each(['search', 'redirect'])(
    'is asked about before the page itself goes elsewhere: %s',
    async (name) => {
      await open(true);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
      expect(await screen.findByText('another page')).toBeVisible();
    },
  );

  it('is not asked about where the page stays or somebody has decided already', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('link', { name: 'next page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => withoutAsking(() => screen.getByRole('link', { name: 'away' }).click()));
    expect(await screen.findByText('another page')).toBeVisible();
  });

  it('is not asked about while it is being saved', async () => {
    await open(true, true);
    await userEvent.click(screen.getByRole('button', { name: 'redirect' }));
    expect(await screen.findByText('another page')).toBeVisible();
  });

  it('is not asked about once nobody is logged in any more', async () => {
    const { host } = await open(true);
    await act(() => host.session.logOut());
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByText('another page')).toBeVisible();
  });

  it('is asked about by the browser before the tab closes', async () => {
    const { unmount } = await open(true);
    expect(closeTab()).toBe(true);
    const tidied = popped();
    unmount();
    await tidied;
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

  it('goes on to where saving leads, and not back with the entry above the page', async () => {
    window.history.pushState({ place: 'form' }, '');
    const router = {
      push: (place: string) => window.history.pushState({ place }, ''),
      replace: (place: string) => window.history.replaceState({ place }, ''),
    } as unknown as Navigator;
    const stop = holdWaysOut(router, { path: '/form', holds: () => true, ask: () => undefined });
    const tidied = popped();
    stop();
    router.replace('saved');
    await tidied;
    expect(window.history.state).toEqual({ place: 'saved' });
    router.push('later');
    expect(window.history.state).toEqual({ place: 'later' });
  });

  it('asks no question without changes', async () => {
    await open(false);
    expect(closeTab()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByText('another page')).toBeVisible();
  });
});
