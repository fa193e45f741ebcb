import { diameters, lengthsFor, sizeCode } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { spread } from './centre-and-step-drills.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

// DIN 212: diameter up to, overall length, cutting length.
const din212 = [
  [1, 34, 5.5],
  [1.2, 38, 6.5],
  [1.5, 40, 8],
  [1.7, 43, 9],
  [1.9, 46, 10],
  [2.1, 49, 11],
  [2.36, 53, 12],
  [2.65, 57, 14],
  [3, 61, 15],
  [3.35, 65, 16],
  [3.75, 70, 18],
  [4.25, 75, 19],
  [4.75, 80, 21],
  [5.3, 86, 23],
  [6, 93, 26],
  [6.7, 101, 28],
  [7.5, 109, 31],
  [8.5, 117, 33],
  [9.5, 125, 36],
  [10.6, 133, 38],
  [11.8, 142, 41],
  [13.2, 151, 44],
  [14, 160, 47],
  [15, 162, 50],
  [16, 170, 52],
  [17, 175, 54],
  [18, 182, 56],
  [19, 189, 58],
  [20, 195, 60],
] as const;

const din206 = [
  [2.12, 50, 25],
  [2.65, 58, 29],
  [3.35, 62, 31],
  [4.25, 76, 38],
  [5.3, 87, 44],
  [6.7, 93, 47],
  [7.5, 107, 54],
  [8.5, 115, 58],
  [9.5, 124, 62],
  [10.6, 133, 66],
  [11.8, 142, 71],
  [13.2, 152, 76],
  [15, 163, 81],
  [17, 175, 87],
  [19, 188, 93],
  [21.2, 201, 100],
  [23.6, 215, 107],
  [26.5, 231, 115],
  [30, 247, 124],
] as const;

export function reamerGroups(): GroupPlan[] {
  const types = [
    [
      'din-212-b-hss-e',
      'Maschinenreibahle DIN 212 Form B HSS-E',
      'Machine reamer DIN 212 form B HSS-E',
      '212B',
      din212,
      1,
      20,
      1,
      'reamers-hss',
      'maschinenreibahlen',
      0.01,
      'HSS-E',
    ],
    [
      'din-212-d-hss-e',
      'Maschinenreibahle DIN 212 Form D HSS-E',
      'Machine reamer DIN 212 form D HSS-E',
      '212D',
      din212,
      1.5,
      20,
      1.08,
      'reamers-hss',
      'maschinenreibahlen',
      0.05,
      'HSS-E',
    ],
    [
      'din-8093-vhm',
      'Maschinenreibahle DIN 8093 VHM',
      'Machine reamer DIN 8093 solid carbide',
      '8093',
      din212,
      2,
      20,
      3.6,
      'reamers-carbide',
      'maschinenreibahlen',
      0.01,
      'carbide',
    ],
    [
      'din-206-a-hss',
      'Handreibahle DIN 206 Form A HSS',
      'Hand reamer DIN 206 form A HSS',
      '206A',
      din206,
      2,
      30,
      0.9,
      'reamers-hss',
      'handreibahlen',
      0.5,
      'HSS',
    ],
    [
      'din-206-b-hss',
      'Handreibahle DIN 206 Form B HSS',
      'Hand reamer DIN 206 form B HSS',
      '206B',
      din206,
      2,
      30,
      1,
      'reamers-hss',
      'handreibahlen',
      0.5,
      'HSS',
    ],
  ] as const;
  return types.map(
    ([slug, de, en, code, table, from, to, factor, material, category, finest, cuttingMaterial]) => {
      const all =
        finest === 0.5 ? diameters(from, to).filter(({ rank }) => rank === 0) : diameters(from, to, finest);
      return plan({
        id: `reibahle-${slug}`,
        category,
        title: [de, en],
        about: [
          'Reibahle für Bohrungen der Toleranz H7, rechtsschneidend, mit Linksdrall.',
          'Reamer for H7 bores, right-hand cutting, left-hand spiral.',
        ],
        drawing: 'reamer',
        trade: 'reaming',
        material,
        code,
        columns: ['d1', 'l1', 'l2', 'd2', 'tolerance'],
        facets: ['d1', 'l1', 'tolerance'],
        shared: { cuttingMaterial, helix: 7 },
        options: optionsOf('tolerance', [
          ['H7', 'H7', 'H7', 1],
          ['H6', 'H6', 'H6', 1.35, 1.2],
        ]),
        sizes: all.map(({ d, rank }) => {
          const [l1 = 0, l2 = 0] = lengthsFor(table, d);
          return size({
            rank,
            code: sizeCode(d),
            label: spread(d),
            values: { d1: d, l1, l2, d2: d < 3.75 ? d : Math.round(d * 1.8) / 2, z: d < 10 ? 6 : 8 },
            price: (900 + d * d * 9) * factor,
            grams: d * d * l1 * 0.005,
          });
        }),
      });
    },
  );
}

const pins = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 30];

export function taperReamerGroups(): GroupPlan[] {
  return (
    [
      ['9', 'Stiftlochreibahle', 'Taper pin reamer', '1:50'],
      ['204', 'Morsekegelreibahle', 'Morse taper reamer', 'MK'],
    ] as const
  ).map(([standard, de, en, profile]) =>
    plan({
      id: `kegelreibahle-din-${standard}`,
      category: 'kegelreibahlen',
      title: [`${de} DIN ${standard} HSS`, `${en} DIN ${standard} HSS`],
      about: [
        'Kegelreibahle zum Aufreiben von Kegelbohrungen von Hand.',
        'Taper reamer for finishing tapered bores by hand.',
      ],
      drawing: 'taper-reamer',
      trade: 'reaming',
      material: 'reamers-hss',
      code: standard,
      columns: ['d1', 'l1', 'l2', 'd2', 'profile'],
      shared: { cuttingMaterial: 'HSS', profile },
      sizes: (standard === '9' ? pins : [0, 1, 2, 3, 4, 5]).map((d) =>
        standard === '9'
          ? size({
              code: sizeCode(d),
              label: spread(d),
              values: {
                d1: d,
                l1: Math.round(38 + d * 9.4),
                l2: Math.round(20 + d * 7.2),
                d2: Math.round((d * 1.15 + 0.3) * 10) / 10,
              },
              price: 1500 + d * d * 24,
              grams: d * d * 2,
            })
          : size({
              code: `MK${d}`,
              label: `MK ${d}`,
              values: {
                d1: [9.2, 12.2, 18, 24.1, 31.6, 44.7][d] ?? 9,
                l1: [93, 102, 121, 146, 179, 222][d] ?? 93,
                l2: [61, 66, 79, 96, 119, 150][d] ?? 61,
                d2: [8, 10, 14, 20, 25, 31.5][d] ?? 8,
              },
              price: 5200 + d * d * 900,
              grams: 60 + d * d * 60,
            }),
      ),
    }),
  );
}
