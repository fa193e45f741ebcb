import type { GroupPlan } from '../group-plan.ts';
import { diameters, lengthsFor, millimetres, sizeCode } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

const coated = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.4, 0.3],
]);
const coatedThrice = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.4, 0.3],
  ['TIALN', 'TiAlN', 'TiAlN', 1.6, 0.6],
]);

function spread(d: number): [string, string] {
  const { de, en } = millimetres(d);
  return [de, en];
}

// DIN 333: pilot diameter, shank, overall length.
const centreDrills = [
  [0.5, 3.15, 25],
  [0.8, 3.15, 25],
  [1, 3.15, 31.5],
  [1.25, 3.15, 31.5],
  [1.6, 4, 35.5],
  [2, 5, 40],
  [2.5, 6.3, 45],
  [3.15, 8, 50],
  [4, 10, 56],
  [5, 12.5, 63],
  [6.3, 16, 71],
  [8, 20, 80],
  [10, 25, 100],
] as const;

function centreDrillGroups(): GroupPlan[] {
  return (['A', 'B', 'R'] as const).flatMap((form) =>
    (
      [
        ['hss', 'HSS', 1],
        ['vhm', 'VHM', 4.2],
      ] as const
    ).map(([slug, name, factor]) =>
      plan({
        id: `zentrierbohrer-din-333-${form.toLowerCase()}-${slug}`,
        category: 'zentrier-und-anbohrer',
        title: [
          `Zentrierbohrer DIN 333 Form ${form} ${name}`,
          `Centre drill DIN 333 form ${form} ${name === 'VHM' ? 'solid carbide' : name}`,
        ],
        about: [
          `Zentrierbohrer für Zentrierbohrungen 60° nach DIN 332 Form ${form}, beidseitig schneidend.`,
          `Centre drill for 60° centre holes to DIN 332 form ${form}, double ended.`,
        ],
        drawing: 'centre-drill',
        trade: 'drilling',
        material: 'drills-special',
        code: `333${form}${name}`,
        columns: ['d1', 'd2', 'l1', 'coating'],
        shared: { chamfer: form, cuttingMaterial: name === 'VHM' ? 'carbide' : name },
        options: coated,
        sizes: centreDrills.map(([d1, d2, l1]) =>
          size({
            code: sizeCode(d1),
            label: spread(d1),
            values: { d1, d2, l1 },
            price: (240 + d2 * d2 * 9) * factor,
            grams: d2 * d2 * l1 * 0.006,
          }),
        ),
      }),
    ),
  );
}

function spotDrillGroups(): GroupPlan[] {
  return [90, 120, 142].flatMap((angle) =>
    (
      [
        ['hss-e', 'HSS-E', 1],
        ['vhm', 'VHM', 3.4],
      ] as const
    ).map(([slug, name, factor]) =>
      plan({
        id: `nc-anbohrer-${angle}-${slug}`,
        category: 'zentrier-und-anbohrer',
        title: [
          `NC-Anbohrer ${angle}° ${name}`,
          `NC spotting drill ${angle}° ${name === 'VHM' ? 'solid carbide' : name}`,
        ],
        about: [
          'NC-Anbohrer zum genauen Anbohren und Fasen in einem Arbeitsgang.',
          'NC spotting drill for precise centring and chamfering in one pass.',
        ],
        drawing: 'spot-drill',
        trade: 'drilling',
        material: 'drills-special',
        code: `NC${angle}${name}`,
        columns: ['d1', 'd2', 'l1', 'l2', 'coating'],
        shared: { angle, cuttingMaterial: name === 'VHM' ? 'carbide' : name },
        options: coatedThrice,
        sizes: [3, 4, 5, 6, 8, 10, 12, 16, 20, 25].map((d1) =>
          size({
            code: sizeCode(d1),
            label: spread(d1),
            values: { d1, d2: d1, l1: Math.round(42 + d1 * 3.1), l2: Math.round(8 + d1 * 1.1) },
            price: (820 + d1 * d1 * 13) * factor,
            grams: d1 * d1 * 0.5,
          }),
        ),
      }),
    ),
  );
}

// Step drills: from, to, step, overall length, shank.
const stepDrills = [
  [4, 12, 1, 80, 6],
  [4, 20, 2, 75, 8],
  [4, 30, 2, 100, 10],
  [6, 37, 3, 100, 10],
  [6, 20, 1, 93, 10],
  [9, 36, 3, 85, 10],
  [20, 34, 2, 90, 12],
  [30, 40, 2, 100, 12],
] as const;

function stepDrillGroups(): GroupPlan[] {
  return (
    [
      ['hss', 'HSS', 1],
      ['hss-e', 'HSS-E', 1.6],
    ] as const
  ).map(([slug, name, factor]) =>
    plan({
      id: `stufenbohrer-${slug}`,
      category: 'stufen-und-blechbohrer',
      title: [`Stufenbohrer ${name}`, `Step drill ${name}`],
      about: [
        'Stufenbohrer für runde, gratfreie Löcher in Blech und Rohr bis 6 mm Wandstärke.',
        'Step drill for round, burr-free holes in sheet and tube up to 6 mm.',
      ],
      drawing: 'step-drill',
      trade: 'drilling',
      material: 'drills-special',
      code: `ST${name}`,
      columns: ['d1', 'd3', 'd2', 'l1', 'coating'],
      shared: { cuttingMaterial: name, hole: 'through' },
      options: coatedThrice,
      sizes: stepDrills.map(([from, to, step, l1, d2]) =>
        size({
          code: `${from}-${to}-${step}`,
          label: `${from}–${to} mm`,
          values: { d1: to, d3: from, d2, l1 },
          price: (1600 + to * to * 3.6) * factor,
          grams: to * to * 0.35,
        }),
      ),
    }),
  );
}

