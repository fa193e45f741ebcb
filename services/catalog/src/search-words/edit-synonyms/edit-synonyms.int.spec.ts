import { createClient } from '@werkbank/contracts/client';
import type { CallRequest } from '@werkbank/contracts/calls';
import type { RouteName } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';
import { alpspitz, buyerOf, producerOf, refusalOf } from '../../testing/desk.js';

let instance: TestInstance;
let admin: TestUser;
let urls: string[];
beforeAll(async () => {
  instance = await startCatalogInstance();
  urls = [instance.url, await (await instance.startReplica()).getUrl()];
  admin = await testUser({ roles: ['platform-admin'], firstName: 'Erika', lastName: 'Verwalter' });
}, patience);
afterAll(() => instance?.stop(), patience);
beforeEach(async () => {
  await instance.em().execute('delete from synonym');
});

type Data = CallRequest<'createSynonym'>['body'];
const call = <N extends RouteName>(name: N, request: CallRequest<N>) => instance.callAs(admin, name, request);
const data = (word: string, meanings: string[], more: Partial<Data> = {}): Data => ({
  language: 'de',
  word,
  meanings,
  isOneWay: false,
  ...more,
});
const add = (word: string, meanings: string[], more: Partial<Data> = {}) =>
  call('createSynonym', { body: data(word, meanings, more) });
const change = (synonymId: number, body: CallRequest<'updateSynonym'>['body']) =>
  call('updateSynonym', { params: { synonymId }, body });
const list = async (query: CallRequest<'listSynonyms'>['query'] = {}) => {
  const { synonyms, ...paging } = await call('listSynonyms', { query });
  return { words: synonyms.map(({ word }) => word), ...paging };
};
/** The number of hits in each replica. */
const hits = (q: string, lng: 'de' | 'en' = 'de') =>
  Promise.all(
    urls.map(async (baseUrl) => {
      const api = createClient({ baseUrl, language: () => lng, accessToken: async () => undefined });
      return (await api('searchArticles', { query: { ...swiss, lng, q } })).totalItems;
    }),
  );

it('takes effect in the search and the suggestions of every replica at once, and ends as soon', async () => {
  const [drills = 0] = await hits('spiralbohrer');
  expect(drills).toBeGreaterThan(0);
  expect(await hits('klemmfix')).toEqual([0, 0]);
  const { id } = await add('Klemmfix', ['Spiralbohrer']);
  expect(await hits('klemmfix')).toEqual([drills, drills]);
  expect(await hits('klemmfix 6,8')).toEqual([1, 1]);
  const suggested = await instance.callAs('visitor', 'suggestSearches', {
    query: { lng: 'de', q: 'klemmfix 6,8' },
  });
  expect(suggested.articles).toMatchObject([{ articleId: 'drill-68' }]);
  await change(id, data('Quoxbaz', ['Spiralbohrer']));
  expect([await hits('klemmfix'), await hits('quoxbaz')]).toEqual([
    [0, 0],
    [drills, drills],
  ]);
  await call('deleteSynonym', { params: { synonymId: id } });
  expect(await hits('quoxbaz')).toEqual([0, 0]);
});

it('means the other names that the trade has for its words, in either language', async () => {
  const [keys = 0] = await hits('winkelschraubendreher');
  expect(keys).toBeGreaterThan(0);
  await add('Krummling', ['Inbusschlüssel'], { isOneWay: true });
  await add('bendy', ['hex key'], { language: 'en' });
  expect(await hits('krummling')).toEqual([keys, keys]);
  expect(await hits('bendy', 'en')).toEqual(await hits('hex key', 'en'));
});

it('finds in one direction only if so configured, and accepts a circle', async () => {
  await add('Zapfensenker', ['Spiralbohrer'], { isOneWay: true });
  await add('Spiralbohrer', ['Zapfensenker'], { isOneWay: true });
  await add('Klemmfix', ['Klemmfux']);
  await add('Klemmfux', ['Klemmfix']);
  const [drills = 0] = await hits('spiralbohrer');
  expect(drills).toBeGreaterThan(0);
  expect(await hits('zapfensenker')).toEqual([drills, drills]);
  expect(await hits('klemmfix')).toEqual([0, 0]);
});

it('lists words sorted, searched and cut into pages', async () => {
  await add('Zange', ['Greifer']);
  await add('Äxter', ['Beil', 'Spaltaxt']);
  await add('gripper', ['pliers'], { language: 'en' });
  expect(await list()).toMatchObject({ words: ['Äxter', 'gripper', 'Zange'], totalItems: 3 });
  expect((await list({ language: 'en' })).words).toEqual(['gripper']);
  expect((await list({ search: 'spaltaxt' })).words).toEqual(['Äxter']);
  expect((await list({ search: 'aexter' })).words).toEqual(['Äxter']);
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ words: ['Zange'], pages: 2 });
});

