import type { CallRequest } from '@werkbank/contracts/calls';
import type { RequestOptions } from '@werkbank/contracts/client';
import { oddNames, otherWaysToWrite, sidebarItem } from '@werkbank/contracts/fixtures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import { fakeHost } from '@werkbank/kit/testing/fake-host';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { platformAdmin, renderAdmin } from '../testing/render-admin';
import { openManagement } from './testing/render-management';
import SidebarItemPage from './sidebar-item-page';
import SidebarPanelPage from './sidebar-panel-page';

const pdf = { ...sidebarItem, id: 9, type: 'pdf' as const, url: null, file: 'hilfe.pdf', title: 'Hilfe' };
const file = new File(['%PDF-1.7'], 'größe.pdf', { type: 'application/pdf' });
const openList = (fixtures: Fixtures, at = '/management/sidebar-panel') =>
  renderAdmin(<SidebarPanelPage />, at, '/management/sidebar-panel', {
    listSidebarItems: [sidebarItem, pdf],
    ...fixtures,
  });
const openItem = (id: number | 'new', fixtures: Fixtures, host = fakeHost({ fixtures })) =>
  renderAdmin(
    <SidebarItemPage />,
    `/management/sidebar-panel/${id}`,
    '/management/sidebar-panel/:itemId',
    {},
    host,
  );
const noteOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent;

describe('the list of help items', () => {
  it('switches one off in its row', async () => {
    const sent: CallRequest<'updateSidebarItem'>[] = [];
    const { host } = await openList({
      updateSidebarItem: (request) => {
        sent.push(request);
        return sidebarItem;
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: '„Hilfe“ anzeigen' }));
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Der Hilfe-Inhalt wurde geändert.'));
    expect(sent).toEqual([
      {
        params: { itemId: 9 },
        body: { title: 'Hilfe', type: 'pdf', order: 1, url: null, status: 'disabled' },
      },
    ]);
  });

  it('shows a switched state at once, and the saved one after a refusal', async () => {
    await openList({
      updateSidebarItem: () => {
        throw refusal('FORBIDDEN');
      },
    });
    const box = await screen.findByRole('checkbox', { name: '„Hilfe“ anzeigen' });
    fireEvent.click(box);
    expect(box).not.toBeChecked();
    await waitFor(() => expect(box).toBeChecked());
    expect(box).toBeEnabled();
  });

  it('is narrowed by the address', async () => {
    await openList({}, '/management/sidebar-panel?type=pdf');
    expect(await screen.findByRole('link', { name: 'Hilfe' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: sidebarItem.title })).toBeNull();
  });
});

it('finds help items by the words that their rows show', async () => {
  const items = oddNames.map((title, at) => ({ ...pdf, id: at + 1, title }));
  for (const at of [2, 8]) {
    const search = otherWaysToWrite(`${items[at]?.title} hilfe.pdf`)[at % 7] ?? '';
    const { unmount } = await openList(
      { listSidebarItems: items },
      `/management/sidebar-panel?search=${encodeURIComponent(search)}`,
    );
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([`„${items[at]?.title}“ anzeigen`]);
    unmount();
  }
});

