import { jest } from '@jest/globals';
import { Menu } from '@werkbank/kit/menu';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useState } from 'react';
import { LazyPart } from './lazy-part';

function Field() {
  return <input aria-label="Sprache" />;
}

/** A menu whose content is loaded by `load`, again at each attempt. */
function LoadingMenu({ load }: { load: () => Promise<ComponentType> }) {
  const lazyPart = () => lazy(async () => ({ default: await load() }));
  const [Part, setPart] = useState(lazyPart);
  return (
    <Menu label="Einstellungen">
      <LazyPart onRetry={() => setPart(lazyPart)}>
        <Part />
      </LazyPart>
    </Menu>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Einstellungen' });

describe('a lazy part', () => {
  it('shows its progress until it is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType>();
    await renderWithHost(<LoadingMenu load={() => promise} />);
    await userEvent.click(trigger());
    expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeVisible();
    await act(async () => resolve(Field));
    expect(await screen.findByLabelText('Sprache')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  describe('after a failure', () => {
    let reachable: boolean;

    beforeEach(async () => {
      reachable = false;
      // React and the shell log caught errors to the console.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const load = () => (reachable ? Promise.resolve(Field) : Promise.reject(new Error('no connection')));
      await renderWithHost(<LoadingMenu load={load} />);
      await userEvent.click(trigger());
      await screen.findByRole('alert');
    });

    afterEach(() => jest.restoreAllMocks());

    it('shows it, and retries from the keyboard', async () => {
      expect(screen.getByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden');
      reachable = true;
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByLabelText('Sprache')).toBeVisible();
    });

    it('shows it again after a failed retry, and still closes with Escape', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
      expect(await screen.findByRole('alert')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(trigger()).toHaveFocus();
    });
  });
});
