import type { SidebarItem } from '@werkbank/contracts/entities';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpButton, helpColumnId } from './help-button';
import { HelpSidebar } from './help-sidebar';
import { useHelpItems } from './use-help-items';
import { useHelpPlace } from './use-help-place';

const locales = {
  shell: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};
const item = (change: Partial<SidebarItem>): SidebarItem => ({
  id: 8,
  title: 'Maßzeichnung',
  type: 'youtube',
  status: 'enabled',
  order: 1,
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  file: null,
  ...change,
});
const video = item({});
const pdf = item({ id: 9, title: 'Anleitung', type: 'pdf', url: null, file: 'a.pdf' });
const page = item({ id: 10, title: 'Normen', type: 'url', url: 'https://norms.example/' });
const ours = item({ id: 11, title: 'Schnittstelle', type: 'url', url: '/api/docs' });
const frame = (title: string) => screen.queryByTitle(title);

const overPage = { beside: false, open: false, tight: false, show: () => undefined };
const { matchMedia } = globalThis;
const fits = (queries: readonly string[]) => {
  globalThis.matchMedia = (query) => Object.assign(matchMedia(query), { matches: queries.includes(query) });
};
afterEach(() => {
  globalThis.matchMedia = matchMedia;
  localStorage.clear();
});

function Column() {
  const place = useHelpPlace();
  return (
    <>
      <HelpButton items={[page]} place={place} />
      {place.open ? (
        <aside id={helpColumnId}>
          <HelpSidebar items={[page]} onClose={() => place.show(false)} />
        </aside>
      ) : null}
    </>
  );
}

function Help() {
  const items = useHelpItems();
  return <HelpSidebar items={items ?? []} />;
}
const open = (items: SidebarItem[]) =>
  renderWithHost(<Help />, { locales, fixtures: { listSidebarItems: items } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the help', () => {
  it('loads nothing from other sites before an item is opened', async () => {
    await open([video, page]);
    expect(await screen.findByRole('button', { name: 'Maßzeichnung' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(frame('Maßzeichnung')).toBeNull();
  });

  it('shows a video in privacy mode, our pdf, or a page, one at a time', async () => {
    await open([video, pdf, page, ours]);
    await press('Maßzeichnung');
    expect(frame('Maßzeichnung')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=0&controls=1',
    );
    await press('Anleitung');
    expect(frame('Maßzeichnung')).toBeNull();
    expect(frame('Anleitung')).toHaveAttribute('src', '/api/sidebar-panel/9/file');
    await press('Normen');
    expect(frame('Normen')).toHaveAttribute('src', 'https://norms.example/');
    await press('Normen');
    expect(frame('Normen')).toBeNull();
    await press('Schnittstelle');
    expect(frame('Schnittstelle')).toHaveAttribute('src', `${location.origin}/api/docs`);
  });

  it('sandboxes a foreign page', async () => {
    await open([page, pdf, ours]);
    await press('Normen');
    expect(frame('Normen')?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await press('Anleitung');
    expect(frame('Anleitung')).not.toHaveAttribute('sandbox');
    await press('Schnittstelle');
    expect(frame('Schnittstelle')).not.toHaveAttribute('sandbox');
  });

  it('hides disabled items, invalid videos, and pages that are neither ours nor safe', async () => {
    await open([
      page,
      item({ id: 11, title: 'Aus', status: 'disabled' }),
      item({ id: 12, title: 'Kein Video', url: 'https://evil.example/' }),
      item({ id: 13, title: 'Keine Seite', type: 'url', url: '/\\evil.example' }),
      item({ id: 14, title: 'Unverschlüsselt', type: 'url', url: 'http://norms.example/' }),
    ]);
    await screen.findByRole('button', { name: 'Normen' });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Normen']);
  });

  it('fills the screen on request, and returns the focus', async () => {
    await open([page]);
    await press('Normen');
    await press('Auf dem ganzen Bildschirm');
    const dialog = screen.getByRole('dialog', { name: 'Normen' });
    expect(within(dialog).getByTitle('Normen')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hilfe schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Auf dem ganzen Bildschirm' })).toHaveFocus();
  });

  it('leaves only the full screen with Escape; the list stays open', async () => {
    await renderWithHost(<HelpButton items={[page]} place={overPage} />, { locales });
    await press('Hilfe');
    await press('Normen');
    await press('Auf dem ganzen Bildschirm');
    const full = screen.getByRole('dialog', { name: 'Normen' });
    fireEvent(full, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog', { name: 'Normen' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Hilfe' })).toBeVisible();
  });

  it('is beside the content if there is room, and its button closes and opens it', async () => {
    fits(['(width >= 1280px)']);
    await renderWithHost(<Column />, { locales });
    const button = screen.getByRole('button', { name: 'Hilfe', expanded: false });
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('complementary')).toHaveAttribute('id', button.getAttribute('aria-controls'));
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is open by default on the widest screens, and stays closed after the user has closed it', async () => {
    fits(['(width >= 1280px)', '(width >= 1600px)', '(width >= 1920px)']);
    const { unmount } = await renderWithHost(<Column />, { locales });
    await press('Hilfe schließen');
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
    await renderWithHost(<Column />, { locales });
    expect(screen.queryByRole('complementary')).toBeNull();
    await press('Hilfe');
    expect(screen.getByRole('complementary')).toBeVisible();
  });

  it('is a button where a column does not fit, and absent without help items', async () => {
    const { rerender } = await renderWithHost(<HelpButton items={[page]} place={overPage} />, { locales });
    await press('Hilfe');
    expect(await screen.findByRole('button', { name: 'Normen' })).toBeVisible();
    rerender(<HelpButton items={[]} place={overPage} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
