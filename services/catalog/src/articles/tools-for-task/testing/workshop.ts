import { smallCatalogue } from '../../../testing/small-catalogue.js';

const words = (de: string, en = de) => ({ de, en });
const structure = JSON.parse(smallCatalogue['catalog-structure.json'] ?? '') as {
  categories: { categoryId: string; kind: string }[];
  groups: { groupId: string; columns: object[] }[];
};
const drills = (smallCatalogue['articles.ndjson'] ?? '')
  .split('\n')
  .map((line) => JSON.parse(line) as { articleId: string });
const [drill] = drills;

const number = (key: string, de: string, en: string, unit: string | null = 'mm') => ({
  ...structure.groups[0]?.columns[0],
  key,
  de,
  en,
  unit,
  letter: null,
});
const text = (key: string, de: string, en: string) => ({
  ...number(key, de, en, null),
  kind: 'text',
  align: 'left',
  digits: null,
});

const groups: [id: string, de: string, en: string, columns: object[]][] = [
  ['taps', 'Maschinengewindebohrer DIN 371', 'Machine taps DIN 371', [text('thread', 'Gewinde', 'Thread')]],
  [
    'mills',
    'Schaftfräser DIN 6527',
    'End mills DIN 6527',
    [number('d1', 'Durchmesser', 'Diameter'), number('z', 'Zähne', 'Teeth', null)],
  ],
  [
    'reamers',
    'Maschinenreibahle DIN 212',
    'Machine reamers DIN 212',
    [number('d1', 'Durchmesser', 'Diameter')],
  ],
  ['wrenches', 'Ringmaulschlüssel', 'Combination wrenches', [number('s', 'Schlüsselweite', 'Across flats')]],
  ['micrometers', 'Bügelmessschraube', 'Micrometers', [text('range', 'Messbereich', 'Range')]],
  ['centre-drills', 'Zentrierbohrer DIN 333', 'Centre drills', [number('d1', 'Durchmesser', 'Diameter')]],
];

const steel = { material: 'P', speed: 25, feed: 0.16 };
const article = (
  articleId: string,
  groupId: string,
  name: string,
  properties: object,
  cuttingData: object[] = [],
) => ({
  ...drill,
  articleId,
  groupId,
  properties,
  cuttingData,
  materialNumber: `${articleId}-no`,
  text: words(name),
});

const articles = [
  ...drills.map((one) => (one.articleId === 'drill-68' ? { ...one, cuttingData: [steel] } : one)),
  article('tap-m8', 'taps', 'Gewindebohrer M8', { thread: 'M8' }, [{ material: 'P', speed: 12, feed: null }]),
  article('tap-m10x1', 'taps', 'Gewindebohrer M10 × 1', { thread: 'M10x1' }),
  article('mill-steel', 'mills', 'Schaftfräser Stahl 10 mm', { d1: 10, z: 4 }, [
    { material: 'P', speed: 140, feed: 0.055 },
  ]),
  article('mill-alu', 'mills', 'Schaftfräser Alu 10 mm', { d1: 10, z: 3 }, [
    { material: 'N', speed: 350, feed: 0.08 },
  ]),
  article('mill-plain', 'mills', 'Schaftfräser 10 mm', { d1: 10, z: 4 }),
  article('reamer-6', 'reamers', 'Reibahle 6 mm', { d1: 6 }),
  article('wrench-8', 'wrenches', 'Ringmaulschlüssel 8 mm', { s: 8 }),
  article('micrometer-0-25', 'micrometers', 'Messschraube 0–25 mm', { range: '0–25 mm' }),
  article('micrometer-25-50', 'micrometers', 'Messschraube 25–50 mm', { range: '25–50 mm' }),
  article('centre-drill', 'centre-drills', 'Zentrierbohrer 6,8 mm', { d1: 6.8 }),
];

/** The small catalogue with a tool for every task. */
export const workshop: Readonly<Record<string, string>> = {
  ...smallCatalogue,
  'catalog-structure.json': JSON.stringify({
    ...structure,
    categories: [
      ...structure.categories,
      ...groups.map(([categoryId, de, en], index) => ({
        categoryId,
        parentId: null,
        kind: 'group',
        position: index + 5,
        de,
        en,
        imageUrl: '/media/tool.svg',
      })),
    ],
    groups: [
      ...structure.groups,
      ...groups.map(([groupId, , , columns]) => ({
        ...structure.groups[0],
        groupId,
        columns,
        detailsColumns: [],
        facets: [],
      })),
    ],
  }),
  'articles.ndjson': articles.map((row) => JSON.stringify(row)).join('\n'),
};
