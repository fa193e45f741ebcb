import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addressData, company, email, producer, user } from '@werkbank/contracts/entities';
import { regionsOf } from '@werkbank/contracts/localization';
import type { Generated } from './testing/generated.ts';
import { generated, generatingTimeout, hashOf } from './testing/generated.ts';

let demo: Generated;
beforeAll(async () => {
  demo = await generated(20_000);
}, generatingTimeout);
afterAll(() => demo.remove());

it(
  'gives the same bytes for the same request',
  async () => {
    const again = await generated(20_000);
    expect(await hashOf(again.folder)).toBe(await hashOf(demo.folder));
    await again.remove();
  },
  generatingTimeout,
);

describe('articles', () => {
  it('are as many as were asked for, in every group', () => {
    expect(demo.articles).toHaveLength(20_000);
    const used = new Set(demo.articles.map((article) => article.groupId));
    expect(demo.structure.groups.filter(({ groupId }) => !used.has(groupId))).toEqual([]);
  });

  it('have ids that are unique and can stand in an address', () => {
    expect(new Set(demo.articles.map((article) => article.articleId)).size).toBe(demo.articles.length);
    expect(demo.articles.filter(({ articleId }) => !/^[a-z0-9-]{1,120}$/.test(articleId))).toEqual([]);
  });

  it('have article numbers that are unique within their producer', () => {
    const numbers = demo.articles.map((article) => `${article.producerId} ${article.materialNumber}`);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('have an EAN of their own with a right check digit', () => {
    expect(new Set(demo.articles.map(({ ean }) => ean)).size).toBe(demo.articles.length);
    const wrong = demo.articles.filter(
      ({ ean }) =>
        ean.split('').reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
          10 !==
        0,
    );
    expect(wrong).toEqual([]);
  });

  it('has all texts in German and English, with decimal comma and point', () => {
    const drill = demo.articles.find(({ articleId }) => articleId === 'kerbwerk-338-0680-hsse');
    expect(drill?.text).toEqual({
      de: 'Spiralbohrer DIN 338 Typ N HSS-E 6,8 mm',
      en: 'Jobber drill DIN 338 type N HSS-E 6.8 mm',
    });
    const silent = demo.articles.filter(
      ({ text, description, partDescription, partSpecifications, unit }) =>
        [text, description, partDescription, unit].some(({ de, en }) => de === '' || en === '') ||
        partSpecifications.de.length !== partSpecifications.en.length,
    );
    expect(silent).toEqual([]);
    expect(demo.articles.filter(({ text }) => /undefined|NaN|\s{2}/.test(text.de + text.en))).toEqual([]);
  });

  it('have a price, a lead time and stock at the dispatch locations of their producer', () => {
    const locations = new Set(
      demo.admin.addresses.filter(({ type }) => type === 'DispatchLocation').map(({ id }) => id),
    );
    const broken = demo.articles.filter(
      ({ listPrice, leadTimeDays, stock }) =>
        !(Number.isInteger(listPrice) && listPrice > 0 && leadTimeDays > 0 && stock.length > 0) ||
        stock.some(({ dispatchLocationId, level }) => !locations.has(dispatchLocationId) || level < 0),
    );
    expect(broken).toEqual([]);
  });

  it('have values for the columns of their group', () => {
    const groups = new Map(demo.structure.groups.map((group) => [group.groupId, group]));
    const broken = demo.articles.filter(({ groupId, properties }) =>
      groups
        .get(groupId)
        ?.columns.some(
          ({ key, kind }) => typeof properties[key] !== (kind === 'number' ? 'number' : 'string'),
        ),
    );
    expect(broken.map(({ articleId }) => articleId)).toEqual([]);
  });

  it('point to pictures and data sheets that are there', () => {
    const links = new Set(
      demo.articles.flatMap((article) => [
        article.imageUrl,
        article.drawingUrl,
        article.documentLinks[0]?.link.split('#')[0] ?? '',
      ]),
    );
    const all = [
      ...links,
      ...demo.structure.categories.map(({ imageUrl }) => imageUrl),
      ...demo.admin.producers.map(({ logo }) => logo),
    ];
    expect(all.filter((link) => !existsSync(join(demo.folder, link)))).toEqual([]);
    const [document] = demo.articles[0]?.documentLinks ?? [];
    expect(statSync(join(demo.folder, document?.link ?? '')).size).toBe(document?.bytes);
  });

  it('show the listed pages of a longer data sheet', () => {
    const links = new Set(demo.articles.map(({ documentLinks }) => documentLinks[0]?.link));
    const [link = ''] = [...links].filter((one) => one?.includes('#page=1-3,5'));
    const sheet = readFileSync(join(demo.folder, link.split('#')[0] ?? ''), 'latin1');
    expect(sheet).toContain('/Count 6');
    expect(sheet.match(/\/Type \/Page /g)).toHaveLength(6);
  });

  it('offer the same size from several producers, for comparison', () => {
    const same = demo.articles.filter(({ text }) => text.de === 'Spiralbohrer DIN 338 Typ N HSS-E 6,8 mm');
    expect(new Set(same.map(({ producerId }) => producerId)).size).toBeGreaterThanOrEqual(8);
  });
});

describe('the category tree', () => {
  it('has three levels, ends in groups and is in both languages', () => {
    const { categories, groups } = demo.structure;
    const byId = new Map(categories.map((category) => [category.categoryId, category]));
    expect(byId.size).toBe(categories.length);
    const depth = (id: string | null): number =>
      id === null ? 0 : 1 + depth(byId.get(id)?.parentId ?? null);
    for (const category of categories) {
      expect(depth(category.categoryId)).toBeLessThanOrEqual(3);
      expect(category.kind === 'group').toBe(depth(category.categoryId) === 3);
      expect(category.de && category.en).toBeTruthy();
    }
    expect(groups.map(({ groupId }) => groupId).sort()).toEqual(
      categories
        .filter(({ kind }) => kind === 'group')
        .map(({ categoryId }) => categoryId)
        .sort(),
    );
  });

  it('narrows by columns that exist', () => {
    for (const { columns, detailsColumns, facets } of demo.structure.groups) {
      const keys = [...columns, ...detailsColumns].map(({ key }) => key);
      expect(facets.filter((facet) => !keys.includes(facet))).toEqual([]);
    }
  });
});

describe('people', () => {
  it('fit the contract', () => {
    const { admin } = demo;
    const faults = [
      ...admin.producers.map((row) => producer.safeParse(row)),
      ...admin.users.map((row) => user.omit({ companyName: true, companyType: true }).safeParse(row)),
      ...admin.users.map((row) => email.safeParse(row.email)),
      ...admin.addresses.map((row) => addressData.safeParse(row)),
      ...admin.companies.map((row) => company.omit({ primaryAddress: true, addresses: true }).safeParse(row)),
    ].filter(({ success }) => !success);
    expect(faults).toEqual([]);
  });

  it('are customers of every type and 34 producers, each with a dispatch location per company', () => {
    const { companies, addresses, producers } = demo.admin;
    expect(producers).toHaveLength(34);
    expect(new Set(companies.map(({ customerType }) => customerType))).toEqual(
      new Set([null, 'Company', 'Community', 'Kanton', 'Bund']),
    );
    const shipping = new Set(
      addresses.filter(({ type }) => type === 'DispatchLocation').map(({ ownerId }) => ownerId),
    );
    expect(companies.filter(({ id, kind }) => kind === 'Producer' && !shipping.has(id))).toEqual([]);
  });

  it('send from places with the holidays of their canton or German state', () => {
    const places = demo.admin.addresses.filter(({ type }) => type === 'DispatchLocation');
    const without = places.filter(
      ({ country, calendar }) => !regionsOf(country).includes(calendar?.region ?? ''),
    );
    expect(without).toEqual([]);
  });

  it('have tax numbers of their country', () => {
    const wrong = demo.admin.companies.filter(({ id, taxNumber }) => {
      const country = demo.admin.addresses.find(
        ({ ownerId, type }) => ownerId === id && type === 'Primary',
      )?.country;
      return taxNumber !== null && !taxNumber.startsWith(country === 'DE' ? 'DE' : 'CHE-');
    });
    expect(wrong).toEqual([]);
  });
});
