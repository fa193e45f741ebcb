import type { CallAnswer } from '@werkbank/contracts/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { openImports } from './testing/open-imports';

type Answer = CallAnswer<'listSourceFeatures'>;
const feature = (name: string, columnKey: string | null): Answer['features'][number] => ({
  feature: name.toLowerCase(),
  name,
  unit: null,
  articles: 10,
  example: 'h8',
  columnKey,
  isChosen: false,
});
const answer: Answer = {
  groups: [
    { groupId: 'drills', name: 'Spiralbohrer DIN 338', articles: 812 },
    { groupId: 'mills', name: 'Schaftfräser', articles: 40 },
  ],
  groupId: 'drills',
  columns: [
    { key: 'd1', label: 'Durchmesser', unit: 'mm' },
    { key: 'coating', label: 'Beschichtung', unit: null },
  ],
  features: [{ ...feature('Nenn-Ø', null), unit: 'cm' }, feature('Beschichtung', 'coating')],
  mayAddColumns: false,
};
const open = (fixtures = {}, at = '') =>
  openImports(`/catalogue-imports/features${at}`, { listSourceFeatures: answer, ...fixtures });
const table = () => screen.findByRole('table', { name: 'Merkmale zuordnen' });
const columnOf = (name: string) => screen.getByRole('combobox', { name: `Spalte im Shop für ${name}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

describe('features of a group', () => {
  it('are listed with their columns', async () => {
    await open();
    expect(within(await table()).getByRole('row', { name: /Nenn-Ø \(cm\).*h8.*10/ })).toBeVisible();
    expect(columnOf('Nenn-Ø')).toHaveAccessibleDescription('Nur in den Details');
    expect(columnOf('Beschichtung')).toHaveAccessibleDescription('Beschichtung');
  });

  it('are saved if they changed', async () => {
    const { requests, host } = await open();
    await table();
    await chooseOption('Spalte im Shop für Nenn-Ø', 'Durchmesser (mm)');
    await save();
    await waitFor(() =>
      expect(requests('placeSourceFeatures')).toEqual([
        {
          query: {},
          body: {
            groupId: 'drills',
            features: [{ feature: 'nenn-ø', columnKey: 'd1', asNewColumn: false }],
          },
        },
      ]),
    );
    await waitFor(() =>
      expect(host.record.shown).toEqual([
        { kind: 'success', text: 'Gespeichert. 812 Artikel werden angepasst.' },
      ]),
    );
  });

  it('become new columns where the platform adds them', async () => {
    const { requests } = await open({ listSourceFeatures: { ...answer, mayAddColumns: true } });
    await table();
    await chooseOption('Spalte im Shop für Nenn-Ø', 'Als neue Spalte');
    await save();
    await waitFor(() =>
      expect(requests('placeSourceFeatures')).toMatchObject([
        { body: { features: [{ columnKey: null, asNewColumn: true }] } },
      ]),
    );
  });

  it('are searched, and narrowed to those without a column', async () => {
    await open({}, '?open=1');
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Merkmal suchen' }), 'farbe');
    expect(await screen.findByText('Kein Merkmal gefunden')).toBeVisible();
  });

  it('are asked for the group that is chosen', async () => {
    const { requests } = await open();
    await table();
    await chooseOption('Gruppe im Shop', 'Schaftfräser (40)');
    await waitFor(() =>
      expect(requests('listSourceFeatures').at(-1)).toEqual({ query: { groupId: 'mills' } }),
    );
  });

  it('keep the choices if the service refuses them', async () => {
    await open({ placeSourceFeatures: () => Promise.reject(refusal('TABLE_COLUMNS_FULL')) });
    await table();
    await chooseOption('Spalte im Shop für Nenn-Ø', 'Durchmesser (mm)');
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(columnOf('Nenn-Ø')).toHaveAccessibleDescription('Durchmesser (mm)');
  });

  it('suggest next steps if no article has a group yet', async () => {
    await open({ listSourceFeatures: { ...answer, groups: [], groupId: null, features: [] } });
    expect(await screen.findByRole('link', { name: 'Gruppen zuordnen' })).toHaveAttribute(
      'href',
      '/catalogue-imports/places',
    );
  });
});
