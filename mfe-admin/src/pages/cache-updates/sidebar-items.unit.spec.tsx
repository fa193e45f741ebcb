import { sidebarItem } from '@werkbank/contracts/fixtures';
import type { SidebarItem } from '@werkbank/contracts/entities';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { namesInList, retype } from '../../testing/at-the-screen';
import { onlyOnce } from '../../testing/held-back';
import { platformAdmin } from '../../testing/render-admin';
import { openManagement } from '../testing/render-management';

const first: SidebarItem = { ...sidebarItem, id: 8, title: 'Maße', order: 1 };
const second: SidebarItem = { ...sidebarItem, id: 9, title: 'Bestellen', order: 2 };

/** The list is answered once only. */
async function openList(fixtures: Fixtures) {
  await openManagement('/management/sidebar-panel', platformAdmin, {
    listSidebarItems: onlyOnce([first, second]),
    getSidebarItem: onlyOnce(first),
    ...fixtures,
  });
  await screen.findByRole('link', { name: 'Maße' });
}
const backToList = () => userEvent.click(screen.getByRole('link', { name: 'Hilfe-Inhalte' }));

describe('help items, without being read again', () => {
  it('are listed in their new order', async () => {
    await openList({ updateSidebarItem: { ...first, order: 3 } });
    await userEvent.click(screen.getByRole('link', { name: 'Maße' }));
    await retype('Reihenfolge', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull());
    await backToList();
    await waitFor(() => expect(namesInList()).toEqual(['Bestellen', 'Maße']));
  });

  it('hold a new one', async () => {
    await openList({ createSidebarItem: { ...first, id: 10, title: 'Zahlen', order: 0 } });
    await userEvent.click(screen.getByRole('link', { name: 'Hilfe-Inhalt hinzufügen' }));
    await retype('Titel', 'Zahlen');
    await retype('Reihenfolge', '0');
    await retype('Adresse', 'https://www.youtube-nocookie.com/embed/abcdefghijk');
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe-Inhalt anlegen' }));
    await waitFor(() => expect(namesInList()).toEqual(['Zahlen', 'Maße', 'Bestellen']));
  });

  it('are switched', async () => {
    await openList({ updateSidebarItem: { ...first, status: 'disabled', optimisticLockKey: 2 } });
    const box = screen.getByRole('checkbox', { name: '„Maße“ anzeigen' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeEnabled());
    expect(box).not.toBeChecked();
  });

  it('are without a deleted one', async () => {
    await openList({ deleteSidebarItem: {} });
    await userEvent.click(screen.getByRole('link', { name: 'Maße' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe-Inhalt löschen' }));
    await waitFor(() => expect(namesInList()).toEqual(['Bestellen']));
  });
});
