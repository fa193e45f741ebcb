import { millimetres, sizeCode } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

export const coated = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.4, 0.3],
]);

export const coatedThrice = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.4, 0.3],
  ['TIALN', 'TiAlN', 'TiAlN', 1.6, 0.6],
]);

export function spread(d: number): [string, string] {
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

export function centreDrillGroups(): GroupPlan[] {
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

export function spotDrillGroups(): GroupPlan[] {
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

export function stepDrillGroups(): GroupPlan[] {
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
