import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

export const holders: [string, string, [number, number, number][]][] = [
  [
    'PCLNR',
    'CNMG',
    [
      [16, 16, 100],
      [20, 20, 125],
      [25, 25, 150],
      [32, 25, 170],
    ],
  ],
  [
    'PDJNR',
    'DNMG',
    [
      [20, 20, 125],
      [25, 25, 150],
      [32, 25, 170],
    ],
  ],
  [
    'PWLNR',
    'WNMG',
    [
      [16, 16, 100],
      [20, 20, 125],
      [25, 25, 150],
    ],
  ],
  [
    'MTJNR',
    'TNMG',
    [
      [20, 20, 125],
      [25, 25, 150],
    ],
  ],
  [
    'PSSNR',
    'SNMG',
    [
      [20, 20, 125],
      [25, 25, 150],
      [32, 32, 170],
    ],
  ],
  [
    'SCLCR',
    'CCMT',
    [
      [10, 10, 90],
      [12, 12, 100],
      [16, 16, 100],
      [20, 20, 125],
    ],
  ],
  [
    'SDJCR',
    'DCMT',
    [
      [10, 10, 90],
      [12, 12, 100],
      [16, 16, 100],
      [20, 20, 125],
    ],
  ],
  [
    'SVJBR',
    'VBMT',
    [
      [16, 16, 100],
      [20, 20, 125],
      [25, 25, 150],
    ],
  ],
  [
    'SRDCN',
    'RCMT',
    [
      [16, 16, 100],
      [20, 20, 125],
      [25, 25, 150],
    ],
  ],
];

const hands = optionsOf('hand', [
  ['R', 'right', ['rechts', 'right'], 1],
  ['L', 'left', ['links', 'left'], 1, 0.3],
]);

export function holderPlan([name, insert, rows]: (typeof holders)[number], inner: boolean): GroupPlan {
  return plan({
    id: `${inner ? 'bohrstange' : 'klemmhalter'}-${name.toLowerCase()}`,
    category: inner ? 'bohrstangen' : 'klemmhalter-aussen',
    title: inner
      ? [`Bohrstange A…${name} für ${insert}`, `Boring bar A…${name} for ${insert}`]
      : [`Klemmhalter ${name} für ${insert}`, `Turning holder ${name} for ${insert}`],
    about: inner
      ? [
          'Bohrstange mit Innenkühlung zum Innendrehen.',
          'Boring bar with coolant supply for internal turning.',
        ]
      : [
          'Klemmhalter mit Vierkantschaft zum Außendrehen.',
          'Turning holder with square shank for external turning.',
        ],
    drawing: inner ? 'boring-bar' : 'toolholder',
    trade: 'turning',
    material: 'holders',
    code: name,
    columns: inner ? ['d2', 'l1', 'd1', 'hand'] : ['h', 'b', 'l1', 'hand'],
    shared: { iso: insert },
    options: hands,
    sizes: inner
      ? [8, 10, 12, 16, 20, 25, 32].map((d2) =>
          size({
            rank: d2 > 25 || d2 < 10 ? 0.6 : 0,
            code: `A${d2}`,
            label: [`Ø ${d2} mm`, `Ø ${d2} mm`],
            values: {
              d2,
              l1: [100, 110, 125, 150, 180, 200, 250][[8, 10, 12, 16, 20, 25, 32].indexOf(d2)] ?? 100,
              d1: Math.round(d2 * 1.28),
            },
            price: 5200 + d2 * 190,
            grams: d2 * d2 * 0.9,
          }),
        )
      : rows.map(([h, b, l1]) =>
          size({
            code: `${h}${b}`,
            label: `${h} × ${b} mm`,
            values: { h, b, l1 },
            price: 4300 + h * 105,
            grams: h * b * l1 * 0.0065,
          }),
        ),
  });
}