describe('a help item', () => {
  it('that is a video needs an address', async () => {
    const sent: unknown[] = [];
    const { address } = await openItem('new', {
      createSidebarItem: ({ body }) => {
        sent.push(body);
        return sidebarItem;
      },
    });
    await userEvent.type(screen.getByLabelText('Titel'), 'Maße');
    await userEvent.type(screen.getByLabelText('Reihenfolge'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe-Inhalt anlegen' }));
    await waitFor(() => expect(noteOf('Adresse')).toBe('Für ein Video muss eine Adresse angegeben werden.'));
    await userEvent.type(screen.getByLabelText('Adresse'), 'https://www.youtube.com/watch?v=abcdefghijk');
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe-Inhalt anlegen' }));
    await waitFor(() => expect(address()).toBe('/management/sidebar-panel'));
    expect(sent).toEqual([
      {
        title: 'Maße',
        type: 'youtube',
        status: 'enabled',
        order: 3,
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
      },
    ]);
  });

  it('of an earlier release is moved with its address, and takes no other one that is no video', async () => {
    const sent: unknown[] = [];
    const before = { ...sidebarItem, url: 'https://videos.example/abcdefghijk' };
    await openItem(8, {
      getSidebarItem: before,
      updateSidebarItem: ({ body }) => {
        sent.push(body);
        return { ...before, order: body.order };
      },
    });
    const order = await screen.findByLabelText('Reihenfolge');
    await userEvent.clear(order);
    await userEvent.type(order, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ order: 7, url: before.url })]));
    await userEvent.type(screen.getByLabelText('Adresse'), '-2');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(noteOf('Adresse')).toMatch('Das ist kein Video auf YouTube'));
    expect(sent).toHaveLength(1);
  });

  it('that is a new pdf needs a file', async () => {
    await openItem('new', {});
    await chooseOption('Art', 'PDF');
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe-Inhalt anlegen' }));
    await waitFor(() => expect(noteOf('Datei')).toBe('Für ein neues PDF muss eine Datei angegeben werden.'));
  });

  it('shows the progress of an upload, and retries with the same file id', async () => {
    const uploads: { headers: Record<string, unknown>; options: RequestOptions | undefined }[] = [];
    const finished = Promise.withResolvers<typeof pdf>();
    const host = fakeHost({ fixtures: { getSidebarItem: pdf } });
    const { api } = host;
    host.api = ((name: string, request: { headers: Record<string, unknown> }, options?: RequestOptions) => {
      if (name !== 'uploadSidebarFile') return Reflect.apply(api, undefined, [name, request, options]);
      uploads.push({ headers: request.headers, options });
      options?.onProgress?.(0.4);
      if (uploads.length === 1) return Promise.reject(refusal('PART_UNAVAILABLE'));
      return finished.promise;
    }) as typeof api;
    await openItem(9, {}, host);
    await chooseFile(/^Datei/, file);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('40 % hochgeladen')).toBeTruthy();
    finished.resolve(pdf);
    await waitFor(() => expect(host.record.shown.at(-1)?.text).toBe('Der Hilfe-Inhalt wurde geändert.'));
    expect(uploads[1]?.headers).toMatchObject({
      'x-item-id': '9',
      'x-title': 'Hilfe',
      'x-file-name': 'gr%C3%B6%C3%9Fe.pdf',
    });
    expect(uploads[1]?.headers['x-file-id']).toBe(uploads[0]?.headers['x-file-id']);
    expect(uploads[1]?.options?.file).toBe(file);
  });

  it('is shown in its current state, not from the cache of an earlier visit', async () => {
    let current: typeof pdf = pdf;
    await openManagement('/management/sidebar-panel/9', platformAdmin, {
      getSidebarItem: () => current,
      listSidebarItems: () => [current],
      updateSidebarItem: ({ body: { status } }) => {
        current = { ...current, status };
        return current;
      },
    });
    await screen.findByLabelText('Titel');
    expect(chosenOption('Anzeige')).toBe('eingeschaltet');
    await userEvent.click(screen.getByRole('link', { name: 'Hilfe-Inhalte' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '„Hilfe“ anzeigen' }));
    await waitFor(() => expect(current.status).toBe('disabled'));
    await userEvent.click(screen.getByRole('link', { name: 'Hilfe' }));
    // The list narrows by the same word, so the form is waited for by another field.
    await screen.findByLabelText('Titel');
    expect(chosenOption('Anzeige')).toBe('ausgeschaltet');
  });

  it('is deleted after asking', async () => {
    const { address } = await openItem(8, { getSidebarItem: sidebarItem, deleteSidebarItem: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hilfe-Inhalt löschen' }));
    await waitFor(() => expect(address()).toBe('/management/sidebar-panel'));
  });
});
