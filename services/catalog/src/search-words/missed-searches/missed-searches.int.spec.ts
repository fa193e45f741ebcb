import { countStatements } from '@werkbank/platform/database';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import type { CallRequest } from '@werkbank/contracts/calls';
import { DeleteOldSearches } from '../../search/search-log/delete-old-searches.js';
import { SearchLog } from '../../search/search-log/search-log.js';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { refusalOf } from '../../testing/desk.js';

let instance: TestInstance;
let admin: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  instance = await startCatalogInstance();
  admin = await testUser({ roles: ['platform-admin'] });
  buyer = await testUser({ userId: 4711, companyId: 900, companyType: 'Customer' });
}, patience);
afterAll(() => instance?.stop(), patience);
beforeEach(async () => {
  await written();
  for (const table of ['searched_text', 'hidden_search']) await instance.em().execute(`delete from ${table}`);
});

type Query = Partial<CallRequest<'searchArticles'>['query']>;
const search = (q: string, more: Query = {}, user: TestUser | 'visitor' = 'visitor') =>
  instance.callAs(user, 'searchArticles', { query: { ...swiss, ...more, q } });
const written = async () => {
  const log = instance.app.get(SearchLog);
  await log.idle();
  return log.run();
};
const rows = () =>
  instance
    .em()
    .execute<Record<string, unknown>[]>(
      'select text, language, searches, without_hit, missing from searched_text order by text, language, day',
    );
const missed = (query: CallRequest<'listMissedSearches'>['query'] = {}) =>
  instance.callAs(admin, 'listMissedSearches', { query });

it('counts each search, also one that is answered from memory, and keeps only the texts without a hit', async () => {
  await search('klemmfix');
  await search('KLEMMFIX ', {}, buyer);
  await search('klemmfix', { lng: 'en' });
  for (let nth = 0; nth < 3; nth++) await search('spiralbohrer');
  await search('spiralbohrer klemmfix');
  await written();
  expect(await rows()).toEqual([
    { text: '', language: 'de', searches: 6, without_hit: 3, missing: null },
    { text: '', language: 'en', searches: 1, without_hit: 1, missing: null },
    { text: 'klemmfix', language: 'de', searches: 2, without_hit: 2, missing: 'klemmfix' },
    { text: 'klemmfix', language: 'en', searches: 1, without_hit: 1, missing: 'klemmfix' },
    {
      text: 'spiralbohrer klemmfix',
      language: 'de',
      searches: 1,
      without_hit: 1,
      missing: 'klemmfix',
    },
  ]);
  expect(await missed()).toMatchObject({
    totalItems: 3,
    totals: { days: 90, searches: 7, withoutHit: 4 },
    searches: [
      { text: 'klemmfix', language: 'de', missing: 'klemmfix', searches: 2, withoutHit: 2, isHidden: false },
      { text: 'klemmfix', language: 'en' },
      { text: 'spiralbohrer klemmfix', missing: 'klemmfix' },
    ],
  });
  expect((await missed({ language: 'en' })).searches).toHaveLength(1);
  expect((await missed({ search: 'bohrer klemm' })).searches).toMatchObject([
    { text: 'spiralbohrer klemmfix' },
  ]);
  expect(await missed({ page: 2, pageSize: 2 })).toMatchObject({ pages: 2, searches: [{}] });
});

it('counts no further page, filter, order, category, explanation or suggestion', async () => {
  await search('klemmfix', { page: 2 });
  await search('klemmfix', { sort: '-price' });
  await search('klemmfix', { filters: 'producer:1' }).catch(() => undefined);
  await search('klemmfix', { category: 'drills' });
  await search('klemmfix', { explain: 'true' }, admin);
  await search('');
  await instance.callAs('visitor', 'suggestSearches', { query: { lng: 'de', q: 'klemmfix' } });
  await written();
  expect(await rows()).toEqual([]);
});

