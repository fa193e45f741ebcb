import type { CallRequest } from '@werkbank/contracts/calls';
import { today } from '@werkbank/kit/days';
import { administrationExamples } from '@werkbank/contracts/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { renderAdmin } from '../testing/render-admin';
import AuditPage from './audit-page';

const trail = administrationExamples.listAuditEntries.answer;
const open = (at: string, listAuditEntries: Parameters<typeof renderAdmin>[3]['listAuditEntries']) =>
  renderAdmin(<AuditPage />, at, '/management/audit', { listAuditEntries });

describe('the audit trail', () => {
  it('shows each changed field with its values before and after', async () => {
    await open('/management/audit', trail);
    await userEvent.click(await screen.findByText('Ada Meier'));
    expect(screen.getByText('Benutzer geändert')).toBeTruthy();
    expect(screen.getByText('Benutzer 17')).toBeTruthy();
    expect(screen.getByRole('term').textContent).toBe('Telefon');
    expect(within(screen.getByRole('deletion')).getByText('+41 62 555 01 22')).toBeTruthy();
    expect(within(screen.getByRole('insertion')).getByText('+41 62 555 01 23')).toBeTruthy();
  });

  it('shows the values of a new object, yes and no in words', async () => {
    const added = { action: 'createProducer', before: null, after: { custom_shipping: true } };
    await open('/management/audit', {
      ...trail,
      entries: trail.entries.map((entry) => ({ ...entry, ...added })),
    });
    await userEvent.click(await screen.findByText('Ada Meier'));
    expect(screen.queryByRole('deletion')).toBeNull();
    expect(within(screen.getByRole('insertion')).getByText('Ja')).toBeTruthy();
  });

  it("lets a person's address break in a narrow column", async () => {
    await open('/management/audit', {
      ...trail,
      entries: trail.entries.map((entry) => ({ ...entry, who: 'Ada Meier (ada@werkbank.example)' })),
    });
    expect((await screen.findByText('ada@werkbank.example')).closest('td')).toHaveTextContent('Ada Meier');
  });

  it('sends its filters to the service, and keeps them in the address', async () => {
    const asked: CallRequest<'listAuditEntries'>['query'][] = [];
    const { address } = await open('/management/audit?page=3&from=nonsense', ({ query }) => {
      asked.push(query);
      return trail;
    });
    await screen.findByText('Ada Meier');
    expect(asked[0]).toMatchObject({ page: 3, from: '' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Wer' }), 'ada{Enter}');
    await chooseOption('Objektart', 'Benutzer');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Nummer' }), '17{Enter}');
    expect(screen.getByLabelText<HTMLInputElement>('Von').value).toBe('nonsense');
    expect(
      screen.getByText(
        `Von: kein Datum, richtig ist zum Beispiel ${today().split('-').reverse().join('.')}.`,
      ),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Von'), { target: { value: '1.11.2026' } });
    fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '30.11.2026' } });
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        who: 'ada',
        objectType: 'User',
        objectId: '17',
        from: '2026-11-01',
        to: '2026-11-30',
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    );
    expect(address()).toContain('objectType=User');
  });
});
