import type { GroupPlan, LengthTable } from '../group-plan.ts';
import { lengthsFor, millimetres, numberWords, plain, sizeCode } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

// Diameter up to, overall length, cutting length, shank.
const din844Short: LengthTable = [
  [2, 51, 7, 6],
  [3, 52, 8, 6],
  [4, 55, 11, 6],
  [5, 57, 13, 6],
  [6, 57, 13, 6],
  [7, 66, 16, 10],
  [8, 69, 19, 10],
  [9, 69, 19, 10],
  [10, 72, 22, 10],
  [12, 83, 26, 12],
  [14, 83, 26, 12],
  [16, 92, 32, 16],
  [18, 92, 32, 16],
  [20, 104, 38, 20],
  [22, 104, 38, 20],
  [25, 121, 45, 25],
  [28, 121, 45, 25],
  [30, 121, 45, 25],
  [32, 133, 53, 32],
  [36, 133, 53, 32],
  [40, 155, 63, 40],
];
const din844Long: LengthTable = [
  [2, 54, 10, 6],
  [3, 56, 12, 6],
  [4, 63, 19, 6],
  [5, 68, 24, 6],
  [6, 68, 24, 6],
  [7, 80, 30, 10],
  [8, 88, 38, 10],
  [9, 88, 38, 10],
  [10, 95, 45, 10],
  [12, 110, 53, 12],
  [14, 110, 53, 12],
  [16, 123, 63, 16],
  [18, 123, 63, 16],
  [20, 141, 75, 20],
  [22, 141, 75, 20],
  [25, 166, 90, 25],
  [28, 166, 90, 25],
  [30, 166, 90, 25],
  [32, 186, 106, 32],
  [36, 186, 106, 32],
  [40, 217, 125, 40],
];
const din6527Short: LengthTable = [
  [2, 50, 3, 6],
  [3, 50, 5, 6],
  [4, 54, 8, 6],
  [5, 54, 9, 6],
  [6, 54, 10, 6],
  [8, 58, 12, 8],
  [10, 66, 14, 10],
  [12, 73, 16, 12],
  [14, 75, 18, 14],
  [16, 82, 22, 16],
  [18, 84, 24, 18],
  [20, 92, 26, 20],
];
const din6527Long: LengthTable = [
  [2, 57, 6, 6],
  [3, 57, 8, 6],
  [4, 57, 11, 6],
  [5, 57, 13, 6],
  [6, 57, 13, 6],
  [8, 63, 19, 8],
  [10, 72, 22, 10],
  [12, 83, 26, 12],
  [14, 83, 26, 14],
  [16, 92, 32, 16],
  [18, 92, 32, 18],
  [20, 104, 38, 20],
  [25, 121, 45, 25],
];
const din327: LengthTable = [
  [2, 48, 4, 6],
  [3, 49, 5, 6],
  [4, 51, 7, 6],
  [5, 52, 8, 6],
  [6, 52, 8, 6],
  [8, 61, 11, 10],
  [10, 63, 13, 10],
  [12, 73, 16, 12],
  [14, 73, 16, 12],
  [16, 79, 19, 16],
  [18, 79, 19, 16],
  [20, 88, 22, 20],
  [25, 102, 26, 25],
];

const hssDiameters = [
  2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28, 30, 32, 36, 40,
];
const carbideDiameters = [
  2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20,
];
const common = [3, 4, 5, 6, 8, 10, 12, 16, 20];

const hssCoatings = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.35, 0.3],
  ['TICN', 'TiCN', 'TiCN', 1.45, 0.7],
]);
const carbideCoatings = optionsOf('coating', [
  ['TIALN', 'TiAlN', 'TiAlN', 1],
  ['ALCRN', 'AlCrN', 'AlCrN', 1.1, 0.4],
]);
const shanks = optionsOf('shank', [
  ['HA', 'DIN 6535 HA', 'HA', 1],
  ['HB', 'DIN 6535 HB', 'HB', 1.03, 0.2],
]);

interface MillType {
  standard: string;
  slug: string;
  de: string;
  en: string;
  table: LengthTable;
  code: string;
  z: number;
  helix: number;
  factor: number;
  category: string;
  carbide: boolean;
  workpiece: string;
  drawing: 'end-mill' | 'ball-mill' | 'corner-mill';
}

