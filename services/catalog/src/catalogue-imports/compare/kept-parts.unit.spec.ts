import type { SourceFeature } from '../../catalogue/index.js';
import { withKeptParts } from './kept-parts.js';

const feature = (
  name: SourceFeature['name'],
  values: SourceFeature['values'],
  unit: string | null = null,
  id: string | null = null,
): SourceFeature => ({ system: id && 'ETIM-9.0', classId: id && 'EC000785', id, name, values, unit });

const length = feature({ de: 'Länge', en: 'Length' }, [0.5], 'mm', 'EF000015');
const colour = feature({ de: 'Farbe', en: 'Colour' }, [{ de: 'rot', en: 'red' }]);

const featuresAfter = (sent: SourceFeature[], before = [length, colour]) =>
  withKeptParts({ source_features: sent }, { source_features: before });

describe('features of a table', () => {
  it.each<[string, SourceFeature[]]>([
    [
      'of the same values',
      [feature({ de: 'Length' }, [0.5], 'mm'), feature({ de: 'Farbe' }, [{ de: 'rot' }])],
    ],
    ['of 15 digits', [feature({ de: 'Länge' }, [0.500_000_000_000_000_1], 'mm')]],
  ])('%s change nothing', (_which, sent) => {
    expect(featuresAfter(sent)).toEqual({});
  });

  it('keep key and class of a feature with a new value, and all other features', () => {
    expect(featuresAfter([feature({ de: 'länge' }, [0.7], 'mm')])).toMatchObject({
      source_features: [{ ...length, values: [0.7] }, colour],
      part_specifications: {
        de: [
          { name: 'Länge', value: '0,7 mm' },
          { name: 'Farbe', value: 'rot' },
        ],
      },
    });
  });

  it('of another unit are others', () => {
    const inches = feature({ de: 'Länge' }, [0.02], 'in');
    expect(featuresAfter([inches])['source_features']).toEqual([length, colour, inches]);
  });

  it('with a dash take a feature away', () => {
    expect(featuresAfter([feature({ de: 'Farbe' }, [{ de: '-' }])])['source_features']).toEqual([length]);
  });
});

it('keeps purpose and words of media, and their order if they are the same', () => {
  const [one, other] = ['a.jpg', 'b.pdf'].map((source) => ({
    source,
    kind: 'image',
    purpose: 'MD12',
    description: { de: source },
  }));
  const plain = (source: string) => ({ source, kind: 'image', purpose: null, description: {} });
  const mediaAfter = (...sources: string[]) =>
    withKeptParts({ source_media: sources.map(plain) }, { source_media: [one, other] })['source_media'];
  expect(mediaAfter('b.pdf', 'a.jpg')).toEqual([one, other]);
  expect(mediaAfter('b.pdf', 'c.jpg')).toEqual([other, plain('c.jpg')]);
});

it('keeps the order of the same references', () => {
  const [spare, accessory] = ['sparePart', 'accessory'].map((relation) => ({
    relation,
    materialNumber: 'A',
    quantity: null,
  }));
  const after = (related: unknown[]) =>
    withKeptParts({ related_articles: related }, { related_articles: [spare, accessory] })[
      'related_articles'
    ];
  expect(after([accessory, spare])).toEqual([spare, accessory]);
  expect(after([accessory])).toEqual([accessory]);
});
