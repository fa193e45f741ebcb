import type { GroupPlan, Option } from '../group-plan.ts';
import { numberWords, plain } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

type Tap = readonly [
  nominal: number,
  pitch: number,
  l1: number,
  l2: number,
  shank: number,
  square: number,
  core: number,
];

// DIN 371: reinforced shank. Nominal, pitch, overall length, thread length, shank, square, core hole.
export const din371: readonly Tap[] = [
  [1, 0.25, 40, 5.5, 2.5, 2.1, 0.75],
  [1.2, 0.25, 40, 5.5, 2.5, 2.1, 0.95],
  [1.4, 0.3, 40, 7, 2.5, 2.1, 1.1],
  [1.6, 0.35, 40, 8, 2.5, 2.1, 1.25],
  [2, 0.4, 45, 8, 2.8, 2.1, 1.6],
  [2.5, 0.45, 50, 9, 2.8, 2.1, 2.05],
  [3, 0.5, 56, 11, 3.5, 2.7, 2.5],
  [3.5, 0.6, 56, 12, 4, 3, 2.9],
  [4, 0.7, 63, 13, 4.5, 3.4, 3.3],
  [5, 0.8, 70, 15, 6, 4.9, 4.2],
  [6, 1, 80, 17, 6, 4.9, 5],
  [7, 1, 80, 17, 7, 5.5, 6],
  [8, 1.25, 90, 20, 8, 6.2, 6.8],
  [10, 1.5, 100, 22, 10, 8, 8.5],
];
export const din376: readonly Tap[] = [
  [5, 0.8, 70, 15, 3.5, 2.7, 4.2],
  [6, 1, 80, 17, 4.5, 3.4, 5],
  [8, 1.25, 90, 20, 6, 4.9, 6.8],
  [10, 1.5, 100, 22, 7, 5.5, 8.5],
  [12, 1.75, 110, 24, 9, 7, 10.2],
  [14, 2, 110, 26, 11, 9, 12],
  [16, 2, 110, 27, 12, 9, 14],
  [18, 2.5, 125, 30, 14, 11, 15.5],
  [20, 2.5, 140, 32, 16, 12, 17.5],
  [22, 2.5, 140, 32, 18, 14.5, 19.5],
  [24, 3, 160, 34, 18, 14.5, 21],
  [27, 3, 160, 36, 20, 16, 24],
  [30, 3.5, 180, 40, 22, 18, 26.5],
  [33, 3.5, 180, 40, 25, 20, 29.5],
  [36, 4, 200, 50, 28, 22, 32],
];
const din374: readonly Tap[] = [
  [4, 0.5, 63, 10, 2.8, 2.1, 3.5],
  [5, 0.5, 70, 12, 3.5, 2.7, 4.5],
  [6, 0.75, 80, 14, 4.5, 3.4, 5.25],
  [8, 0.75, 80, 18, 6, 4.9, 7.25],
  [8, 1, 90, 22, 6, 4.9, 7],
  [10, 1, 90, 20, 7, 5.5, 9],
  [10, 1.25, 100, 24, 7, 5.5, 8.75],
  [12, 1, 100, 22, 9, 7, 11],
  [12, 1.25, 100, 22, 9, 7, 10.75],
  [12, 1.5, 100, 22, 9, 7, 10.5],
  [14, 1.5, 100, 22, 11, 9, 12.5],
  [16, 1.5, 100, 22, 12, 9, 14.5],
  [18, 1.5, 110, 25, 14, 11, 16.5],
  [20, 1.5, 125, 25, 16, 12, 18.5],
  [22, 1.5, 125, 25, 18, 14.5, 20.5],
  [24, 1.5, 140, 28, 18, 14.5, 22.5],
  [30, 1.5, 150, 28, 22, 18, 28.5],
];
const din352: readonly Tap[] = [
  [3, 0.5, 40, 11, 3.5, 2.7, 2.5],
  [4, 0.7, 45, 13, 4.5, 3.4, 3.3],
  [5, 0.8, 50, 16, 6, 4.9, 4.2],
  [6, 1, 56, 19, 6, 4.9, 5],
  [8, 1.25, 63, 22, 6, 4.9, 6.8],
  [10, 1.5, 70, 24, 7, 5.5, 8.5],
  [12, 1.75, 75, 28, 9, 7, 10.2],
  [14, 2, 80, 30, 11, 9, 12],
  [16, 2, 80, 32, 12, 9, 14],
  [20, 2.5, 95, 34, 16, 12, 17.5],
  [24, 3, 110, 38, 18, 14.5, 21],
  [30, 3.5, 125, 45, 22, 18, 26.5],
];

