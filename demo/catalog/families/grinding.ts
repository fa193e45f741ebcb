import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

export const grinding = { trade: 'grinding' } as const;

const discKinds: [string, string, string, DrawingKind, number[], number][] = [
  [
    'trennscheibe-stahl',
    'Trennscheibe EN 12413 Stahl',
    'Cutting disc EN 12413 steel',
    'disc',
    [1, 1.6, 2, 2.5, 3],
    105,
  ],
  ['trennscheibe-inox', 'Trennscheibe EN 12413 INOX', 'Cutting disc EN 12413 INOX', 'disc', [1, 1.6, 2], 120],
  [
    'trennscheibe-alu',
    'Trennscheibe EN 12413 Aluminium',
    'Cutting disc EN 12413 aluminium',
    'disc',
    [1, 1.6, 2.5],
    135,
  ],
  [
    'schruppscheibe-stahl',
    'Schruppscheibe EN 12413 Stahl',
    'Grinding disc EN 12413 steel',
    'disc',
    [4.8, 6, 6.5, 8],
    190,
  ],
  [
    'schruppscheibe-inox',
    'Schruppscheibe EN 12413 INOX',
    'Grinding disc EN 12413 INOX',
    'disc',
    [6, 6.5, 8],
    220,
  ],
];

export function discs(): GroupPlan[] {
  const bonded = discKinds.map(([id, de, en, drawing, widths, price]) =>
    plan({
      ...grinding,
      id,
      category: 'trenn-und-schruppscheiben',
      title: [de, en],
      about: [
        'Kunstharzgebundene Scheibe, 80 m/s, faserverstärkt.',
        'Resin bonded disc, 80 m/s, reinforced.',
      ],
      drawing,
      material: 'cutting-discs',
      code: id
        .split('-')
        .map((part) => part[0]?.toUpperCase())
        .join(''),
      columns: ['d1', 'b', 'bore', 'speed', 'abrasive'],
      facets: ['d1', 'b', 'abrasive'],
      shared: {},
      options: optionsOf('abrasive', [
        ['A', 'A', '', 1],
        ['ZA', 'ZA', ['Zirkonkorund', 'zirconia'], 1.3, 0.3],
        ['CER', 'CER', ['Keramikkorn', 'ceramic'], 1.8, 0.5],
      ]),
      sizes: [100, 115, 125, 150, 180, 230, 300, 350].flatMap((d1) =>
        widths
          .filter((b) => b * 130 >= d1)
          .map((b) =>
            size({
              rank: [115, 125, 230].includes(d1) ? 0 : 0.5,
              code: `${d1}-${b * 10}`,
              label: [`${d1} × ${numberWords(b).de} mm`, `${d1} × ${b} mm`],
              values: {
                d1,
                b,
                bore: d1 < 110 ? 16 : d1 < 300 ? 22.23 : 25.4,
                speed: Math.round((80 * 60000) / (Math.PI * d1) / 50) * 50,
              },
              price: price + d1 * d1 * b * 0.0024,
              grams: d1 * d1 * b * 0.0018,
            }),
          ),
      ),
    }),
  );
  const flap = (
    [
      ['gerade', 'gerade', 'flat'],
      ['schraeg', 'schräg', 'conical'],
    ] as const
  ).map(([slug, de, en]) =>
    plan({
      ...grinding,
      id: `faecherschleifscheibe-${slug}`,
      category: 'faecher-und-fiberscheiben',
      title: [`Fächerschleifscheibe EN 13743 ${de}`, `Flap disc EN 13743 ${en}`],
      about: ['Fächerschleifscheibe mit Glasgewebeteller.', 'Flap disc with fibre glass backing.'],
      drawing: 'disc',
      material: 'coated-abrasives',
      code: `FS${slug[0]?.toUpperCase()}`,
      columns: ['d1', 'bore', 'grit', 'abrasive'],
      facets: ['d1', 'grit', 'abrasive'],
      shared: {},
      options: optionsOf('abrasive', [
        ['ZA', 'ZA', '', 1],
        ['A', 'A', ['Normalkorund', 'aluminium oxide'], 0.8, 0.3],
        ['CER', 'CER', ['Keramikkorn', 'ceramic'], 1.5, 0.3],
      ]),
      sizes: [115, 125, 180].flatMap((d1) =>
        [40, 60, 80, 120].map((grit) =>
          size({
            code: `${d1}-K${grit}`,
            label: [`${d1} mm, Korn ${grit}`, `${d1} mm, grit ${grit}`],
            values: { d1, bore: 22.23, grit },
            price: 260 + d1 * 1.9,
            grams: d1 * 0.8,
          }),
        ),
      ),
    }),
  );
  const coated = (
    [
      ['fiberscheibe', 'Fiberscheibe ISO 16057', 'Fibre disc ISO 16057', 'disc', [100, 115, 125, 180], 90],
      [
        'schleifband',
        'Schleifband ISO 2976',
        'Abrasive belt ISO 2976',
        'belt',
        [533, 1000, 1500, 2000, 2500],
        260,
      ],
      ['schleifhuelse', 'Schleifhülse', 'Abrasive sleeve', 'belt', [13, 19, 25, 30, 45, 60], 110],
    ] as const
  ).map(([id, de, en, drawing, rows, price]) =>
    plan({
      ...grinding,
      id,
      category: 'faecher-und-fiberscheiben',
      title: [de, en],
      about: ['Schleifmittel auf Unterlage mit Vollkunstharzbindung.', 'Coated abrasive, full resin bond.'],
      drawing,
      material: 'coated-abrasives',
      code: id.slice(0, 2).toUpperCase() + id.at(-1)!.toUpperCase(),
      columns: id === 'schleifband' ? ['l1', 'b', 'grit', 'abrasive'] : ['d1', 'grit', 'abrasive'],
      facets: ['grit', 'abrasive'],
      shared: { pieces: 10 },
      options: optionsOf('abrasive', [
        ['A', 'A', '', 1],
        ['ZA', 'ZA', ['Zirkonkorund', 'zirconia'], 1.3, 0.3],
        ['CER', 'CER', ['Keramikkorn', 'ceramic'], 1.7, 0.5],
      ]),
      sizes: rows.flatMap((value) =>
        [36, 60, 80, 120, 180, 240].map((grit) =>
          size({
            rank: grit > 120 ? 0.4 : 0,
            code: `${value}-K${grit}`,
            label:
              id === 'schleifband'
                ? [`75 × ${value} mm, Korn ${grit}`, `75 × ${value} mm, grit ${grit}`]
                : [`${value} mm, Korn ${grit}`, `${value} mm, grit ${grit}`],
            values: id === 'schleifband' ? { l1: value, b: 75, grit } : { d1: value, grit },
            price: price + value * 0.5,
            grams: 12 + value * 0.2,
          }),
        ),
      ),
    }),
  );
  return [...bonded, ...flap, ...coated];
}
