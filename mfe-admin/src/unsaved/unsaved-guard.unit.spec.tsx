import { renderWithHost } from '@werkbank/kit/testing/render';
import { fireEvent, screen } from '@testing-library/react';
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
const goBack = () => {
  let left = false;
  const note = () => {
    left = true;
  };
  window.addEventListener('popstate', note);
  const back = new PopStateEvent('popstate', { state: { idx: 0 } });
  fireEvent(window, back);
  window.removeEventListener('popstate', note);
  return left;
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

  it('is asked about before the back button leads away', async () => {
    window.history.replaceState({ idx: 1 }, '');
    await open(true);
    expect(goBack()).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
  });

  it('is nobody’s concern where nothing was typed', async () => {
    await open(false);
    expect(closeTab()).toBe(false);
    expect(goBack()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByText('another page')).toBeVisible();
  });
});