const coatings = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.32, 0.3],
  ['TICN', 'TiCN', 'TiCN', 1.4, 0.6],
]);
const steel = optionsOf('tolerance', [
  ['6H', '6H', '6H', 1],
  ['6G', '6G', '6G', 1.12, 1.2],
]);

/** M8 in the coarse series, M8 × 1 where the pitch is fine. */
function threadName(nominal: number, pitch: number, fine: boolean, language: 'de' | 'en'): string {
  const name = `M${numberWords(nominal)[language]}`;
  return fine ? `${name} × ${numberWords(pitch)[language]}` : name;
}

interface TapType {
  slug: string;
  de: string;
  en: string;
  hole: 'through' | 'blind';
  chamfer: string;
  factor: number;
  code: string;
  helix: number;
  workpiece: string;
}

const machine: TapType[] = [
  {
    slug: 'form-b',
    de: 'Form B Durchgangsloch HSS-E',
    en: 'form B through hole HSS-E',
    hole: 'through',
    chamfer: 'B',
    factor: 1,
    code: 'B',
    helix: 0,
    workpiece: 'steel',
  },
  {
    slug: 'form-c-35',
    de: 'Form C/35° Sackloch HSS-E',
    en: 'form C/35° blind hole HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.08,
    code: 'C35',
    helix: 35,
    workpiece: 'steel',
  },
  {
    slug: 'va-form-b',
    de: 'VA Form B Durchgangsloch HSS-E',
    en: 'VA form B through hole HSS-E',
    hole: 'through',
    chamfer: 'B',
    factor: 1.3,
    code: 'VAB',
    helix: 0,
    workpiece: 'stainless',
  },
  {
    slug: 'va-form-c',
    de: 'VA Form C/40° Sackloch HSS-E',
    en: 'VA form C/40° blind hole HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.38,
    code: 'VAC',
    helix: 40,
    workpiece: 'stainless',
  },
  {
    slug: 'al-form-c',
    de: 'AL Form C Sackloch HSS-E',
    en: 'AL form C blind hole HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.22,
    code: 'ALC',
    helix: 45,
    workpiece: 'aluminium',
  },
  {
    slug: 'gg-form-c',
    de: 'GG Form C HSS-E',
    en: 'GG form C HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.2,
    code: 'GGC',
    helix: 0,
    workpiece: 'castIron',
  },
];

function tapPlan(
  standard: string,
  category: string,
  noun: [string, string],
  table: readonly Tap[],
  type: TapType,
  fine: boolean,
  options: Option[],
  material: 'taps' | 'forming-taps' | 'hand-taps',
): GroupPlan {
  const title: [string, string] = [`${noun[0]} ${standard} ${type.de}`, `${noun[1]} ${standard} ${type.en}`];
  return plan({
    id: `${noun[0].toLowerCase()}-${standard.toLowerCase().replaceAll(' ', '-')}-${type.slug}`,
    category,
    title,
    about: [
      `${noun[0]} für metrisches ISO-${fine ? 'Feingewinde' : 'Regelgewinde'}, ${type.hole === 'blind' ? 'Sackloch' : 'Durchgangsloch'}, Anschnitt Form ${type.chamfer}.`,
      `${noun[1]} for metric ISO ${fine ? 'fine' : 'coarse'} threads, ${type.hole} hole, chamfer form ${type.chamfer}.`,
    ],
    drawing: material === 'hand-taps' ? 'hand-tap' : 'tap',
    trade: 'threading',
    material,
    code: `${standard.replace(/\D+/g, '')}${type.code}`,
    columns: [
      'thread',
      'p',
      'l1',
      'l2',
      'd2',
      'square',
      'd3',
      ...(options[0]?.values.coating === undefined ? [] : (['coating'] as const)),
      ...(options[0]?.values.tolerance === undefined ? [] : (['tolerance'] as const)),
    ],
    facets: [
      'thread',
      'p',
      ...(options[0]?.values.coating === undefined ? [] : (['coating'] as const)),
      ...(options[0]?.values.tolerance === undefined ? [] : (['tolerance'] as const)),
    ],
    shared: {
      hole: type.hole,
      chamfer: type.chamfer,
      helix: type.helix,
      workpiece: type.workpiece,
      cuttingMaterial: material === 'hand-taps' ? 'HSS' : 'HSS-E',
    },
    options,
    sizes: table.map(([nominal, p, l1, l2, d2, square, d3]) =>
      size({
        rank: nominal < 2 ? 1 : 0,
        code: `M${nominal}${fine ? `X${p}` : ''}`.replaceAll('.', ''),
        label: [threadName(nominal, p, fine, 'de'), threadName(nominal, p, fine, 'en')],
        values: { thread: `M${nominal}${fine ? `x${p}` : ''}`, p, l1, l2, d2, square, d3 },
        price: (fine ? 1.25 : 1) * type.factor * (1050 + nominal ** 2 * 11 + (nominal < 3 ? 900 : 0)),
        grams: d2 * d2 * l1 * 0.006,
      }),
    ),
  });
}

