import type { GroupPlan } from '../group-plan.ts';
import { grinding } from './grinding.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

export function wheelsAndPoints(): GroupPlan[] {
  const wheels = (
    [
      ['edelkorund', 'Edelkorund', 'white aluminium oxide', 'WA', 1],
      ['siliziumkarbid', 'Siliziumkarbid', 'silicon carbide', 'C', 1.2],
      ['keramikkorn', 'Keramikkorn', 'ceramic grain', 'CER', 1.9],
    ] as const
  ).map(([slug, de, en, abrasive, factor]) =>
    plan({
      ...grinding,
      id: `schleifscheibe-iso-603-${slug}`,
      category: 'schleifscheiben',
      title: [`Schleifscheibe ISO 603 Form 1 ${de}`, `Grinding wheel ISO 603 type 1 ${en}`],
      about: [
        'Keramisch gebundene Schleifscheibe für Flach- und Rundschleifen.',
        'Vitrified wheel for surface and cylindrical grinding.',
      ],
      drawing: 'wheel',
      material: 'grinding-wheels',
      code: `603${abrasive}`,
      columns: ['d1', 'b', 'bore', 'grit', 'speed'],
      facets: ['d1', 'b', 'grit'],
      shared: { abrasive },
      options: optionsOf('grit', [
        ['46', 46, ['Korn 46', 'grit 46'], 1],
        ['60', 60, ['Korn 60', 'grit 60'], 1],
        ['80', 80, ['Korn 80', 'grit 80'], 1.02, 0.3],
        ['120', 120, ['Korn 120', 'grit 120'], 1.05, 0.6],
      ]),
      sizes: [
        [125, 20, 20],
        [150, 20, 20],
        [175, 25, 32],
        [200, 20, 51],
        [200, 32, 51],
        [250, 25, 76],
        [300, 40, 127],
        [350, 40, 127],
        [400, 50, 127],
      ].map(([d1 = 0, b = 0, bore = 0]) =>
        size({
          code: `${d1}-${b}`,
          label: [`${d1} × ${b} × ${bore} mm`, `${d1} × ${b} × ${bore} mm`],
          values: { d1, b, bore, speed: Math.round((35 * 60000) / (Math.PI * d1) / 10) * 10 },
          price: (900 + d1 * d1 * b * 0.0024) * factor,
          grams: d1 * d1 * b * 0.0017,
        }),
      ),
    }),
  );
  const points = (
    [
      ['zylinder-zy', 'Zylinder ZY', 'cylinder ZY'],
      ['kugel-ku', 'Kugel KU', 'ball KU'],
      ['kegel-sk', 'Kegel SK', 'cone SK'],
      ['walzenrund-wr', 'Walzenrund WR', 'ball nosed cylinder WR'],
    ] as const
  ).map(([slug, de, en]) =>
    plan({
      ...grinding,
      id: `schleifstift-${slug}`,
      category: 'schleifstifte',
      title: [`Schleifstift DIN 69170 ${de}`, `Mounted point DIN 69170 ${en}`],
      about: ['Keramisch gebundener Schleifstift.', 'Vitrified mounted point.'],
      drawing: 'mounted-point',
      material: 'grinding-wheels',
      code: `69170${slug.slice(-2).toUpperCase()}`,
      columns: ['d1', 'l2', 'd2', 'grit', 'abrasive'],
      facets: ['d1', 'd2', 'grit', 'abrasive'],
      shared: {},
      options: crossed(
        optionsOf('abrasive', [
          ['WA', 'WA', '', 1],
          ['C', 'C', ['SiC', 'SiC'], 1.1, 0.4],
        ]),
        optionsOf('grit', [
          ['46', 46, ['Korn 46', 'grit 46'], 1, 0.2],
          ['80', 80, ['Korn 80', 'grit 80'], 1],
        ]),
      ),
      sizes: [
        [3, 6, 3],
        [5, 10, 3],
        [6, 13, 3],
        [8, 16, 6],
        [10, 20, 6],
        [13, 20, 6],
        [16, 32, 6],
        [20, 32, 6],
        [25, 25, 6],
        [32, 32, 8],
        [40, 40, 8],
      ].map(([d1 = 0, l2 = 0, d2 = 0]) =>
        size({
          code: `${d1}-${l2}-${d2}`,
          label: [`${d1} × ${l2} mm, Schaft ${d2}`, `${d1} × ${l2} mm, shank ${d2}`],
          values: { d1, l2, d2 },
          price: 95 + d1 * d1 * 0.6 + l2 * 2,
          grams: d1 * d1 * 0.1 + 6,
        }),
      ),
    }),
  );
  return [...wheels, ...points];
}