// DIN 335 C, 90°: diameter, shank, overall length.
const countersinks = [
  [4.3, 4, 40],
  [5, 4, 40],
  [6, 5, 45],
  [6.3, 5, 45],
  [7, 6, 50],
  [8, 6, 50],
  [8.3, 6, 50],
  [9.4, 6, 50],
  [10, 6, 50],
  [10.4, 6, 50],
  [11.5, 8, 56],
  [12.4, 8, 56],
  [13.4, 8, 56],
  [15, 10, 60],
  [16.5, 10, 60],
  [19, 10, 63],
  [20.5, 10, 63],
  [23, 10, 67],
  [25, 10, 67],
  [28, 12, 71],
  [31, 12, 71],
] as const;

function countersinkGroups(): GroupPlan[] {
  const types = [
    [90, 'DIN 335 C', 'hss', 'HSS', 1],
    [90, 'DIN 335 C', 'hss-e', 'HSS-E', 1.5],
    [90, 'DIN 335 C', 'vhm', 'VHM', 4.4],
    [60, 'DIN 334 C', 'hss', 'HSS', 1.1],
    [120, 'ISO 3293', 'hss', 'HSS', 1.15],
  ] as const;
  return types.map(([angle, standard, slug, name, factor]) =>
    plan({
      id: `kegelsenker-${standard.toLowerCase().replaceAll(' ', '-')}-${angle}-${slug}`,
      category: 'kegel-und-flachsenker',
      title: [
        `Kegelsenker ${standard} ${angle}° ${name}`,
        `Countersink ${standard} ${angle}° ${name === 'VHM' ? 'solid carbide' : name}`,
      ],
      about: [
        `Dreischneidiger Kegelsenker ${angle}° für ratterfreies Senken und Entgraten.`,
        `Three-flute countersink ${angle}° for chatter-free countersinking and deburring.`,
      ],
      drawing: 'countersink',
      trade: 'drilling',
      material: 'countersinks',
      code: `${standard.replace(/\D+/g, '')}C${name}`,
      columns: ['d1', 'd2', 'l1', 'coating'],
      shared: { angle, z: 3, cuttingMaterial: name === 'VHM' ? 'carbide' : name, shank: 'cylindrical' },
      options: coatedThrice,
      sizes: countersinks.map(([d1, d2, l1]) =>
        size({
          code: sizeCode(d1),
          label: spread(d1),
          values: { d1, d2, l1 },
          price: (480 + d1 * d1 * 3.3) * factor,
          grams: d1 * d1 * 0.3 + 15,
        }),
      ),
    }),
  );
}

// DIN 373 for screws M3 to M20: outer diameter, pilot, shank, length.
const counterbores = [
  ['M3', 6, 3.2, 5, 71],
  ['M4', 8, 4.3, 5, 71],
  ['M5', 10, 5.3, 8, 80],
  ['M6', 11, 6.4, 8, 80],
  ['M8', 15, 8.4, 12.5, 100],
  ['M10', 18, 10.5, 12.5, 100],
  ['M12', 20, 13, 12.5, 100],
  ['M14', 24, 15, 12.5, 120],
  ['M16', 26, 17, 12.5, 120],
  ['M20', 33, 21, 16, 140],
] as const;

function counterboreGroups(): GroupPlan[] {
  return (['fein', 'mittel', 'kernloch'] as const).map((kind, index) => {
    const en = { fein: 'fine', mittel: 'medium', kernloch: 'core hole' }[kind];
    const noun = {
      fein: 'Durchgangsloch fein',
      mittel: 'Durchgangsloch mittel',
      kernloch: 'Gewindekernloch',
    }[kind];
    return plan({
      id: `flachsenker-din-373-${kind}`,
      category: 'kegel-und-flachsenker',
      title: [`Flachsenker DIN 373 ${noun} HSS`, `Counterbore DIN 373 ${en} HSS`],
      about: [
        'Flachsenker mit festem Führungszapfen für Zylinderschrauben ISO 4762.',
        'Counterbore with fixed pilot for cap screws ISO 4762.',
      ],
      drawing: 'counterbore',
      trade: 'drilling',
      material: 'countersinks',
      code: `373${'FMK'[index]}`,
      columns: ['thread', 'd1', 'd3', 'd2', 'l1', 'coating'],
      shared: { angle: 180, z: 3, cuttingMaterial: 'HSS' },
      options: coated,
      sizes: counterbores.map(([thread, d1, pilot, d2, l1]) =>
        size({
          code: thread,
          label: thread,
          values: { thread, d1, d3: kind === 'kernloch' ? Number((pilot * 0.8).toFixed(1)) : pilot, d2, l1 },
          price: 900 + d1 * d1 * 5,
          grams: d1 * d1 * 0.5,
        }),
      ),
    });
  });
}

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

function reamerGroups(): GroupPlan[] {
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

function taperReamerGroups(): GroupPlan[] {
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

export function holeMakingGroups(): GroupPlan[] {
  return [
    ...centreDrillGroups(),
    ...spotDrillGroups(),
    ...stepDrillGroups(),
    ...countersinkGroups(),
    ...counterboreGroups(),
    ...reamerGroups(),
    ...taperReamerGroups(),
  ];
}
