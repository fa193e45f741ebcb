import type { Language } from '@werkbank/contracts/localization';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlay/dialog';
import { renderWithHost } from '../testing/render-with-host';
import { formatDate } from '../formats/dates';
import { DateField } from './date-field';
import { today } from './days';

const label = 'Gültig ab';
const field = () => screen.getByLabelText<HTMLInputElement>(label);
const value = () => screen.getByRole('status').textContent;
const noteOf = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const dayInFocus = () => document.activeElement?.getAttribute('data-day');
const sheet = () => within(screen.getByRole('dialog', { name: /: Gültig ab$/ }));

function Day({ start = '', min, max }: { start?: string; min?: string; max?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DateField label={label} value={day} onChange={setDay} min={min} max={max} />
      <output>{day}</output>
    </>
  );
}
const draw = (day = <Day />, language: Language = 'de') => renderWithHost(day, { preferences: { language } });
const open = () => userEvent.click(screen.getByRole('button', { name: /: Gültig ab$/ }));

describe('a field for a day', () => {
  it('says and shows how the configuration writes days', async () => {
    await draw(<Day start="2026-11-21" />);
    expect(field().value).toBe('21.11.2026');
    expect(field().placeholder).toBe('TT.MM.JJJJ');
  });

  it('does so in English too', async () => {
    await draw(<Day start="2026-11-21" />, 'en');
    expect(field().value).toBe('21/11/2026');
    expect(field().placeholder).toBe('DD/MM/YYYY');
  });

  it('takes a day as it is typed, and writes it out once it is left', async () => {
    await draw();
    await userEvent.type(field(), '1.3.2026');
    expect([field().value, value()]).toEqual(['1.3.2026', '2026-03-01']);
    await userEvent.tab();
    expect(field().value).toBe('01.03.2026');
  });

  it.each<[Language, string]>([
    ['de', `Gültig ab: kein Datum, richtig ist zum Beispiel ${formatDate(today(), 'DD.MM.YYYY')}.`],
    ['en', `Gültig ab: not a date, right is for example ${formatDate(today(), 'DD/MM/YYYY')}.`],
  ])('keeps what is no day, and says so when it is left: %s', async (language, message) => {
    await draw(<Day start="2026-11-21" />, language);
    await userEvent.clear(field());
    await userEvent.type(field(), '31.02.2026');
    expect([value(), noteOf()]).toEqual(['31.02.2026', '']);
    await userEvent.tab();
    expect([field().value, noteOf()]).toEqual(['31.02.2026', message]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['2099-03-01', undefined, '01.03.2099'],
    [undefined, '2020-03-01', '01.03.2020'],
  ])('gives an example that its limits allow: from %s to %s', async (min, max, example) => {
    await draw(<Day min={min} max={max} />);
    await userEvent.type(field(), 'morgen');
    await userEvent.tab();
    expect(noteOf()).toContain(`zum Beispiel ${example}.`);
  });

  it('writes in the same way what somebody else has made of it', async () => {
    await draw(<DateField label={label} value="2026-11-21" theirs="2026-12-01" onChange={() => undefined} />);
    expect(noteOf()).toBe('inzwischen geändert: 01.12.2026');
  });

  it('can be left empty', async () => {
    await draw(<Day start="2026-11-21" />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect([value(), noteOf()]).toEqual(['', '']);
  });
});

describe('its calendar', () => {
  it('opens at the day that is chosen and gives the focus back with another one', async () => {
    await draw(<Day start="2026-11-21" />);
    await open();
    expect(dayInFocus()).toBe('2026-11-21');
    expect(sheet().getByRole('heading').textContent).toBe('November 2026');
    expect(document.querySelector('td[aria-selected="true"]')?.textContent).toBe('21');
    await userEvent.click(sheet().getByRole('button', { name: 'Dienstag, 24. November 2026' }));
    expect([value(), field().value]).toEqual(['2026-11-24', '24.11.2026']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kalender: Gültig ab' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('speaks the language of the product, with weeks from Monday', async () => {
    await draw(<Day start="2026-10-05" />, 'en');
    await open();
    expect(sheet().getByRole('heading').textContent).toBe('October 2026');
    expect(sheet().getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('Monday');
    expect(sheet().getByRole('button', { name: /^Monday,? 5 October 2026$/ })).toBeTruthy();
  });

  it.each([
    ['{ArrowLeft}', '2026-11-20'],
    ['{ArrowRight}', '2026-11-22'],
    ['{ArrowUp}', '2026-11-14'],
    ['{ArrowDown}{ArrowDown}', '2026-12-05'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageUp}', '2026-10-21'],
    ['{PageDown}', '2026-12-21'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-21'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-21'],
  ])('is moved through by key, and Enter chooses: %s', async (keys, day) => {
    await draw(<Day start="2026-11-21" />);
    await open();
    await userEvent.keyboard(keys);
    expect(dayInFocus()).toBe(day);
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe(day);
  });

  it('turns months and years by its buttons, and stays at them', async () => {
    await draw(<Day start="2026-11-21" />);
    await open();
    await userEvent.click(sheet().getByRole('button', { name: 'Nächstes Jahr' }));
    await userEvent.click(sheet().getByRole('button', { name: 'Voriger Monat' }));
    expect(sheet().getByRole('heading').textContent).toBe('Oktober 2027');
    expect(document.activeElement).toBe(sheet().getByRole('button', { name: 'Voriger Monat' }));
  });

  it('leads to no day outside of the limits', async () => {
    await draw(<Day min="2026-11-20" max="2026-11-25" />);
    await userEvent.type(field(), '1.1.2020');
    await open();
    expect(dayInFocus()).toBe('2026-11-20');
    await userEvent.keyboard('{ArrowLeft}');
    expect(dayInFocus()).toBe('2026-11-20');
    await userEvent.keyboard('{PageDown}');
    expect(dayInFocus()).toBe('2026-11-25');
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: /26\. November/ }).disabled).toBe(true);
  });

  it('closes with a click outside of it, and with its button', async () => {
    await draw();
    await open();
    await userEvent.click(sheet().getByRole('grid'));
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await userEvent.click(sheet().getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(value()).toBe('');
  });

  it('closes on Escape alone, and leaves the dialog around it', async () => {
    const closed: string[] = [];
    await draw(
      <Dialog title="Kurs" onClose={() => closed.push('Kurs')}>
        <Day start="2026-11-21" />
      </Dialog>,
    );
    await open();
    const calendar = screen.getByRole('dialog', { name: 'Kalender: Gültig ab' });
    const cancel = createEvent('cancel', calendar, { cancelable: true, bubbles: false });
    act(() => void fireEvent(calendar, cancel));
    expect(screen.queryByRole('dialog', { name: 'Kalender: Gültig ab' })).toBeNull();
    expect(closed).toEqual([]);
    expect([value(), document.activeElement?.getAttribute('aria-label')]).toEqual([
      '2026-11-21',
      'Kalender: Gültig ab',
    ]);
  });
});
