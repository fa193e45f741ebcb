import type { ArticleDocument } from '../search-index/article-document.js';
import type { SearchIndex, SearchQuery } from '../search-index/search-index.js';
import { patience } from '../../testing/catalog-instance.js';
import { tradeVocabulary, type Vocabulary, vocabularyWith } from '../search-index/vocabulary.js';
import { exampleDocuments } from '../search-index/testing/example-documents.js';
import { adapters, inBatches, type Opened } from './testing/adapters.js';

describe.each(adapters)('the search index on %s', (_name, open) => {
  let opened: Opened;
  let index: SearchIndex;

  beforeAll(async () => {
    opened = await open();
    index = opened.index;
    await index.rebuild(inBatches(exampleDocuments));
  }, patience);
  afterAll(() => opened.close(), patience);

  const find = (text: string, more: Partial<SearchQuery> = {}) =>
    index.find({ language: 'de', text, filters: {}, page: 1, pageSize: 50, ...more });
  const idsOf = async (text: string, more: Partial<SearchQuery> = {}) => (await find(text, more)).articleIds;
  const leftOutOf = async (text: string) => {
    const { total, understood } = await find(text);
    return [total, understood.filter(({ isLeftOut }) => isLeftOut).map(({ typed }) => typed)];
  };

  it('finds all articles in the order of the catalogue if no text is typed', async () => {
    expect(await idsOf('')).toEqual(exampleDocuments.map(({ articleId }) => articleId));
  });

  it.each([
    'spiralbohrer 6,8',
    'Spiralbohrer 6.8',
    'spiralbohrer 6,80mm',
    '6,8 spiralbohrer',
    'Spiralbohrer Ø6,8',
  ])('finds the 6.8 mm drills by "%s", DIN 338 first', async (text) => {
    expect(await idsOf(text)).toEqual(['338-6.8', '340-6.8']);
  });

  it('finds the same drills by English words', async () => {
    expect((await idsOf('twist drill 6.8', { language: 'en' }))[0]).toBe('338-6.8');
    expect(await idsOf('twist drill 6,8', { language: 'en' })).toHaveLength(2);
    expect(await idsOf('jobber', { language: 'en' })).toHaveLength(3);
  });

  it('understands words of the other language if its own has none', async () => {
    expect(await idsOf('jobber')).toEqual(['338-6.5', '338-6.8', '338-7']);
    expect(await idsOf('Winkelschraubendreher 5', { language: 'en' })).toEqual(['hex-5']);
    const filters = { d1: { range: { max: 3 } } };
    const hits = await find('Winkelschraubendreher', { language: 'en', filters });
    expect([hits.articleIds, await hits.countValues(['d1'])]).toEqual([
      ['hex-3'],
      { d1: { '3': 1, '5': 1 } },
    ]);
  });

  it('ranks a whole word above words that contain it, and above its synonyms', async () => {
    expect((await idsOf('Zange'))[0]).toBe('case');
    expect((await idsOf('Kombizange 180'))[0]).toBe('pliers');
    expect(await idsOf('Zange')).toEqual(expect.arrayContaining(['collet-7.2', 'collet-7.4', 'pliers']));
  });

  it('ranks the group first whose name was typed', async () => {
    const ids = await idsOf('Kombizange');
    expect(new Set(ids.slice(0, 2))).toEqual(new Set(['pliers', 'case']));
    expect(new Set((await idsOf('combination pliers', { language: 'en' })).slice(0, 2))).toEqual(
      new Set(['pliers', 'case']),
    );
  });

  it.each(['sprialbohrer 6,8', 'spiralborher 6,8', 'spiralbhrer 6,8', 'spieralbohrer 6,8'])(
    'forgives the typing error in "%s"',
    async (text) => {
      expect(await idsOf(text)).toEqual(['338-6.8', '340-6.8']);
    },
  );

  it('never confuses sizes', async () => {
    expect(await leftOutOf('spiralbohrer 6,9')).toEqual([5, ['6,9']]);
    expect(await idsOf('DIN 339')).toEqual([]);
    expect(await idsOf('fräser 8')).toEqual(['mill-8']);
    expect(await idsOf('fräser 80')).toEqual(['mill-80']);
  });

  it('drops a word that matches no article together with the rest, and reports it', async () => {
    expect(await leftOutOf('spiralbohrer xylophon')).toEqual([5, ['xylophon']]);
    expect(await leftOutOf('6,8 spiralbohrer tin')).toEqual([2, ['tin']]);
    expect(await leftOutOf('spiralbohrer 6,8')).toEqual([2, []]);
    expect(await leftOutOf('xylophon')).toEqual([0, []]);
  });

  it('drops no word if the filters exclude all hits', async () => {
    const filters = { coating: { values: ['TiN'] } };
    expect((await find('spiralbohrer 6,8', { filters })).total).toBe(0);
  });

  it('reports the corrected word', async () => {
    const { understood } = await find('sprialbohrer 6,8');
    expect(understood.map(({ typed, meant }) => meant ?? typed)).toEqual(['spiralbohrer', '6,8']);
  });

  it.each(['spiral', 'spiralboh', 'Spi'])('finds words by their beginning "%s"', async (text) => {
    expect((await find(text)).total).toBe(5);
  });

  it.each(['SP-338 0680', 'SP3380680', 'sp 338 0680', 'sp-338-0680', 'SP338 0680', 'sp3380'])(
    'finds an article number written as "%s"',
    async (text) => {
      expect((await idsOf(text))[0]).toMatch(text === 'sp3380' ? /^338-/ : /^338-6\.8$/);
    },
  );

  it('finds an article by its EAN, its id and a number with a point', async () => {
    expect(await idsOf('4012345000001')).toEqual(['338-6.8']);
    expect((await idsOf('hex-5'))[0]).toBe('hex-5');
    expect(await idsOf('8440800')).toEqual(['mill-8']);
  });

  it.each(['DIN 338', 'din338', 'DIN-338'])('finds a standard written as "%s"', async (text) => {
    expect(await idsOf(text)).toEqual(['338-6.5', '338-6.8', '338-7']);
  });

  it.each(['schaftfräser', 'schaftfraeser', 'SCHAFTFRÄSER', 'Schaftfräsers'])(
    'takes ä and ae as the same in "%s"',
    async (text) => {
      expect((await idsOf(text)).toSorted()).toEqual(['mill-8', 'mill-80']);
    },
  );

  it('finds a compound by its end', async () => {
    expect((await idsOf('bohrer')).slice(0, 5)).toEqual(['338-6.5', '338-6.8', '338-7', '340-6.8', '340-10']);
    expect((await idsOf('bohrer 6,8')).slice(0, 2)).toEqual(['338-6.8', '340-6.8']);
  });

  it('knows the synonyms of the trade', async () => {
    expect(await idsOf('Inbusschlüssel')).toEqual(['hex-3', 'hex-5']);
    expect(await idsOf('allen key', { language: 'en' })).toEqual(['hex-3', 'hex-5']);
    expect(await idsOf('Inbusschlüssel 5')).toEqual(['hex-5']);
  });

  it(
    'understands the synonyms of a shop, in one or both directions, until they are removed',
    async () => {
      const shop = vocabularyWith([
        { de: ['Quoxbaz', 'Kombizange'], en: [] },
        { de: ['Fuzzelwumpf'], en: [], narrower: { de: ['Inbusschlüssel'], en: [] } },
      ]);
      const totalOf = async (text: string, vocabulary: Vocabulary) =>
        (await index.find({ language: 'de', text, filters: {}, page: 1, pageSize: 50 }, vocabulary)).total;
      expect(await totalOf('quoxbaz', shop)).toBe(await totalOf('kombizange', shop));
      expect(await totalOf('fuzzelwumpf', shop)).toBe(await totalOf('winkelschraubendreher', shop));
      expect(await totalOf('fuzzelwumpf 5', shop)).toBe(1);
      expect(await totalOf('quoxbaz', tradeVocabulary)).toBe(0);
    },
    patience,
  );

  it('ranks the name above the description', async () => {
    expect((await idsOf('6,8')).at(-1)).toBe('mill-8');
  });

  it('narrows to a category and everything below it', async () => {
    expect((await find('', { categoryId: 'twist-drills' })).total).toBe(5);
    expect((await find('6,8', { categoryId: 'long-drills' })).articleIds).toEqual(['340-6.8']);
  });

  it('counts hits by group', async () => {
    expect((await find('spiralbohrer')).groupCounts).toEqual({ 'jobber-drills': 3, 'long-drills': 2 });
  });

  it('narrows by values, which are alternatives, and by properties, which narrow each other', async () => {
    const filters = { coating: { values: ['TiN', 'TiAlN'] }, producer: { values: ['2'] } };
    expect(await idsOf('', { filters })).toEqual(['340-6.8', '340-10']);
  });

  it('narrows by a range with one end or two', async () => {
    expect(await idsOf('', { filters: { d1: { range: { min: 6.8, max: 7 } } } })).toEqual([
      '338-6.8',
      '338-7',
      '340-6.8',
    ]);
    expect(await idsOf('', { filters: { d1: { range: { max: 5 } } } })).toEqual(['hex-3', 'hex-5']);
    expect(await idsOf('', { filters: { d1: { values: ['6.8'] } } })).toEqual(['338-6.8', '340-6.8']);
  });

  it('counts values without hiding the siblings of a chosen one', async () => {
    const hits = await find('spiralbohrer', { filters: { coating: { values: ['TiN'] } } });
    expect(hits.total).toBe(1);
    expect(await hits.countValues(['coating', 'producer', 'd1'])).toEqual({
      coating: { bright: 2, TiN: 1, TiAlN: 2 },
      producer: { '1': 1 },
      d1: { '7': 1 },
    });
  });

  it('sorts by a number, in both directions', async () => {
    const sorted = (descending: boolean) => idsOf('', { sort: { property: 'd1', descending }, pageSize: 3 });
    expect(await sorted(false)).toEqual(['hex-3', 'hex-5', '338-6.5']);
    expect(await sorted(true)).toEqual(['mill-80', '340-10', 'mill-8']);
  });

  it.each(['', 'bohrer', 'zange', 'din 338', '6,8'])(
    'gives pages of "%s" without repeated or missing hits',
    async (text) => {
      const all = await find(text);
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsOf(text, { page, pageSize: 3 })));
      expect(pages.flat()).toEqual(all.articleIds);
      expect(all.total).toBe(all.articleIds.length);
    },
  );

  it.each(['', 'bohrer', 'din 338', 'tialn', '6,8'])(
    'finds by "%s" as many hits as it counts, by group and by value',
    async (text) => {
      const hits = await find(text);
      const { coating = {} } = await hits.countValues(['coating']);
      for (const [value, count] of Object.entries(coating))
        expect([value, (await find(text, { filters: { coating: { values: [value] } } })).total]).toEqual([
          value,
          count,
        ]);
      for (const [groupId, count] of Object.entries(hits.groupCounts))
        expect([groupId, (await find(text, { categoryId: groupId })).total]).toEqual([groupId, count]);
    },
  );

  it.each(["'", '"', '\\', ':*', '&', '!', '(', '%', '; drop', 'ä'.repeat(300)])(
    'takes "%s" as text',
    async (text) => {
      await expect(find(text)).resolves.toBeDefined();
      await expect(find('', { filters: { coating: { values: [text] } } })).resolves.toMatchObject({
        total: 0,
      });
    },
  );

  it(
    'ranks equal hits by availability, then by sales',
    async () => {
      const changed = exampleDocuments.filter(({ articleId }) => ['338-7', '340-10'].includes(articleId));
      const standings = { '338-7': 10, '340-10': 12 } as Record<string, number>;
      await index.put(
        inBatches(changed.map((document) => ({ ...document, standing: standings[document.articleId] ?? 0 }))),
      );
      const ranked = ['340-10', '338-7', '338-6.5', '338-6.8', '340-6.8'];
      expect(await idsOf('spiralbohrer')).toEqual(ranked);
      const pages = await Promise.all([1, 2, 3].map((page) => idsOf('spiralbohrer', { page, pageSize: 2 })));
      expect(pages.flat()).toEqual(ranked);
      expect((await idsOf('spiralbohrer 6,8'))[0]).toBe('338-6.8');
      expect(await idsOf('')).toEqual(exampleDocuments.map(({ articleId }) => articleId));
      await index.put(inBatches(changed));
    },
    patience,
  );

  it(
    'shows a change at once',
    async () => {
      const [first] = exampleDocuments;
      if (!first) throw new Error('there must be a document');
      const texts = { ...first.texts, de: { ...first.texts.de, name: 'Zapfensenker' } };
      await index.put(inBatches([{ ...first, texts }]));
      expect(await idsOf('zapfensenker')).toEqual([first.articleId]);
      expect(await idsOf('zapfnesenker')).toEqual([first.articleId]);
      const jobbers = await find('jobber', { language: 'en' });
      expect(jobbers.articleIds).toHaveLength(3);
      expect(await jobbers.countValues(['coating'])).toEqual({ coating: { bright: 2, TiN: 1 } });
      await index.remove([first.articleId]);
      expect(await idsOf('zapfensenker')).toEqual([]);
      expect((await find('')).total).toBe(exampleDocuments.length - 1);
      expect((await find('', { categoryId: first.groupId })).groupCounts).toEqual({ [first.groupId]: 2 });
      await index.put(inBatches([first]));
    },
    patience,
  );

  it(
    'finds all articles during a rebuild',
    async () => {
      expect(await index.needsRebuild()).toBe(false);
      let seenMeanwhile = 0;
      async function* slowly(): AsyncGenerator<readonly ArticleDocument[]> {
        for await (const batch of inBatches(exampleDocuments.slice(0, 5))) {
          seenMeanwhile = Math.max(seenMeanwhile, (await find('hex')).total, (await find('sw')).total);
          yield batch;
        }
      }
      await index.rebuild(slowly());
      expect(seenMeanwhile).toBe(2);
      expect((await find('')).total).toBe(5);
      await index.rebuild(inBatches(exampleDocuments));
      expect((await find('')).total).toBe(exampleDocuments.length);
    },
    patience,
  );
});