const hssTypes: [string, string, string, string, number, number, number][] = [
  ['n-hss-e', 'Typ N HSS-E', 'type N HSS-E', 'N', 4, 30, 1],
  ['w-hss-e', 'Typ W HSS-E', 'type W HSS-E', 'W', 3, 40, 1.05],
  ['nr-hss-e', 'Typ NR HSS-E Schrupp', 'type NR HSS-E roughing', 'NR', 4, 30, 1.3],
  ['nf-hss-e-pm', 'Typ NF HSS-E-PM', 'type NF HSS-E-PM', 'NF', 4, 30, 1.9],
  ['h-hss-e', 'Typ H HSS-E', 'type H HSS-E', 'H', 6, 25, 1.2],
];
const carbideTypes: [string, string, string, string, number, number, number, string][] = [
  ['n-4', 'Typ N VHM, 4 Schneiden', 'type N solid carbide, 4 flutes', 'N4', 4, 35, 1, 'universal'],
  ['n-3', 'Typ N VHM, 3 Schneiden', 'type N solid carbide, 3 flutes', 'N3', 3, 45, 0.98, 'universal'],
  ['n-2', 'Typ N VHM, 2 Schneiden', 'type N solid carbide, 2 flutes', 'N2', 2, 30, 0.9, 'universal'],
  ['w-alu', 'Typ W VHM, Aluminium', 'type W solid carbide, aluminium', 'W', 3, 45, 1.05, 'aluminium'],
  ['h-hart', 'Typ H VHM, bis 63 HRC', 'type H solid carbide, up to 63 HRC', 'H', 6, 50, 1.4, 'hardened'],
  ['hpc', 'HPC VHM, ungleich geteilt', 'HPC solid carbide, unequal pitch', 'HPC', 4, 38, 1.35, 'steel'],
  ['va', 'VA VHM, rostfrei', 'VA solid carbide, stainless', 'VA', 4, 40, 1.3, 'stainless'],
];

function millTypes(): MillType[] {
  const hss = (
    [
      ['DIN 844 K', din844Short, 1, 'schaftfraeser-hss-kurz'],
      ['DIN 844 L', din844Long, 1.4, 'schaftfraeser-hss-lang'],
    ] as const
  ).flatMap(([standard, table, length, category]) =>
    hssTypes.map(
      ([slug, de, en, code, z, helix, factor]): MillType => ({
        standard,
        slug,
        de,
        en,
        table,
        code: `844${standard.at(-1)}${code}`,
        z,
        helix,
        factor: factor * length,
        category,
        carbide: false,
        workpiece: 'universal',
        drawing: 'end-mill',
      }),
    ),
  );
  const slot = (
    [
      ['hss-e', 'Typ N HSS-E', 'type N HSS-E', 1],
      ['hss-e-pm', 'Typ N HSS-E-PM', 'type N HSS-E-PM', 1.6],
    ] as const
  ).map(
    ([slug, de, en, factor]): MillType => ({
      standard: 'DIN 327 D',
      slug,
      de,
      en,
      table: din327,
      code: `327${slug === 'hss-e' ? 'E' : 'PM'}`,
      z: 2,
      helix: 30,
      factor: 0.95 * factor,
      category: 'langlochfraeser',
      carbide: false,
      workpiece: 'universal',
      drawing: 'end-mill',
    }),
  );
  const solid = (
    [
      ['DIN 6527 K', din6527Short, 1, 'schaftfraeser-vhm-kurz'],
      ['DIN 6527 L', din6527Long, 1.12, 'schaftfraeser-vhm-lang'],
    ] as const
  ).flatMap(([standard, table, length, category]) =>
    carbideTypes.map(
      ([slug, de, en, code, z, helix, factor, workpiece]): MillType => ({
        standard,
        slug,
        de,
        en,
        table,
        code: `6527${standard.at(-1)}${code}`,
        z,
        helix,
        factor: factor * length,
        category,
        carbide: true,
        workpiece,
        drawing: 'end-mill',
      }),
    ),
  );
  const shaped = (
    [
      ['kugel', 'ball-mill', 'kugel-und-torusfraeser', 'Kugelfräser'],
      ['torus', 'corner-mill', 'kugel-und-torusfraeser', 'Torusfräser'],
    ] as const
  ).flatMap(([shape, drawing, category]) =>
    carbideTypes
      .filter(([slug]) => ['n-4', 'n-2', 'h-hart', 'va'].includes(slug))
      .map(
        ([slug, de, en, code, z, helix, factor, workpiece]): MillType => ({
          standard: 'DIN 6527 L',
          slug: `${shape}-${slug}`,
          de,
          en,
          table: din6527Long,
          code: `6527${shape === 'kugel' ? 'R' : 'T'}${code}`,
          z,
          helix,
          factor: factor * 1.3,
          category,
          carbide: true,
          workpiece,
          drawing,
        }),
      ),
  );
  return [...hss, ...slot, ...solid, ...shaped];
}

