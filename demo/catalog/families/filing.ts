import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';
import { sawing } from './sawing.ts';

export function files(): GroupPlan[] {
  const shapes = [
    ['a', 'Flachstumpffeile', 'Hand file'],
    ['b', 'Flachspitzfeile', 'Flat file'],
    ['c', 'Dreikantfeile', 'Three-square file'],
    ['d', 'Vierkantfeile', 'Square file'],
    ['e', 'Halbrundfeile', 'Half-round file'],
    ['f', 'Rundfeile', 'Round file'],
    ['g', 'Messerfeile', 'Knife file'],
  ] as const;
  return shapes.map(([form, de, en], index) =>
    plan({
      ...sawing,
      id: `feile-din-7261-${form}`,
      category: 'feilen',
      title: [`${de} DIN 7261 Form ${form.toUpperCase()}`, `${en} DIN 7261 form ${form.toUpperCase()}`],
      about: [
        'Werkstattfeile aus legiertem Werkzeugstahl, Kreuzhieb.',
        'Engineer’s file in alloyed tool steel, double cut.',
      ],
      drawing: 'file',
      material: 'files',
      code: `7261${form.toUpperCase()}`,
      columns: ['l1', 'b', 'a', 'cut', 'handle'],
      facets: ['l1', 'cut', 'handle'],
      shared: { profile: form.toUpperCase() },
      options: crossed(
        optionsOf('cut', [
          ['1', '1', ['Hieb 1', 'cut 1'], 1],
          ['2', '2', ['Hieb 2', 'cut 2'], 1.03],
          ['3', '3', ['Hieb 3', 'cut 3'], 1.1, 0.3],
        ]),
        optionsOf('handle', [
          ['', 'none', '', 1],
          ['H', 'twoComponent', ['mit Heft', 'with handle'], 1.3, 0.3],
        ]),
      ),
      sizes: [100, 125, 150, 200, 250, 300, 350].map((l1) =>
        size({
          rank: l1 < 150 || l1 > 300 ? 0.5 : 0,
          code: String(l1),
          label: [`${l1} mm`, `${l1} mm`],
          values: {
            l1,
            b: Math.round(l1 / (index > 1 ? 16 : 10)),
            a: Math.round(l1 / 38) + (index > 1 ? 4 : 0),
          },
          price: 340 + l1 * 3.1,
          grams: l1 * l1 * 0.006,
        }),
      ),
    }),
  );
}

export function burrs(): GroupPlan[] {
  const forms = [
    ['zya', 'Zylinder ZYA', 'cylinder ZYA'],
    ['kud', 'Kugel KUD', 'ball KUD'],
    ['wrc', 'Walzenrund WRC', 'ball nosed cylinder WRC'],
    ['rbf', 'Rundbogen RBF', 'tree radius RBF'],
    ['spg', 'Spitzbogen SPG', 'tree pointed SPG'],
    ['tre', 'Tropfen TRE', 'oval TRE'],
    ['kel', 'Rundkegel KEL', 'taper radius KEL'],
    ['skm', 'Spitzkegel SKM', 'cone SKM'],
  ] as const;
  return forms.map(([form, de, en]) =>
    plan({
      ...sawing,
      id: `fraesstift-din-8032-${form}`,
      category: 'fraesstifte',
      title: [`Frässtift HM DIN 8032 ${de}`, `Carbide burr DIN 8032 ${en}`],
      about: [
        'Hartmetall-Frässtift zum Entgraten und Verputzen.',
        'Carbide burr for deburring and dressing.',
      ],
      drawing: 'burr',
      material: 'burrs',
      code: `8032${form.toUpperCase()}`,
      columns: ['d1', 'l2', 'd2', 'cut'],
      facets: ['d1', 'd2', 'cut'],
      shared: { cuttingMaterial: 'HM' },
      options: optionsOf('cut', [
        ['3P', 'cut3plus', 'Z3P', 1],
        ['5', 'cut5', 'Z5', 1.02],
        ['AL', 'ALU', 'ALU', 1.08, 0.3],
        ['ST', 'STEEL', 'STEEL', 1.2, 0.5],
      ]),
      sizes: [
        [3, 13, 3],
        [4, 13, 3],
        [6, 13, 3],
        [6, 16, 6],
        [8, 20, 6],
        [9.6, 19, 6],
        [12, 25, 6],
        [16, 25, 6],
      ].map(([d1 = 0, l2 = 0, d2 = 0]) =>
        size({
          code: `${String(d1 * 10).padStart(3, '0')}-${l2}-${d2}`,
          label: [`${numberWords(d1).de} × ${l2} mm, Schaft ${d2}`, `${d1} × ${l2} mm, shank ${d2}`],
          values: { d1, l2, d2 },
          price: 780 + d1 * d1 * 8,
          grams: d1 * d1 * 0.4 + 8,
        }),
      ),
    }),
  );
}
