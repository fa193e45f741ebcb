import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '../dates/days';
import { formatDate } from '../formats/dates';
import { renderWithHost } from '../testing/render-with-host';
import { DayFilter, dayOf } from './day-filter';
import { FilterBar } from './filter-bar';
import { useListState } from './list-state';
import { TextFilter } from './text-filter';

let sent = 0;

function List() {
  const list = useListState();
  const narrowed = list.filter('from') !== '' || list.filter('search') !== '';
  return (
    <form aria-label="Formular" onSubmit={() => (sent += 1)}>
      <FilterBar
        label="Filter"
        onReset={narrowed ? () => list.setFilters({ from: '', search: '' }) : undefined}
      >
        <TextFilter
          label="Suche"
          value={list.filter('search')}
          onChange={(search) => list.setFilters({ search })}
        />
        <DayFilter label="Von" value={list.filter('from')} onChange={(from) => list.setFilters({ from })} />
      </FilterBar>
      <output>
        {JSON.stringify([list.filter('search'), list.filter('from'), dayOf(list.filter('from'))])}
      </output>
      <button type="submit">Senden</button>
    </form>
  );
}
const state = () => JSON.parse(screen.getByRole('status').textContent ?? '') as string[];
const from = () => screen.getByLabelText<HTMLInputElement>('Von');

describe('a text that narrows a list', () => {
  it('counts at once with Enter, and sends no form around it', async () => {
    await renderWithHost(<List />);
    await userEvent.type(screen.getByLabelText('Suche'), ' Bohrer {Enter}');
    expect(state()).toEqual(['Bohrer', '', '']);
    await userEvent.type(from(), '1.3.2026{Enter}');
    expect([state()[1], sent]).toEqual(['2026-03-01', 0]);
  });

  it('counts after a pause', async () => {
    await renderWithHost(<List />);
    await userEvent.type(screen.getByLabelText('Suche'), 'Bohrer');
    expect(state()).toEqual(['', '', '']);
    await waitFor(() => expect(state()).toEqual(['Bohrer', '', '']));
  });
});

describe('a day that narrows a list', () => {
  it('counts as soon as it is one', async () => {
    await renderWithHost(<List />);
    await userEvent.type(from(), '21.11.202');
    expect(state()).toEqual(['', '', '']);
    await userEvent.type(from(), '6');
    expect(state()).toEqual(['', '2026-11-21', '2026-11-21']);
  });

  it('may be typed with a short year, which counts once the field is left', async () => {
    await renderWithHost(<List />);
    await userEvent.type(from(), '1.12.26');
    expect(state()).toEqual(['', '', '']);
    await userEvent.tab();
    expect(state()).toEqual(['', '2026-12-01', '2026-12-01']);
    expect(from().value).toBe('01.12.2026');
  });

  it('that is none stays, says so and narrows nothing', async () => {
    await renderWithHost(<List />, { at: '/?from=2026-11-21' });
    expect(from().value).toBe('21.11.2026');
    await userEvent.clear(from());
    await userEvent.type(from(), '21.13.2026{Enter}');
    expect(state()).toEqual(['', '21.13.2026', '']);
    expect(from().value).toBe('21.13.2026');
    const note = document.getElementById(from().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(
      `Von: kein Datum, richtig ist zum Beispiel ${formatDate(today(), 'DD.MM.YYYY')}.`,
    );
  });

  it('is said to be none also where a link brings it', async () => {
    await renderWithHost(<List />, { at: '/?from=soon' });
    expect(from().value).toBe('soon');
    expect(screen.getByText(/kein Datum/)).toBeTruthy();
  });

  it('goes with the others by one button', async () => {
    await renderWithHost(<List />, { at: '/?from=2026-11-21&search=Bohrer' });
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect([state(), from().value]).toEqual([['', '', ''], '']);
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
  });
});