const nouns = {
  'end-mill': ['Schaftfräser', 'End mill'],
  'ball-mill': ['Kugelfräser', 'Ball nose end mill'],
  'corner-mill': ['Torusfräser', 'Corner radius end mill'],
} as const;

function millPlan(type: MillType): GroupPlan {
  const [de, en] =
    type.category === 'langlochfraeser' ? ['Langlochfräser', 'Slot drill'] : nouns[type.drawing];
  const options = type.carbide
    ? crossed(
        type.workpiece === 'aluminium'
          ? optionsOf('coating', [
              ['', 'bright', '', 1],
              ['ZRN', 'ZrN', 'ZrN', 1.15, 0.4],
            ])
          : carbideCoatings,
        shanks,
      )
    : hssCoatings;
  const rounded = type.drawing !== 'end-mill';
  return plan({
    id: `${de.toLowerCase().replace('ä', 'ae')}-${type.standard.toLowerCase().replaceAll(' ', '-')}-${type.slug}`,
    category: type.category,
    title: [`${de} ${type.standard} ${type.de}`, `${en} ${type.standard} ${type.en}`],
    about: [
      `${de} mit ${type.z} Schneiden, Drallwinkel ${type.helix}°, Zentrumsschnitt.`,
      `${en} with ${type.z} flutes, ${type.helix}° helix, centre cutting.`,
    ],
    drawing: type.drawing,
    trade: 'milling',
    material: type.carbide ? 'mills-carbide' : 'mills-hss',
    code: type.code,
    columns: [
      'd1',
      'l2',
      'l1',
      'd2',
      ...(rounded ? (['r'] as const) : []),
      'z',
      'coating',
      ...(type.carbide ? (['shank'] as const) : []),
    ],
    facets: ['d1', 'l2', 'l1', 'coating', ...(type.carbide ? (['shank'] as const) : [])],
    shared: {
      helix: type.helix,
      workpiece: type.workpiece,
      cuttingMaterial: type.carbide ? 'carbide' : type.slug.includes('pm') ? 'HSS-E-PM' : 'HSS-E',
      tolerance: type.carbide ? 'h10' : 'js14',
    },
    options,
    sizes: (type.carbide ? carbideDiameters : hssDiameters)
      .filter((d) => d <= (type.table.at(-1)?.[0] ?? 0))
      .map((d) => {
        const [l1 = 0, l2 = 0, d2 = d] = lengthsFor(type.table, d);
        const { de: labelDe, en: labelEn } = millimetres(d);
        const r = type.drawing === 'ball-mill' ? d / 2 : Math.max(0.2, Math.round(d) / 10);
        const price = type.carbide ? 1900 + d * d * 29 : 950 + d * d * 8;
        return size({
          rank: common.includes(d) ? 0 : Number.isInteger(d) ? 0.4 : 1,
          code: sizeCode(d),
          label: [labelDe, labelEn],
          values: { d1: d, l1, l2, d2, z: type.z, ...(rounded ? { r } : {}) },
          price: price * type.factor,
          grams: d2 * d2 * l1 * (type.carbide ? 0.011 : 0.006),
        });
      }),
  });
}

const sawDiscs = [20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315];
const widths = [0.5, 0.8, 1, 1.2, 1.6, 2, 2.5, 3, 4, 5];

