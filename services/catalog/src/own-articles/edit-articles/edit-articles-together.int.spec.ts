import type { CallRequest } from '@werkbank/contracts/calls';
import type { TestInstance } from '@werkbank/platform/testing';
import { Importing } from '../../catalogue-imports/testing/importing.js';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { nordlicht, refusalOf } from '../../testing/desk.js';

type Body = CallRequest<'editOwnArticles'>['body'];

let instance: TestInstance;
let importing: Importing;
const articles = 400;
beforeAll(async () => {
  instance = await startCatalogInstance();
  importing = await Importing.of(instance);
  const lines = Array.from({ length: articles }, (_, at) => `SE ${at};Kegelsenker ${at};${at + 1},00;EUR`);
  const file = ['Artikelnummer;Bezeichnung;Listenpreis;Währung', ...lines, 'SE X;Senker ohne Preis;;'].join(
    '\r\n',
  );
  await importing.apply(await importing.send(file));
}, patience);
afterAll(() => instance?.stop(), patience);

const start = (edit: Body['edit'], search = 'senker') =>
  instance.callAs(importing.producer, 'editOwnArticles', {
    query: {},
    body: { filter: { search, lacks: '' }, edit },
  });
async function edited(edit: Body['edit'], search?: string) {
  const { importId } = await start(edit, search);
  return importing.worked(importId);
}
const priceOf = async (materialNumber: string) => {
  const [row] = await instance
    .em()
    .execute<{ list_price: string }[]>('select list_price from article where material_number = ?', [
      materialNumber,
    ]);
  return Number(row?.list_price);
};
async function historyOf(search: string) {
  const { articles } = await instance.callAs(importing.producer, 'listOwnArticles', { query: { search } });
  const params = { articleId: articles[0]?.articleId ?? '' };
  return (await instance.callAs(importing.producer, 'listOwnArticleChanges', { params, query: {} })).changes;
}

it(
  'shows old beside new, applies it and takes it back',
  async () => {
    const preview = await edited({ price: { by: 'percent', percent: 2.5 }, leadTimeDays: 7 });
    expect(preview).toMatchObject({
      isEdit: true,
      status: 'Preview',
      counts: { new: 0, changed: articles, unchanged: 0, refused: 1 },
      actions: ['apply', 'discard'],
    });
    expect(preview.samples[0]).toMatchObject({ kind: 'changed', priceMove: expect.anything() });
    const params = { importId: preview.importId };
    const { refused } = await importing.call('listRefusedImportLines', { params, query: {} });
    expect(refused).toMatchObject([{ materialNumber: 'SE X', field: 'listPrice', code: 'PriceMissing' }]);
    expect(await importing.apply(preview)).toMatchObject({ status: 'Done', actions: ['withdraw'] });
    expect([await priceOf('SE 0'), await priceOf('SE 200')]).toEqual([103, 20603]);
    expect(await importing.withdraw(preview)).toMatchObject({ status: 'Withdrawn', notRestored: [] });
    expect([await priceOf('SE 0'), await priceOf('SE 200')]).toEqual([100, 20100]);
  },
  patience,
);

it(
  'sets the values of its preview, even if an article has changed since',
  async () => {
    const preview = await edited({ price: { by: 'amount', amount: 50, currency: 'EUR' } }, 'SE 7');
    await importing.call('setListPrices', {
      query: {},
      body: { lines: [{ materialNumber: 'SE 7', amount: 999, currency: 'EUR' }] },
    });
    await importing.apply(preview);
    expect(await priceOf('SE 7')).toBe(850);
    expect((await historyOf('SE 7'))[0]).toMatchObject({
      cause: 'bulk',
      importId: preview.importId,
      who: expect.stringContaining('@'),
      fields: [{ field: 'listPrice' }],
    });
    await importing.withdraw(preview);
    expect(await priceOf('SE 7')).toBe(999);
  },
  patience,
);

it(
  'refuses to put an article on sale that has no price, and takes others off sale',
  async () => {
    const off = await importing.apply(await edited({ isOnSale: false }, 'ohne Preis'));
    expect(off.counts).toMatchObject({ gone: 1 });
    expect((await edited({ isOnSale: true }, 'ohne Preis')).counts).toMatchObject({ changed: 0, refused: 1 });
  },
  patience,
);

it(
  'moves articles into a group, where their features are columns',
  async () => {
    await importing.apply(await edited({ groupId: 'drills', materialGroupId: 3 }, 'SE 11'));
    const [row] = await instance
      .em()
      .execute(
        `select group_id, material_group_id, position > 0 as placed from article where material_number = 'SE 11'`,
      );
    expect(row).toEqual({ group_id: 'drills', material_group_id: 3, placed: true });
  },
  patience,
);

it.each([
  ['nothing to change', {}, 'ARTICLE_EDIT_EMPTY', undefined],
  ['an unknown group', { groupId: 'nowhere' }, 'CATEGORY_NOT_FOUND', undefined],
  ['an unknown material group', { materialGroupId: 999 }, 'DISCOUNT_DATA_INCONSISTENT', undefined],
  ['a filter that finds nothing', { leadTimeDays: 4 }, 'ARTICLE_EDIT_WITHOUT_ARTICLES', 'no such article'],
  [
    'a share below all prices',
    { price: { by: 'percent', percent: -100 } } as const,
    'NUMBER_TOO_SMALL',
    undefined,
  ],
])('refuses %s', async (_what, edit, code, search) => {
  expect(await refusalOf(start(edit, search))).toMatchObject({ code });
});

it('never changes an article of another company', async () => {
  const other = await Importing.of(instance, nordlicht);
  const asked = instance.callAs(other.producer, 'editOwnArticles', {
    query: {},
    body: { filter: { search: 'senker', lacks: '' }, edit: { leadTimeDays: 30 } },
  });
  expect(await refusalOf(asked)).toMatchObject({ code: 'ARTICLE_EDIT_WITHOUT_ARTICLES' });
});