const forming: TapType = {
  slug: 'form-c',
  de: 'Form C HSS-E-PM',
  en: 'form C HSS-E-PM',
  hole: 'blind',
  chamfer: 'C',
  factor: 1.5,
  code: 'C',
  helix: 0,
  workpiece: 'steel',
};
const handTap = (slug: string, de: string, en: string, code: string, factor: number): TapType => ({
  slug,
  de,
  en,
  code,
  factor,
  hole: 'through',
  chamfer: 'D',
  helix: 0,
  workpiece: 'universal',
});

// DIN EN 22568: nominal, pitch, outer diameter, height.
const dies = [
  [3, 0.5, 20, 5],
  [4, 0.7, 20, 5],
  [5, 0.8, 20, 7],
  [6, 1, 20, 7],
  [8, 1.25, 25, 9],
  [10, 1.5, 30, 11],
  [12, 1.75, 38, 14],
  [14, 2, 38, 14],
  [16, 2, 45, 18],
  [18, 2.5, 45, 18],
  [20, 2.5, 45, 18],
  [22, 2.5, 55, 22],
  [24, 3, 55, 22],
  [27, 3, 65, 25],
  [30, 3.5, 65, 25],
] as const;

function dieGroups(): GroupPlan[] {
  return (
    [
      ['hss', 'HSS', 1],
      ['hss-e-va', 'HSS-E VA', 1.55],
      ['lh-hss', 'links HSS', 1.4],
    ] as const
  ).map(([slug, name, factor]) =>
    plan({
      id: `schneideisen-din-en-22568-${slug}`,
      category: 'schneideisen',
      title: [`Schneideisen DIN EN 22568 ${name}`, `Die DIN EN 22568 ${name.replace('links', 'left-hand')}`],
      about: [
        'Rundes Schneideisen Form B, vorgeschlitzt, mit Schälanschnitt, Toleranz 6g.',
        'Round die form B, pre-slotted, with spiral point, tolerance 6g.',
      ],
      drawing: 'die',
      trade: 'threading',
      material: 'dies',
      code: `22568${name.replace(/\W/g, '')}`,
      columns: ['thread', 'p', 'd2', 'h'],
      facets: ['thread', 'p'],
      shared: {
        tolerance: '6g',
        cuttingMaterial: name.replace('links ', ''),
        hand: slug.startsWith('lh') ? 'left' : 'right',
      },
      options:
        slug === 'hss'
          ? optionsOf('coating', [
              ['', 'bright', '', 1],
              ['N', 'nitriert', ['nitriert', 'nitrided'], 1.2, 0.6],
            ])
          : [plain],
      sizes: dies.map(([nominal, p, d2, h]) =>
        size({
          code: `M${nominal}`,
          label: `M${nominal}`,
          values: { thread: `M${nominal}`, p, d2, h },
          price: (780 + nominal * nominal * 9) * factor,
          grams: d2 * d2 * h * 0.004,
        }),
      ),
    }),
  );
}