function arborGroups(): GroupPlan[] {
  const slitting = (
    [
      ['1837', 'A', 'fein', 'fine'],
      ['1838', 'B', 'grob', 'coarse'],
    ] as const
  ).flatMap(([standard, form, de, en]) =>
    (
      [
        ['hss', 'HSS', 1],
        ['vhm', 'VHM', 4.5],
      ] as const
    )
      .filter(([slug]) => slug === 'hss' || standard === '1837')
      .map(([slug, name, factor]) =>
        plan({
          id: `metallkreissaegeblatt-din-${standard}-${slug}`,
          category: 'scheibenfraeser-und-kreissaegeblaetter',
          title: [
            `Metallkreissägeblatt DIN ${standard} ${form} ${name}`,
            `Slitting saw DIN ${standard} ${form} ${name}`,
          ],
          about: [
            `Metallkreissägeblatt mit Zahnform ${form}, ${de} gezahnt, hohlgeschliffen.`,
            `Slitting saw with tooth form ${form}, ${en} pitch, hollow ground.`,
          ],
          drawing: 'side-cutter',
          trade: 'milling',
          material: 'mills-arbor',
          code: `${standard}${name}`,
          columns: ['d1', 'b', 'bore', 'z'],
          shared: { cuttingMaterial: name === 'VHM' ? 'carbide' : name, profile: form },
          sizes: sawDiscs.slice(0, slug === 'vhm' ? 9 : 13).flatMap((d) =>
            widths
              .filter((b) => b <= d / 16 && b >= d / 160)
              .map((b) => {
                const width = numberWords(b);
                return size({
                  rank: b % 1 === 0 ? 0 : 0.7,
                  code: `${d}-${sizeCode(b)}`,
                  label: [`${d} × ${width.de} mm`, `${d} × ${width.en} mm`],
                  values: {
                    d1: d,
                    b,
                    bore: [5, 8, 8, 10, 13, 16, 22, 22, 22, 32, 32, 32, 40][sawDiscs.indexOf(d)] ?? 22,
                    z: Math.round(((standard === '1837' ? 64 : 32) * (d / 63) ** 0.4) / b ** 0.3),
                  },
                  price: (900 + d * 14 + d * b * 2.2) * factor,
                  grams: d * d * b * 0.006,
                });
              }),
          ),
        }),
      ),
  );
  const shells = (
    [
      [
        '1880-n',
        'Walzenstirnfräser DIN 1880 Typ N HSS-E',
        'Shell end mill DIN 1880 type N HSS-E',
        'shell-mill',
      ],
      [
        '1880-nr',
        'Walzenstirnfräser DIN 1880 Typ NR HSS-E',
        'Shell end mill DIN 1880 type NR HSS-E',
        'shell-mill',
      ],
      ['885-a', 'Scheibenfräser DIN 885 A HSS-E', 'Side and face cutter DIN 885 A HSS-E', 'side-cutter'],
      ['851-n', 'T-Nutenfräser DIN 851 HSS-E', 'T-slot cutter DIN 851 HSS-E', 't-slot-cutter'],
      ['851-vhm', 'T-Nutenfräser DIN 851 VHM', 'T-slot cutter DIN 851 solid carbide', 't-slot-cutter'],
    ] as const
  ).map(([slug, de, en, drawing]) => {
    const isSlot = drawing === 't-slot-cutter';
    const isVhm = slug.endsWith('vhm');
    const rows = isSlot
      ? [
          [11, 4, 5, 57],
          [12.5, 6, 6, 60],
          [16, 8, 8, 62],
          [18, 8, 8, 70],
          [21, 9, 9, 74],
          [25, 11, 11, 82],
          [32, 14, 14, 90],
          [40, 18, 18, 108],
        ]
      : drawing === 'shell-mill'
        ? [
            [40, 32, 16, 0],
            [50, 36, 22, 0],
            [63, 40, 27, 0],
            [80, 45, 27, 0],
            [100, 50, 32, 0],
            [125, 56, 40, 0],
          ]
        : [50, 63, 80, 100, 125, 160].flatMap((d) =>
            [4, 5, 6, 8, 10, 12, 16].map((b) => [d, b, d < 80 ? 22 : d < 125 ? 27 : 32, 0]),
          );
    return plan({
      id: `${drawing}-din-${slug}`,
      category: isSlot ? 'nutenfraeser' : 'scheibenfraeser-und-kreissaegeblaetter',
      title: [de, en],
      about: ['Fräser für Nuten, Absätze und Planflächen.', 'Cutter for slots, shoulders and faces.'],
      drawing,
      trade: 'milling',
      material: isSlot ? (isVhm ? 'mills-carbide' : 'mills-hss') : 'mills-arbor',
      code: slug.toUpperCase().replace('-', ''),
      columns: isSlot ? ['d1', 'b', 'd2', 'l1', 'z'] : ['d1', 'b', 'bore', 'z'],
      shared: { cuttingMaterial: isVhm ? 'carbide' : 'HSS-E' },
      options: isSlot
        ? optionsOf('coating', [
            ['', 'bright', '', 1],
            ['TIALN', 'TiAlN', 'TiAlN', 1.3, 0.4],
          ])
        : [plain],
      sizes: rows.map(([d = 0, b = 0, hole = 0, l1 = 0]) =>
        size({
          code: `${sizeCode(d)}-${b}`,
          label: [`${numberWords(d).de} × ${b} mm`, `${numberWords(d).en} × ${b} mm`],
          values: {
            d1: d,
            b,
            z: isSlot ? 6 : Math.round(8 + d / 10),
            ...(isSlot
              ? { d2: [10, 10, 10, 12, 12, 16, 16, 25][rows.findIndex(([x]) => x === d)] ?? hole, l1 }
              : { bore: hole }),
          },
          price: (isVhm ? 3 : 1) * (2600 + d * b * 7),
          grams: d * d * b * 0.005,
        }),
      ),
    });
  });
  return [...slitting, ...shells];
}

export function millingGroups(): GroupPlan[] {
  return [...millTypes().map(millPlan), ...arborGroups()];
}
