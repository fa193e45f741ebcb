import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

export const sawing = { trade: 'sawing' } as const;

export function saws(): GroupPlan[] {
  const bands = (
    [
      ['m42', 'Bimetall M42', 'bimetal M42', 'bimetalM42', 1],
      ['m51', 'Bimetall M51', 'bimetal M51', 'bimetalM51', 1.35],
      ['hm', 'Hartmetall', 'carbide tipped', 'carbideTipped', 2.6],
    ] as const
  ).map(([slug, de, en, cuttingMaterial, factor]) =>
    plan({
      ...sawing,
      id: `saegeband-${slug}`,
      category: 'saegebaender-und-blaetter',
      title: [`Metallsägeband ${de}`, `Metal band saw blade ${en}`],
      about: ['Sägeband, auf Länge geschweißt.', 'Band saw blade, welded to length.'],
      drawing: 'saw-band',
      material: 'saws',
      code: slug.toUpperCase(),
      columns: ['b', 'a', 'l1', 'tpi'],
      shared: { cuttingMaterial },
      options: optionsOf('tpi', [
        ['1014', '10–14', '10–14 tpi', 1],
        ['610', '6–10', '6–10 tpi', 1],
        ['46', '4–6', '4–6 tpi', 1, 0.3],
        ['34', '3–4', '3–4 tpi', 1, 0.6],
      ]),
      sizes: [
        [13, 0.65, 1440],
        [13, 0.65, 1640],
        [20, 0.9, 2080],
        [20, 0.9, 2362],
        [27, 0.9, 2450],
        [27, 0.9, 2750],
        [27, 0.9, 3320],
        [34, 1.1, 4115],
        [41, 1.3, 4640],
        [41, 1.3, 5200],
      ].map(([b = 0, a = 0, l1 = 0]) =>
        size({
          code: `${b}-${l1}`,
          label: [`${b} × ${numberWords(a).de} × ${l1} mm`, `${b} × ${a} × ${l1} mm`],
          values: { b, a, l1 },
          price: (900 + l1 * b * 0.06) * factor,
          grams: b * a * l1 * 0.0078,
        }),
      ),
    }),
  );
  const hacksaws = plan({
    ...sawing,
    id: 'metallsaegeblatt-din-6494',
    category: 'saegebaender-und-blaetter',
    title: ['Handsägeblatt DIN 6494', 'Hacksaw blade DIN 6494'],
    about: ['Handsägeblatt 300 mm, gewellt geschränkt.', 'Hacksaw blade 300 mm, wavy set.'],
    drawing: 'hacksaw',
    material: 'saws',
    code: '6494',
    columns: ['l1', 'b', 'tpi', 'cuttingMaterial', 'pieces'],
    shared: {},
    options: crossed(
      optionsOf('tpi', [
        ['18', '18', '18 tpi', 1],
        ['24', '24', '24 tpi', 1],
        ['32', '32', '32 tpi', 1.05, 0.3],
      ]),
      optionsOf('cuttingMaterial', [
        ['BI', 'bimetal', 'Bimetall', 1],
        ['HSS', 'HSS', 'HSS', 1.2, 0.4],
      ]),
    ),
    sizes: [1, 10, 100].map((pieces) =>
      size({
        code: `P${pieces}`,
        label: [`${pieces} Stück`, `${pieces} pcs`],
        values: { l1: 300, b: 13, pieces },
        price: 190 * pieces ** 0.93,
        grams: 22 * pieces,
      }),
    ),
  });
  const holeSaws = (
    [
      ['bimetall', 'Bimetall', 'bimetal', 'bimetal', 1, 14, 152],
      ['hm', 'Hartmetall', 'carbide tipped', 'carbideTipped', 2.4, 16, 100],
    ] as const
  ).map(([slug, de, en, cuttingMaterial, factor, from, to]) =>
    plan({
      ...sawing,
      id: `lochsaege-${slug}`,
      category: 'lochsaegen',
      title: [`Lochsäge ${de}`, `Hole saw ${en}`],
      about: [
        'Lochsäge für Stahl, Edelstahl und Buntmetall.',
        'Hole saw for steel, stainless steel and non-ferrous metal.',
      ],
      drawing: 'hole-saw',
      material: 'saws',
      code: `LS${slug[0]?.toUpperCase()}`,
      columns: ['d1', 'h', 'z'],
      facets: ['d1', 'h'],
      shared: { cuttingMaterial },
      sizes: [
        14, 16, 17, 19, 20, 22, 24, 25, 27, 29, 30, 32, 35, 37, 38, 40, 41, 43, 44, 46, 48, 50, 51, 54, 57,
        60, 64, 67, 70, 73, 76, 79, 83, 86, 89, 92, 95, 98, 102, 105, 108, 111, 114, 121, 127, 140, 152,
      ]
        .filter((d) => d >= from && d <= to)
        .map((d) =>
          size({
            rank: d % 5 === 0 ? 0 : 0.4,
            code: String(d).padStart(3, '0'),
            label: [`${d} mm`, `${d} mm`],
            values: { d1: d, h: slug === 'hm' ? 50 : 38, z: Math.round(d * 0.75) },
            price: (420 + d * 17) * factor,
            grams: 30 + d * 3,
          }),
        ),
    }),
  );
  const discs = (
    [
      ['alu', 'Aluminium', 'aluminium', 80, 1.3],
      ['stahl', 'Stahl', 'steel', 60, 1.5],
      ['holz', 'Holz', 'wood', 40, 1],
    ] as const
  ).map(([slug, de, en, teeth, factor]) =>
    plan({
      ...sawing,
      id: `kreissaegeblatt-hm-${slug}`,
      category: 'kreissaegeblaetter',
      title: [`Kreissägeblatt HM ${de}`, `Circular saw blade TCT ${en}`],
      about: [`Hartmetallbestücktes Kreissägeblatt für ${de}.`, `Tungsten carbide tipped blade for ${en}.`],
      drawing: 'saw-disc',
      material: 'saws',
      code: `KS${slug[0]?.toUpperCase()}`,
      columns: ['d1', 'b', 'bore', 'z'],
      shared: { cuttingMaterial: 'HM' },
      sizes: [
        [160, 20],
        [190, 30],
        [210, 30],
        [216, 30],
        [250, 30],
        [300, 30],
        [305, 30],
        [350, 30],
        [400, 30],
      ].flatMap(([d = 0, bore = 0]) =>
        [0.6, 1].map((part) => {
          const z = Math.round((teeth * part * d) / 250 / 2) * 2;
          return size({
            rank: part === 1 ? 0 : 0.4,
            code: `${d}-${z}`,
            label: [`${d} × ${bore} mm, Z ${z}`, `${d} × ${bore} mm, Z ${z}`],
            values: { d1: d, b: d < 220 ? 2.2 : 3.2, bore, z },
            price: (1900 + d * 13 + z * 12) * factor,
            grams: d * d * 0.013,
          });
        }),
      ),
    }),
  );
  return [...bands, hacksaws, ...holeSaws, ...discs];
}
