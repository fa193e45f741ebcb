import type { CallAnswer } from '@werkbank/contracts/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { refusal } from '@werkbank/kit/testing/refusal';
import { openImports } from './testing/open-imports';

type Answer = CallAnswer<'listSourceGroups'>;
const group = (sourceGroup: string, parent: string | null, name: string): Answer['sourceGroups'][number] => ({
  sourceGroup,
  parent,
  name,
  articles: 10,
  isDiscountGroup: false,
  groupId: null,
  materialGroupId: null,
  proposal: null,
});
const proposal = { groupId: 'drills', groupName: 'Spiralbohrer DIN 338', because: 'ETIM EC000785' };
const answer: Answer = {
  sourceGroups: [
    { ...group('20', '10', 'Spiralbohrer'), proposal },
    group('10', null, 'Bohrer'),
    { ...group('30', null, 'Fräser'), groupId: 'mills' },
    { ...group('40', null, 'Senker'), proposal },
  ],
  groups: [
    { groupId: 'drills', path: 'Bohren › Spiralbohrer DIN 338' },
    { groupId: 'mills', path: 'Fräsen › Schaftfräser' },
  ],
  materialGroups: [{ id: 3, name: 'HSS' }],
  unplaced: 812,
};
const open = (fixtures = {}, at = '') =>
  openImports(`/catalogue-imports/places${at}`, { listSourceGroups: answer, ...fixtures });
const groupsShown = async () => {
  const table = await screen.findByRole('table', { name: 'Gruppen zuordnen' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const placeIn = (name: string) => screen.getByRole('combobox', { name: `Gruppe im Shop für ${name}` });

describe('the places of groups', () => {
  it('are shown as a tree', async () => {
    await open();
    expect(await groupsShown()).toEqual(['Bohrer10', 'Spiralbohrer20 · Bohrer', 'Fräser30', 'Senker40']);
    expect(placeIn('Fräser')).toHaveAccessibleDescription('Fräsen › Schaftfräser');
    expect(screen.getAllByText(/Vorschlag: Spiralbohrer DIN 338 \(ETIM EC000785\)/).length).toBe(2);
  });

  it('are saved if they changed', async () => {
    const { requests, host } = await open();
    await groupsShown();
    await chooseOption('Gruppe im Shop für Bohrer', 'Bohren › Spiralbohrer DIN 338');
    await chooseOption('Materialgruppe für Fräser', 'HSS');
    await save();
    await waitFor(() =>
      expect(requests('placeSourceGroups')).toEqual([
        {
          query: {},
          body: {
            places: [
              { sourceGroup: '10', groupId: 'drills', materialGroupId: null },
              { sourceGroup: '30', groupId: 'mills', materialGroupId: 3 },
            ],
          },
        },
      ]),
    );
    await waitFor(() =>
      expect(host.record.shown).toEqual([
        { kind: 'success', text: 'Gespeichert. 812 Artikel haben einen neuen Platz.' },
      ]),
    );
  });

  it('are proposed, and all proposals are taken at once', async () => {
    const { requests } = await open();
    await groupsShown();
    await userEvent.click(screen.getByRole('button', { name: 'Alle Vorschläge übernehmen' }));
    expect(placeIn('Spiralbohrer')).toHaveAccessibleDescription('Bohren › Spiralbohrer DIN 338');
    await save();
    await waitFor(() =>
      expect(requests('placeSourceGroups')).toMatchObject([
        {
          body: {
            places: [
              { sourceGroup: '20', groupId: 'drills' },
              { sourceGroup: '40', groupId: 'drills' },
            ],
          },
        },
      ]),
    );
  });

  it('have a material group only where they are discount groups', async () => {
    const discounts = { ...group('% R10', null, 'Rabattgruppe R10'), isDiscountGroup: true };
    await open({ listSourceGroups: { ...answer, sourceGroups: [discounts] } });
    expect(await groupsShown()).toEqual(['Rabattgruppe R10% R10']);
    expect(screen.getByRole('combobox', { name: 'Materialgruppe für Rabattgruppe R10' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Gruppe im Shop für Rabattgruppe R10' })).toBeNull();
  });

  it('take one proposal alone', async () => {
    await open();
    await groupsShown();
    await userEvent.click(
      screen.getByRole('button', { name: 'Vorschlag Spiralbohrer DIN 338 für Senker übernehmen' }),
    );
    expect(placeIn('Senker')).toHaveAccessibleDescription('Bohren › Spiralbohrer DIN 338');
    expect(placeIn('Spiralbohrer')).toHaveAccessibleDescription('Ohne Platz');
  });

  it('are searched, and narrowed to groups without one', async () => {
    await open({}, '?open=1&search=bohrer');
    expect(await groupsShown()).toEqual(['Bohrer10', 'Spiralbohrer20 · Bohrer']);
  });

  it('keep the choices if the service refuses them', async () => {
    await open({ placeSourceGroups: () => Promise.reject(refusal('DISCOUNT_DATA_INCONSISTENT')) });
    await groupsShown();
    await chooseOption('Materialgruppe für Fräser', 'HSS');
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Materialgruppe für Fräser' })).toHaveAccessibleDescription(
      'HSS',
    );
  });

  it('suggest next steps if there are no groups', async () => {
    await open({ listSourceGroups: { ...answer, sourceGroups: [], unplaced: 0 } });
    expect(await screen.findByText('Noch keine Gruppen')).toBeVisible();
  });

  it('link to articles without a place', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Artikel ansehen' })).toHaveAttribute(
      'href',
      '/catalogue-imports/unplaced-articles',
    );
  });
});

describe('articles that need a place', () => {
  it('are listed with their groups', async () => {
    await openImports('/catalogue-imports/unplaced-articles');
    const table = await screen.findByRole('table', { name: 'Ohne Platz' });
    expect(
      within(table).getByRole('row', { name: /338\.0680\.HSS Spiralbohrer DIN 338 6,8 mm 10/ }),
    ).toBeVisible();
    expect(within(table).getByRole('link')).toHaveAttribute('href', '/article/a1000001');
  });

  it('are none where all groups have one', async () => {
    await openImports('/catalogue-imports/unplaced-articles', {
      listUnplacedArticles: { articles: [], page: 1, pages: 0, pageSize: 25, totalItems: 0 },
    });
    expect(await screen.findByText('Alle Artikel haben einen Platz')).toBeVisible();
  });
});
