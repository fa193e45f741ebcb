import type { CallRequest } from '@werkbank/contracts/calls';
import { drillCategory, searchResult } from '@werkbank/contracts/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from './testing/open-page';

const asked: CallRequest<'searchArticles'>['query'][] = [];
const open = (parameters: string, change: Partial<typeof searchResult> = {}) =>
  openPage('/search', `/search?${parameters}`, {
    fixtures: {
      searchArticles: ({ query }) => {
        asked.push(query);
        return { ...searchResult, ...change };
      },
    },
  });
const filters = () => asked.at(-1)?.filters;

beforeEach(() => {
  asked.length = 0;
});

describe('a range', () => {
  it('follows the slider and counts when it is let go, by pointer, key and focus', async () => {
    await open('q=bohrer');
    const slider = await screen.findByRole('slider', { name: 'Durchmesser, Regler von' });
    const { min } = slider as HTMLInputElement;
    fireEvent.change(slider, { target: { value: '6.5' } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^6,5\smm$/));
    expect(asked).toHaveLength(1);
    fireEvent.pointerUp(slider);
    await waitFor(() => expect(filters()).toBe('d1:6.5~'));
    fireEvent.change(slider, { target: { value: min } });
    fireEvent.keyUp(slider, { key: 'Home' });
    await waitFor(() => expect(filters()).toBe(''));
    const upper = screen.getByRole('slider', { name: 'Durchmesser, Regler bis' });
    fireEvent.change(upper, { target: { value: '7' } });
    fireEvent.blur(upper);
    await waitFor(() => expect(filters()).toBe('d1:~7'));
  });

  it('is shown without a maximum on its chip', async () => {
    await open('q=bohrer&filters=d1:6.5~');
    expect(await screen.findByRole('button', { name: /Durchmesser.*≥ 6,5\smm.*entfernen/ })).toBeVisible();
  });

  it('is shown without a minimum on its chip', async () => {
    await open('q=bohrer&filters=d1:~7');
    expect(await screen.findByRole('button', { name: /Durchmesser.*≤ 7\smm.*entfernen/ })).toBeVisible();
  });

  it('ends once a typed end is removed', async () => {
    await open('q=bohrer&filters=d1:6~7');
    const from = await screen.findByRole('textbox', { name: 'Durchmesser von (mm)' });
    await userEvent.clear(from);
    await userEvent.type(from, '{Enter}');
    await waitFor(() => expect(filters()).toBe('d1:~7'));
    const to = screen.getByRole('textbox', { name: 'Durchmesser bis (mm)' });
    await userEvent.clear(to);
    await userEvent.type(to, '{Enter}');
    await waitFor(() => expect(filters()).toBe(''));
  });

  it('ends where the exact size is removed', async () => {
    await open('q=bohrer&filters=d1:6.8~6.8');
    const exact = await screen.findByRole('textbox', { name: 'Durchmesser genau (mm)' });
    expect(exact).toHaveValue('6,8');
    await userEvent.clear(exact);
    await userEvent.type(exact, '{Enter}');
    await waitFor(() => expect(filters()).toBe(''));
  });
});

describe('groups with hits', () => {
  const categories = Array.from({ length: 10 }, (_, index) => ({
    ...drillCategory,
    categoryId: `group-${index}`,
    categoryDescription: `Gruppe ${index}`,
  }));

  it('are eight, and all on request', async () => {
    await open('q=bohrer', { categories });
    const groups = await screen.findByRole('region', { name: 'Gruppen mit Treffern' });
    expect(await within(groups).findAllByRole('link')).toHaveLength(8);
    const more = within(groups).getByRole('button', { name: '2 weitere Gruppen' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(within(groups).getAllByRole('link')).toHaveLength(10);
    await userEvent.click(within(groups).getByRole('button', { name: 'Weniger Gruppen' }));
    expect(within(groups).getAllByRole('link')).toHaveLength(8);
  });

  it('are hidden if there are none', async () => {
    await open('q=bohrer', { categories: [] });
    expect(await screen.findByRole('table', { name: 'Gefundene Artikel' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Gruppen mit Treffern' })).toBeNull();
  });
});

it('leaves the category by its chip and keeps the text', async () => {
  await open('q=bohrer&category=drilling');
  await userEvent.click(await screen.findByRole('button', { name: /Kategorie.*entfernen/ }));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('category'));
  expect(asked.at(-1)?.q).toBe('bohrer');
});

it('shows more values of a filter, which a reload keeps', async () => {
  const values = Array.from({ length: 30 }, (_, index) => ({
    value: `v${index}`,
    label: `Wert ${index}`,
    count: 1,
    selected: false,
  }));
  const [facet] = searchResult.applicableFilters.filter(({ kind }) => kind === 'values');
  if (!facet) throw new Error('the example has a filter of values');
  const applicableFilters = [{ ...facet, values }];
  const { unmount } = await open('q=bohrer', { applicableFilters });
  await screen.findByRole('checkbox', { name: /^Wert 0/ });
  const few = screen.getAllByRole('checkbox', { name: /^Wert/ }).length;
  expect(few).toBeLessThan(30);
  unmount();
  await open(`q=bohrer&expanded-filters=${facet.key}`, { applicableFilters });
  await screen.findByRole('checkbox', { name: /^Wert 29/ });
  expect(screen.getAllByRole('checkbox', { name: /^Wert/ })).toHaveLength(30);
});

it('opens the filter of a column in its head and marks it while it narrows', async () => {
  await open('q=bohrer&filters=d1:6~7');
  const head = await screen.findByRole('columnheader', { name: /Durchmesser/ });
  const button = within(head).getByRole('button', { name: 'Filtern nach Durchmesser, gewählt' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('the button opens a panel');
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const exact = within(panel).getByLabelText('Durchmesser genau (mm)');
  await userEvent.type(exact, '6,8{Enter}');
  await waitFor(() => expect(filters()).toBe('d1:6.8~6.8'));
});
