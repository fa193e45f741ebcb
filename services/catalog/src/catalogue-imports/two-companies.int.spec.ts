import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, nordlicht, refusalOf } from '../testing/desk.js';
import { Importing } from './testing/importing.js';

let instance: TestInstance;
let own: Importing;
let other: Importing;
beforeAll(async () => {
  instance = await startCatalogInstance();
  own = await Importing.of(instance);
  other = await Importing.of(instance, nordlicht);
  await other.apply(await other.send(csv('Stufenbohrer', 'Fremdes')));
  await own.apply(await own.send(csv('Stufenbohrer', 'Stufenbohrer', 'Fremdes')));
}, patience);
afterAll(() => instance?.stop(), patience);

const head = 'Artikelnummer;Bezeichnung;Listenpreis;Gruppe;Durchmesser [cm];Beschichtung';
/** An article in each of the groups; two companies with the same groups have the same file. */
const csv = (...groups: string[]): string =>
  [head, ...groups.map((group, nth) => `SB ${nth};Bohrer ${nth};10,00;${group};0,${nth + 2};blank`), ''].join(
    '\r\n',
  );
const execute = (sql: string, params: unknown[] = []) => instance.em().execute<object[]>(sql, params);
const groupsOf = async (importing: Importing) => {
  const { sourceGroups } = await importing.call('listSourceGroups', { query: {} });
  return Object.fromEntries(sourceGroups.map((group) => [group.sourceGroup, group]));
};
const place = (importing: Importing, sourceGroup: string, groupId: string) =>
  importing.call('placeSourceGroups', {
    query: {},
    body: { places: [{ sourceGroup, groupId, materialGroupId: null }] },
  });
const placesOf = async (companyId: number) =>
  execute('select material_number, group_id from article where owner_company_id = ? order by 1', [companyId]);
const featuresOf = (importing: Importing) =>
  importing.call('listSourceFeatures', { query: { groupId: 'drills' } });

describe('groups of two companies with the same names', () => {
  it('are listed and counted for each', async () => {
    await execute(`update source_group set name = '{"de": "Winkelschraubendreher", "en": "Hex keys"}'
                   where company_id = ${nordlicht} and source_group = 'Stufenbohrer'`);
    expect(await groupsOf(own)).toMatchObject({
      Fremdes: { articles: 1 },
      Stufenbohrer: { articles: 2, proposal: null },
    });
    const { unplaced, sourceGroups } = await own.call('listSourceGroups', { query: {} });
    expect({ unplaced, groups: sourceGroups.length }).toEqual({ unplaced: 3, groups: 2 });
    const { articles, totalItems } = await own.call('listUnplacedArticles', { query: {} });
    expect({ listed: articles.length, totalItems }).toEqual({ listed: 3, totalItems: 3 });
  });

  it('are proposed by their names and classes alone', async () => {
    await execute(`update article set classifications = '[{"system": "ETIM", "code": "EC000001"}]'
                   where owner_company_id = ${nordlicht} or article_id = 'key-3'`);
    expect((await groupsOf(own))['Stufenbohrer']).toMatchObject({ proposal: null });
    expect((await groupsOf(other))['Stufenbohrer']).toMatchObject({ proposal: { groupId: 'keys' } });
  });

  it('get their places for each', async () => {
    await place(other, 'Fremdes', 'keys');
    expect(await place(own, 'Stufenbohrer', 'drills')).toEqual({ moved: 2 });
    expect(await groupsOf(other)).toMatchObject({
      Fremdes: { groupId: 'keys' },
      Stufenbohrer: { groupId: null },
    });
    expect(await groupsOf(own)).toMatchObject({
      Fremdes: { groupId: null },
      Stufenbohrer: { groupId: 'drills' },
    });
    const placed = (...groups: string[]) =>
      groups.map((group_id, nth) => ({ material_number: `SB ${nth}`, group_id }));
    expect(await placesOf(alpspitz)).toEqual(placed('drills', 'drills', 'unplaced'));
    expect(await placesOf(nordlicht)).toEqual(placed('unplaced', 'keys'));
  });

  it('are placed in the groups of their own company', async () => {
    await execute(
      `update source_group set parent = 'Oberes' where company_id = ${alpspitz} and source_group = 'Fremdes'`,
    );
    await execute(`insert into source_group (company_id, source_group, group_id)
                   values (${alpspitz}, 'Oberes', null), (${nordlicht}, 'Oberes', 'keys')`);
    expect(await place(own, 'Stufenbohrer', 'drills')).toEqual({ moved: 0 });
  });

  it('are unknown to the other company', async () => {
    await execute(`insert into source_group (company_id, source_group) values (${nordlicht}, 'Senker')`);
    expect(await refusalOf(place(own, 'Senker', 'drills'))).toMatchObject({ code: 'SOURCE_GROUP_NOT_FOUND' });
  });

  it('place new articles of their own company', async () => {
    const preview = await own.send(`${head}\r\nSB 9;Bohrer 9;10,00;Fremdes;0,9;blank\r\n`);
    await own.apply(preview);
    expect(await execute(`select group_id from article where material_number = 'SB 9'`)).toEqual([
      { group_id: 'unplaced' },
    ]);
  });
});