it('refuses an invalid synonym at its field', async () => {
  await add('Klemmfix', ['Spannzange']);
  const refused = async (body: Data) => {
    const refusal = await refusalOf(call('createSynonym', { body }));
    return [refusal?.code, refusal?.field];
  };
  expect(await refused(data('KLEMM-FIX', ['klemm fix']))).toEqual(['SYNONYM_OF_ITSELF', 'meanings.0']);
  expect(await refused(data('KLEMMFIX', ['Zange']))).toEqual(['SYNONYM_EXISTS', 'word']);
  expect(await refused(data('neu', ['Zange', 'zange']))).toEqual(['SYNONYM_TWICE', 'meanings.1']);
  expect(await refused(data('10', ['Zange']))).toEqual(['SYNONYM_WITHOUT_WORD', 'word']);
  expect(await refused(data('neu', []))).toEqual(['FIELD_REQUIRED', 'meanings']);
  expect(await refused(data('', ['Zange']))).toEqual(['FIELD_REQUIRED', 'word']);
  expect(await refused(data('neu', ['a\u0000b']))).toEqual(['FIELD_CHARACTERS', 'meanings.0']);
  expect((await refused(data('neu', ['x'.repeat(61)])))[1]).toBe('meanings.0');
  expect(
    (
      await refused(
        data(
          'neu',
          Array.from({ length: 21 }, (_, n) => `wort${n}`),
        ),
      )
    )[1],
  ).toBe('meanings');
  expect((await list()).words).toEqual(['Klemmfix']);
  expect(await add('Klemmfix', ['collet'], { language: 'en' })).toMatchObject({ language: 'en' });
});

it('keeps the first of two changes that began with the same state', async () => {
  const { id, optimisticLockKey } = await add('Klemmfix', ['Spannzange']);
  const first = await change(id, { ...data('Klemmfix', ['Zange']), optimisticLockKey });
  expect(first.optimisticLockKey).toBe(optimisticLockKey + 1);
  const second = change(id, { ...data('Klemmfix', ['Greifer']), optimisticLockKey });
  expect(await refusalOf(second)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await change(id, { ...data('Klemmfix', ['Zange']), optimisticLockKey })).toEqual(first);
  const gone = { code: 'SYNONYM_NOT_FOUND' };
  expect(await refusalOf(change(id + 1, data('Klemmfux', ['Zange'])))).toMatchObject(gone);
  expect(await refusalOf(call('deleteSynonym', { params: { synonymId: id + 1 } }))).toMatchObject(gone);
});

it('is added once by two admins at the same time', async () => {
  const both = await Promise.allSettled([add('Klemmfix', ['Spannzange']), add('klemmfix', ['Zange'])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await list()).totalItems).toBe(1);
});

it('takes so many words, and searches with all of them', async () => {
  await instance.em().execute(`insert into synonym (language, word, form, meanings, is_one_way)
    select 'de', 'wort' || n, 'wort' || n, '["Spiralbohrer", "Inbusschlüssel"]', n % 2 = 0 from generate_series(1, 1000) n`);
  expect(await refusalOf(add('Klemmfix', ['Zange']))).toMatchObject({ code: 'SYNONYMS_FULL' });
  expect((await hits('wort1000'))[0]).toBeGreaterThan(0);
});

it('publishes the author of a change, with the previous word', async () => {
  await instance.settled();
  const before = (await instance.courier.sent('catalog.synonym-changed.v1')).length;
  const { id, optimisticLockKey } = await add('Klemmfix', ['Spannzange']);
  await change(id, { ...data('Klemmfix', ['Zange'], { isOneWay: true }), optimisticLockKey });
  await call('deleteSynonym', { params: { synonymId: id } });
  await instance.settled();
  const sent = (await instance.courier.sent('catalog.synonym-changed.v1')).slice(before);
  const object = { type: 'Synonym', id: String(id), name: 'Klemmfix' };
  const [first, second] = [data('Klemmfix', ['Spannzange']), data('Klemmfix', ['Zange'], { isOneWay: true })];
  expect(sent).toMatchObject([
    { action: 'createSynonym', object, before: null, after: first, by: { firstName: 'Erika' } },
    { action: 'updateSynonym', object, before: first, after: second },
    { action: 'deleteSynonym', object, before: second, after: null },
  ]);
});

it('is a matter of platform admins alone', async () => {
  const others = [
    'visitor' as const,
    await buyerOf(900),
    await producerOf(alpspitz),
    await testUser({ companyId: 900, companyType: 'Customer', roles: ['company-admin'] }),
  ];
  for (const user of others) {
    const calls = [
      () => instance.callAs(user, 'listMissedSearches', { query: {} }),
      () =>
        instance.callAs(user, 'hideMissedSearch', { body: { text: 'a', language: 'de', isHidden: true } }),
      () => instance.callAs(user, 'listSynonyms', { query: {} }),
      () => instance.callAs(user, 'createSynonym', { body: data('Klemmfix', ['Zange']) }),
      () =>
        instance.callAs(user, 'updateSynonym', {
          params: { synonymId: 1 },
          body: data('Klemmfix', ['Zange']),
        }),
      () => instance.callAs(user, 'deleteSynonym', { params: { synonymId: 1 } }),
    ];
    for (const send of calls) expect((await refusalOf(send()))?.status).toBe(user === 'visitor' ? 401 : 403);
  }
});