function threadMillGroups(): GroupPlan[] {
  return (
    [
      ['1-5xd', '1,5 × D', 1.5, 1],
      ['2xd', '2 × D', 2, 1.12],
      ['2-5xd', '2,5 × D', 2.5, 1.3],
    ] as const
  ).map(([slug, name, depth, factor]) =>
    plan({
      id: `gewindefraeser-vhm-${slug}`,
      category: 'gewindefraeser',
      title: [`Gewindefräser VHM ${name}`, `Thread mill solid carbide ${name.replace(',', '.')}`],
      about: [
        'Vollhartmetall-Gewindefräser mit Innenkühlung für Innengewinde M bis zum Grund.',
        'Solid carbide thread mill with coolant for metric internal threads to the bottom.',
      ],
      drawing: 'thread-mill',
      trade: 'threading',
      material: 'taps',
      code: `GF${String(depth).replace('.', '')}`,
      columns: ['thread', 'p', 'd1', 'd2', 'l1', 'l2', 'z', 'coating'],
      facets: ['thread', 'p', 'coating'],
      shared: { cuttingMaterial: 'carbide', shank: 'DIN 6535 HA' },
      options: optionsOf('coating', [
        ['TICN', 'TiCN', 'TiCN', 1],
        ['ALCRN', 'AlCrN', 'AlCrN', 1.1, 0.4],
      ]),
      sizes: din371
        .slice(6)
        .concat(din376.slice(4, 9))
        .map(([nominal, p, , , , , core]) =>
          size({
            code: `M${nominal}`.replace('.', ''),
            label: [`M${numberWords(nominal).de}`, `M${numberWords(nominal).en}`],
            values: {
              thread: `M${nominal}`,
              p,
              d1: Math.round(core * 9.4) / 10,
              d2: nominal <= 6 ? 6 : nominal <= 10 ? 8 : 12,
              l1: nominal <= 6 ? 57 : nominal <= 10 ? 63 : 83,
              l2: Math.round(nominal * depth + p),
              z: nominal < 6 ? 3 : 4,
            },
            price: (7200 + nominal * 260) * factor,
            grams: nominal * 8,
          }),
        ),
    }),
  );
}

export function threadingGroups(): GroupPlan[] {
  const coarse = (table: readonly Tap[], standard: string) =>
    machine.map((type) =>
      tapPlan(
        standard,
        standard === 'DIN 371' ? 'gewindebohrer-regelgewinde-371' : 'gewindebohrer-regelgewinde-376',
        ['Maschinengewindebohrer', 'Machine tap'],
        table,
        type,
        false,
        crossed(steel, coatings),
        'taps',
      ),
    );
  const fine = machine
    .slice(0, 4)
    .map((type) =>
      tapPlan(
        'DIN 374',
        'gewindebohrer-feingewinde',
        ['Maschinengewindebohrer', 'Machine tap'],
        din374,
        type,
        true,
        crossed(steel, coatings.slice(0, 2)),
        'taps',
      ),
    );
  const formers = (['2174-371', '2174-376'] as const).map((which) =>
    tapPlan(
      `DIN ${which}`,
      'gewindeformer',
      ['Gewindeformer', 'Thread former'],
      which.endsWith('371') ? din371.slice(4) : din376.slice(2, 9),
      forming,
      false,
      coatings.slice(1),
      'forming-taps',
    ),
  );
  const hand = [
    handTap('satz', 'Satz 3-teilig HSS', 'set of 3 HSS', 'S', 1.6),
    handTap('fertigschneider', 'Fertigschneider HSS', 'bottoming tap HSS', 'F', 0.7),
    handTap('vorschneider', 'Vorschneider HSS', 'taper tap HSS', 'V', 0.68),
  ].map((type) =>
    tapPlan(
      'DIN 352',
      'handgewindebohrer',
      ['Handgewindebohrer', 'Hand tap'],
      din352,
      type,
      false,
      [plain],
      'hand-taps',
    ),
  );
  return [
    ...coarse(din371, 'DIN 371'),
    ...coarse(din376, 'DIN 376'),
    ...fine,
    ...formers,
    ...hand,
    ...dieGroups(),
    ...threadMillGroups(),
  ];
}