describe('features of two companies in one group', () => {
  beforeAll(async () => {
    await place(other, 'Stufenbohrer', 'drills');
    await other.followed();
  });

  it('are listed and counted for each', async () => {
    const { groups, features } = await featuresOf(own);
    expect(groups).toMatchObject([{ groupId: 'drills', articles: 2 }]);
    expect(features.map(({ articles }) => articles)).toEqual([2, 2]);
    const elsewhere = own.call('listSourceFeatures', { query: { groupId: 'keys' } });
    expect(await refusalOf(elsewhere)).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
  });

  it('fill the columns that each company chooses', async () => {
    const { articles } = await other.call('placeSourceFeatures', {
      query: {},
      body: { groupId: 'drills', features: [{ feature: 'beschichtung', columnKey: null }] },
    });
    expect(articles).toBe(1);
    const columnsOf = async (importing: Importing) =>
      (await featuresOf(importing)).features.find(({ feature }) => feature === 'beschichtung');
    expect(await columnsOf(other)).toMatchObject({ columnKey: null, isChosen: true });
    expect(await columnsOf(own)).toMatchObject({ columnKey: 'coating', isChosen: false });
  });
});

describe('files of two companies', () => {
  it('are recognised as sent before by the same one', async () => {
    const file = csv('Stufenbohrer', 'Fremdes');
    expect((await own.send(file)).sameFileAs).toBeNull();
    expect((await other.send(file)).sameFileAs).not.toBeNull();
  });

  it('are read by the columns that the same one has chosen', async () => {
    const file = 'Kennung;Worte\r\nKW 1;Kegelsenker\r\n';
    const { importId } = await other.send(file);
    await other.call('saveImportMapping', {
      params: { importId },
      body: {
        columns: [{ field: 'number' }, { field: 'name', of: 'de' }],
        defaults: { leadTimeDays: 5, currency: 'EUR', dispatchLocationId: null },
      },
    });
    expect(await other.send(file)).toMatchObject({ status: 'Preview' });
    expect(await own.send(file)).toMatchObject({ status: 'NeedsMapping' });
  });

  it('are read by other columns only while they wait for them', async () => {
    const { importId } = await own.apply(
      await own.send(`${head}\r\nSB 7;Bohrer 7;10,00;Fremdes;0,7;blank\r\n`),
    );
    const { columns, defaults } = await own.call('getImportMapping', { params: { importId } });
    const again = own.call('saveImportMapping', { params: { importId }, body: { columns, defaults } });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'CATALOGUE_IMPORT_STATUS' });
  });

  it('change no article that another company of the producer has brought in', async () => {
    await execute(`update article set owner_company_id = ${nordlicht} where material_number = 'SB 7'`);
    const preview = await own.send(`${head}\r\nSB 7;Bohrer 8;10,00;Fremdes;0,7;blank\r\n`);
    const { importId } = preview;
    const { refused } = await own.call('listRefusedImportLines', { params: { importId }, query: {} });
    expect(refused).toMatchObject([{ materialNumber: 'SB 7', code: 'OtherOwner' }]);
    await execute(`update article set owner_company_id = ${alpspitz} where material_number = 'SB 7'`);
  });

  it('take only articles of their own off sale', async () => {
    const { counts } = await own.send(`${head}\r\nSB 0;Bohrer 0;10,00;Stufenbohrer;0,2;blank\r\n`, {
      mode: 'full',
    });
    expect(counts).toMatchObject({ gone: 4, unchanged: 1 });
  });

  it('wait for the open ones of the same one', async () => {
    await execute(`insert into catalogue_import (company_id, mode, status, file_name, file_size, file_hash, asked_by)
                   select ${nordlicht}, 'update', 'Preview', 'a.csv', 1, 'x', '{}' from generate_series(1, 20)`);
    expect(await refusalOf(other.start('a'))).toMatchObject({ code: 'CATALOGUE_IMPORTS_WAITING' });
    expect(await refusalOf(own.start('a'))).toBeUndefined();
  });
});