it('keeps no person, company, address or session, and no text that looks like personal data', async () => {
  await search('klemmfix', {}, buyer);
  await search('mia@muster.example', {}, buyer);
  await search('+41 79 123 45 67', {}, buyer);
  await written();
  const columns = await instance
    .em()
    .execute<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_name = 'searched_text' order by 1`,
    );
  expect(columns.map(({ name }) => name)).toEqual([
    'day',
    'language',
    'last_at',
    'missing',
    'searches',
    'text',
    'without_hit',
  ]);
  expect((await rows()).map(({ text, searches }) => [text, searches])).toEqual([
    ['', 3],
    ['klemmfix', 1],
  ]);
});

it('writes a batch by one statement, and the batches of two replicas add up', async () => {
  const other = new SearchLog(instance.em());
  for (const log of [instance.app.get(SearchLog), other])
    for (const text of ['zweite', 'klemmfix', 'erste']) log.note(text, 'de', text);
  expect(await countStatements(() => Promise.all([written(), other.run()]))).toBe(2);
  expect((await rows()).map(({ text, searches }) => [text, searches])).toEqual([
    ['', 6],
    ['erste', 2],
    ['klemmfix', 2],
    ['zweite', 2],
  ]);
});

it('drops texts that it cannot write, and continues', async () => {
  const log = instance.app.get(SearchLog);
  await instance.ownerEm().execute('alter table searched_text rename to elsewhere');
  log.note('klemmfix', 'de', 'klemmfix');
  await expect(written()).rejects.toThrow('searched_text');
  await instance.ownerEm().execute('alter table elsewhere rename to searched_text');
  await written();
  expect(await rows()).toEqual([]);
  log.note('klemmfix', 'de', 'klemmfix');
  expect(await written()).toBe(2);
});

it('keeps a long text to its limit, and a part of a character never', async () => {
  instance.app.get(SearchLog).note(`a${'😀'.repeat(150)}`, 'de', '😀'.repeat(150));
  instance.app.get(SearchLog).note('ß'.repeat(200), 'de', null);
  instance.app.get(SearchLog).note('ß'.repeat(200), 'de', 'ß');
  await written();
  expect((await rows()).map(({ text }) => String(text).length)).toEqual([0, 199, 200]);
});

it('takes only so many texts a day, and counts known ones further', async () => {
  await instance.em().execute(`insert into searched_text
    select 'text ' || n, 'de', current_date, 1, 1, 'text', now() from generate_series(1, 999) n`);
  for (const text of ['a', 'b', 'text 1']) instance.app.get(SearchLog).note(text, 'de', text);
  await written();
  const kept = await rows();
  expect(kept).toHaveLength(1001);
  expect(kept.find(({ text }) => text === 'text 1')).toMatchObject({ searches: 2 });
});

it('deletes searches after 90 days, together with their hidden state', async () => {
  await instance.em().execute(`insert into searched_text
    select text, 'de', current_date - days, 1, 1, text, now()
      from (values ('old', 90), ('', 90), ('young', 89)) kept (text, days)`);
  await instance.em().execute(`insert into hidden_search values ('old', 'de'), ('young', 'de')`);
  expect(await instance.app.get(DeleteOldSearches).run()).toBe(2);
  expect((await rows()).map(({ text }) => text)).toEqual(['young']);
  expect(await instance.em().execute('select text from hidden_search')).toEqual([{ text: 'young' }]);
});

it('hides a search until it is shown again', async () => {
  await search('klemmfix');
  await written();
  const hide = (isHidden: boolean, text = 'klemmfix') =>
    instance.callAs(admin, 'hideMissedSearch', { body: { text, language: 'de', isHidden } });
  await hide(true);
  await hide(true);
  expect((await missed()).searches).toEqual([]);
  expect((await missed({ hidden: 'true' })).searches).toMatchObject([{ text: 'klemmfix', isHidden: true }]);
  await hide(false);
  expect((await missed()).searches).toHaveLength(1);
  expect(await refusalOf(hide(true, 'never searched'))).toMatchObject({ code: 'MISSED_SEARCH_NOT_FOUND' });
});
