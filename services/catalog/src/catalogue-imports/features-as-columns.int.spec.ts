import { type TestInstance, testUser } from '@werkbank/platform/testing';
import { german, patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz } from '../testing/desk.js';
import { Importing } from './testing/importing.js';

let instance: TestInstance;
let importing: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
}, patience);
afterAll(() => instance?.stop(), patience);

const head = 'Artikelnummer;Bezeichnung;Listenpreis;Gruppe;Durchmesser [cm];Beschichtung;Toleranz';
const csv = (...lines: string[]): string => [head, ...lines, ''].join('\r\n');
const place = (groupId: string) =>
  importing.call('placeSourceGroups', {
    query: {},
    body: { places: [{ sourceGroup: 'Stufenbohrer', groupId, materialGroupId: null }] },
  });
const show = (categoryId: string, query: object = {}) =>
  instance.callAs('visitor', 'getCategory', { params: { categoryId }, query: { ...german, ...query } });
const rows = async (groupId: string, filters = '') => {
  const { group } = await show(groupId, { filters, q: 'Stufenbohrer' });
  return group?.articles ?? [];
};
const applied = async (...lines: string[]) => importing.apply(await importing.send(csv(...lines)));

it('fills columns and filters of the group that a producer gives its articles', async () => {
  await applied(
    'SB 1;Stufenbohrer 1;10,00;Stufenbohrer;0,68;blank;h8',
    'SB 2;Stufenbohrer 2;10,00;Stufenbohrer;1,2;TiN;h8',
  );
  await place('drills');
  await importing.followed();
  expect((await rows('drills')).map(({ properties }) => properties)).toMatchObject([
    { d1: '6,8', coating: 'blank' },
    { d1: '12', coating: 'TiN' },
  ]);
  expect(await rows('drills', 'd1:6.8~6.8')).toMatchObject([{ materialNumber: 'SB 1' }]);
});

it('puts new articles into their place by size before they reach the search index', async () => {
  const { importId } = await applied(
    'SB 4;Stufenbohrer 4;10,00;Stufenbohrer;1,25;TiN;h8',
    'SB 3;Stufenbohrer 3;10,00;Stufenbohrer;0,61;blank;h8',
  );
  const placed = await instance.em().execute<{ planned: number; place: number }[]>(
    `select c.position as planned, a.position as place from catalogue_import_change c join article a using (article_id)
      where c.import_id = ? order by a.material_number`,
    [importId],
  );
  const [smaller, larger] = placed.map(({ planned, place }) => {
    expect(planned).toBe(place);
    return place;
  });
  expect(smaller).toBeLessThan(larger ?? 0);
  await instance.em().execute(`delete from article where material_number in ('SB 3', 'SB 4')`);
  await importing.followed();
});

it('follows a changed feature at once, and removes one at a dash', async () => {
  await applied('SB 1;Stufenbohrer 1;10,00;Stufenbohrer;0,7;-;h8');
  const [first] = await rows('drills');
  expect(first?.properties).toMatchObject({ d1: '7' });
  expect(first?.properties).not.toHaveProperty('coating');
});

it('lists features with and without a column', async () => {
  const { groupId, groups, features, mayAddColumns } = await importing.call('listSourceFeatures', {
    query: {},
  });
  expect({ groupId, groups, mayAddColumns }).toMatchObject({
    groupId: 'drills',
    groups: [{ groupId: 'drills', articles: 2 }],
    mayAddColumns: false,
  });
  expect(features).toMatchObject([
    { feature: 'durchmesser', unit: 'cm', articles: 2, columnKey: 'd1', isChosen: false },
    { feature: 'toleranz', articles: 2, columnKey: null },
    { feature: 'beschichtung', articles: 1, columnKey: 'coating' },
  ]);
});

it('takes the column that the producer chooses', async () => {
  const { articles } = await importing.call('placeSourceFeatures', {
    query: {},
    body: {
      groupId: 'drills',
      features: [
        { feature: 'toleranz', columnKey: 'coating' },
        { feature: 'beschichtung', columnKey: null },
      ],
    },
  });
  expect(articles).toBe(2);
  await importing.followed();
  expect((await rows('drills')).map(({ properties }) => properties.coating)).toEqual(['h8', 'h8']);
});

it.each([
  ['TABLE_COLUMN_NOT_FOUND', { columnKey: 'nothing' }, 'drills'],
  ['SOURCE_FEATURE_NOT_FOUND', { feature: 'farbe' }, 'drills'],
  ['CATEGORY_NOT_FOUND', {}, 'keys'],
  ['FORBIDDEN', { asNewColumn: true }, 'drills'],
])('answers %s to a producer', async (code, feature, groupId) => {
  const features = [{ feature: 'toleranz', columnKey: null, ...feature }];
  await expect(
    importing.call('placeSourceFeatures', { query: {}, body: { groupId, features } }),
  ).rejects.toMatchObject({ body: { code } });
});

it('gives the group a column and a filter that the platform adds', async () => {
  const body = { groupId: 'drills', features: [{ feature: 'toleranz', columnKey: null, asNewColumn: true }] };
  await instance.callAs(await testUser({ roles: ['platform-admin'] }), 'placeSourceFeatures', {
    query: { companyId: alpspitz },
    body,
  });
  await importing.followed();
  const { group } = await show('drills');
  expect(group?.columns.map(({ label }) => label)).toContain('Toleranz');
  expect(await rows('drills', 'f_toleranz:h8')).toHaveLength(2);
});

it('forgets the columns of a group that articles leave', async () => {
  await place('keys');
  await importing.followed();
  const [first] = await rows('keys');
  expect(first?.properties).not.toHaveProperty('f_toleranz');
});
