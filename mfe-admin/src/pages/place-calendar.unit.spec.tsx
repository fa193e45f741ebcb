import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallRequest } from '@werkbank/contracts/calls';
import { errorMessage } from '@werkbank/contracts/errors';
import { administrationExamples, managedProducer, swissCalendar } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { retype, save } from '../testing/at-the-screen';
import { renderAdmin } from '../testing/render-admin';
import ProducerPage from './producer-page';

const { answer } = administrationExamples.setPlaceCalendar;

async function open(fixtures: Fixtures = {}) {
  const asked: CallRequest<'listHolidays'>[] = [];
  const sent: CallRequest<'setPlaceCalendar'>[] = [];
  const { host } = await renderAdmin(
    <ProducerPage />,
    '/management/producers/3',
    '/management/producers/:producerId',
    {
      getProducer: managedProducer,
      listHolidays: (request) => {
        asked.push(request);
        const name = request.query?.region === 'TI' ? 'Heilige Drei Könige' : 'Neujahr';
        return { holidays: [{ day: '2027-01-01', name: { de: name, en: name } }] };
      },
      setPlaceCalendar: (request) => {
        sent.push(request);
        return answer;
      },
      ...fixtures,
    },
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Arbeitstage von Lager Winterthur ändern' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Arbeitstage: Lager Winterthur' }));
  return { host, dialog, asked, sent };
}

describe('the working days of a dispatch location', () => {
  it('begin with Monday to Friday, and are sent with region and cut-off time', async () => {
    const { sent, host } = await open();
    await chooseOption('Kanton oder Bundesland', 'Zürich (ZH)');
    await chooseOption('Annahmeschluss', '14:00');
    await save();
    await waitFor(() => expect(host.record.shown.at(-1)?.text).toBe('Die Arbeitstage wurden geändert.'));
    const body = { ...swissCalendar, closedPeriods: [] };
    expect(sent).toEqual([{ params: { companyId: 31, addressId: 901 }, body }]);
  });

  it('show the next holidays of the chosen canton', async () => {
    const { dialog, asked } = await open();
    expect(await dialog.findByText('Neujahr', { exact: false })).toBeVisible();
    await chooseOption('Kanton oder Bundesland', 'Tessin (TI)');
    expect(await dialog.findByText('Heilige Drei Könige', { exact: false })).toBeVisible();
    expect(asked.map(({ query }) => query?.region)).toEqual([undefined, 'TI']);
  });

  it('are sent with closed days from the first to the last', async () => {
    const { dialog, sent } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Geschlossene Tage hinzufügen' }));
    await retype('Erster Tag', '24.12.2026');
    await retype(/^Letzter Tag/, '3.1.2027');
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ closedPeriods: swissCalendar.closedPeriods }));
  });

  it('take a single day without an end, and lose a period again', async () => {
    const { dialog, sent } = await open();
    const add = dialog.getByRole('button', { name: 'Geschlossene Tage hinzufügen' });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.click(dialog.getByRole('button', { name: 'Zeitraum 2 entfernen' }));
    await retype('Erster Tag', '24.12.2026');
    await save();
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ closedPeriods: [{ from: '2026-12-24', to: '2026-12-24' }] }),
    );
  });

  it('report closed days that end before they begin', async () => {
    const { dialog, sent } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Geschlossene Tage hinzufügen' }));
    await retype('Erster Tag', '24.12.2026');
    await retype(/^Letzter Tag/, '23.12.2026');
    await save();
    const message = 'Der letzte Tag liegt vor dem ersten, 24.12.2026.';
    expect(await dialog.findAllByText(message)).not.toHaveLength(0);
    expect(dialog.getByRole('group', { name: 'Geschlossene Tage' })).toHaveAccessibleDescription(message);
    expect(sent).toEqual([]);
  });

  it('report closed days that leave no working day', async () => {
    const { dialog } = await open({
      setPlaceCalendar: () => {
        throw refusal('NO_WORKING_DAY', 'closedPeriods');
      },
    });
    await save();
    const message = errorMessage('NO_WORKING_DAY', 'de');
    expect(await dialog.findAllByText(message)).not.toHaveLength(0);
  });
});
