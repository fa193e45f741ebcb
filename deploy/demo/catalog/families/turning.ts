import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { GroupPlan } from '../group-plan.ts';
import { numberWords } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

interface InsertShape {
  iso: string;
  drawing: DrawingKind;
  category: string;
  angle: number;
  /** Edge length code → inscribed circle and thickness in mm with the ISO thickness code. */
  edges: [code: string, circle: number, thickness: number, thicknessCode: string][];
  radii: number[];
}

const negative = 'wendeschneidplatten-negativ';
const positive = 'wendeschneidplatten-positiv';
const shapes: InsertShape[] = [
  {
    iso: 'CNMG',
    drawing: 'insert-c',
    category: negative,
    angle: 80,
    edges: [
      ['09', 9.525, 3.18, '03'],
      ['12', 12.7, 4.76, '04'],
      ['16', 15.875, 6.35, '06'],
      ['19', 19.05, 6.35, '06'],
    ],
    radii: [4, 8, 12, 16],
  },
  {
    iso: 'DNMG',
    drawing: 'insert-d',
    category: negative,
    angle: 55,
    edges: [
      ['11', 9.525, 4.76, '04'],
      ['15', 12.7, 6.35, '06'],
    ],
    radii: [4, 8, 12],
  },
  {
    iso: 'WNMG',
    drawing: 'insert-w',
    category: negative,
    angle: 80,
    edges: [
      ['06', 9.525, 4.76, '04'],
      ['08', 12.7, 4.76, '04'],
    ],
    radii: [4, 8, 12],
  },
  {
    iso: 'TNMG',
    drawing: 'insert-t',
    category: negative,
    angle: 60,
    edges: [
      ['16', 9.525, 4.76, '04'],
      ['22', 12.7, 4.76, '04'],
    ],
    radii: [4, 8, 12],
  },
  {
    iso: 'SNMG',
    drawing: 'insert-s',
    category: negative,
    angle: 90,
    edges: [
      ['09', 9.525, 3.18, '03'],
      ['12', 12.7, 4.76, '04'],
      ['15', 15.875, 6.35, '06'],
      ['19', 19.05, 6.35, '06'],
    ],
    radii: [8, 12, 16],
  },
  {
    iso: 'VNMG',
    drawing: 'insert-v',
    category: negative,
    angle: 35,
    edges: [['16', 9.525, 4.76, '04']],
    radii: [4, 8],
  },
  {
    iso: 'CCMT',
    drawing: 'insert-c',
    category: positive,
    angle: 80,
    edges: [
      ['06', 6.35, 2.38, '02'],
      ['09', 9.525, 3.97, 'T3'],
      ['12', 12.7, 4.76, '04'],
    ],
    radii: [2, 4, 8, 12],
  },
  {
    iso: 'DCMT',
    drawing: 'insert-d',
    category: positive,
    angle: 55,
    edges: [
      ['07', 6.35, 2.38, '02'],
      ['11', 9.525, 3.97, 'T3'],
    ],
    radii: [2, 4, 8],
  },
  {
    iso: 'TCMT',
    drawing: 'insert-t',
    category: positive,
    angle: 60,
    edges: [
      ['09', 5.56, 2.38, '02'],
      ['11', 6.35, 2.38, '02'],
      ['16', 9.525, 3.97, 'T3'],
    ],
    radii: [2, 4, 8],
  },
  {
    iso: 'SCMT',
    drawing: 'insert-s',
    category: positive,
    angle: 90,
    edges: [
      ['09', 9.525, 3.97, 'T3'],
      ['12', 12.7, 4.76, '04'],
    ],
    radii: [4, 8],
  },
  {
    iso: 'VBMT',
    drawing: 'insert-v',
    category: positive,
    angle: 35,
    edges: [
      ['11', 6.35, 3.18, '03'],
      ['16', 9.525, 4.76, '04'],
    ],
    radii: [2, 4, 8],
  },
  {
    iso: 'RCMT',
    drawing: 'insert-r',
    category: positive,
    angle: 360,
    edges: [
      ['06', 6, 2.38, '02'],
      ['08', 8, 3.18, '03'],
      ['10', 10, 3.97, 'T3'],
      ['12', 12, 4.76, '04'],
      ['16', 16, 6.35, '06'],
    ],
    radii: [0],
  },
];

const grades = optionsOf('grade', [
  ['P15', 'P15', 'P15', 1],
  ['P25', 'P25', 'P25', 1],
  ['M20', 'M20', 'M20', 1.06, 0.3],
  ['K15', 'K15', 'K15', 0.97, 0.4],
  ['S10', 'S10', 'S10', 1.25, 0.9],
]);
const breakers = optionsOf('chipBreaker', [
  ['F', 'F', 'F', 1],
  ['M', 'M', 'M', 1],
  ['R', 'R', 'R', 1.03, 0.4],
]);

function insertPlan(shape: InsertShape): GroupPlan {
  const { iso } = shape;
  return plan({
    id: `wendeschneidplatte-${iso.toLowerCase()}`,
    category: shape.category,
    title: [`Wendeschneidplatte ${iso}`, `Indexable insert ${iso}`],
    about: [
      `Wendeschneidplatte ${iso} nach ISO 1832 zum Drehen; Spanformer F schlichten, M mittel, R schruppen.`,
      `Indexable insert ${iso} to ISO 1832 for turning; chip breaker F finishing, M medium, R roughing.`,
    ],
    drawing: shape.drawing,
    trade: 'turning',
    material: 'inserts',
    code: iso,
    columns: ['iso', 'd1', 'a', 'r', 'chipBreaker', 'grade'],
    facets: ['d1', 'r', 'chipBreaker', 'grade'],
    shared: { angle: shape.angle, pieces: 10, cuttingMaterial: 'HM' },
    options: crossed(breakers, grades),
    unit: ['Stück', 'piece'],
    sizes: shape.edges.flatMap(([edge, d1, a, thicknessCode], edgeIndex) =>
      shape.radii.map((radius) => {
        const code = `${edge}${thicknessCode}${iso === 'RCMT' ? 'M0' : String(radius).padStart(2, '0')}`;
        return size({
          rank: edgeIndex > 1 ? 0.6 : 0,
          code,
          label: code,
          values: { iso: `${iso} ${code}`, d1, a, r: iso === 'RCMT' ? d1 / 2 : radius / 10 },
          price: 640 + d1 * d1 * 4.5,
          grams: d1 * d1 * a * 0.012,
        });
      }),
    ),
  });
}

const holders: [string, string, [number, number, number][]][] = [
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

function holderPlan([name, insert, rows]: (typeof holders)[number], inner: boolean): GroupPlan {
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

function groovingPlan(depth: number): GroupPlan {
  return plan({
    id: `stechplatte-tiefe-${depth}`,
    category: 'stechen-und-gewindedrehen',
    title: [`Stechplatte bis ${depth} mm Tiefe`, `Grooving insert up to ${depth} mm deep`],
    about: [
      'Stechplatte zum Ein- und Abstechen, zweischneidig.',
      'Two-edged insert for grooving and parting off.',
    ],
    drawing: 'insert-s',
    trade: 'turning',
    material: 'inserts',
    code: `ST${depth}`,
    columns: ['b', 'r', 'l1', 'grade'],
    shared: { pieces: 10, cuttingMaterial: 'HM' },
    options: grades,
    sizes: [1.5, 2, 2.5, 3, 4, 5, 6].map((b) => {
      const { de, en } = numberWords(b);
      return size({
        code: String(b * 100),
        label: [`${de} mm`, `${en} mm`],
        values: { b, r: b > 3 ? 0.4 : 0.2, l1: depth + 8 },
        price: 1150 + b * 95 + depth * 9,
        grams: 5,
      });
    }),
  });
}

const threadInsertPitches = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];
function threadInsertPlan(side: 'aussen' | 'innen'): GroupPlan {
  const code = side === 'aussen' ? '16ER' : '16IR';
  return plan({
    id: `gewindedrehplatte-${side}`,
    category: 'stechen-und-gewindedrehen',
    title: [
      `Gewindedrehplatte ${side === 'aussen' ? 'außen' : 'innen'} ${code} ISO`,
      `Threading insert ${side === 'aussen' ? 'external' : 'internal'} ${code} ISO`,
    ],
    about: [
      'Vollprofil-Gewindeplatte 60° für metrische ISO-Gewinde.',
      'Full profile threading insert 60° for metric ISO threads.',
    ],
    drawing: 'insert-t',
    trade: 'turning',
    material: 'inserts',
    code,
    columns: ['iso', 'p', 'd1', 'grade'],
    facets: ['p', 'grade'],
    shared: { angle: 60, cuttingMaterial: 'HM' },
    options: grades.slice(1, 4),
    sizes: threadInsertPitches.map((p) => {
      const { de, en } = numberWords(p);
      return size({
        code: String(p * 100),
        label: [`${de} mm`, `${en} mm`],
        values: { iso: `${code} ${p} ISO`, p, d1: 9.525 },
        price: 1680,
        grams: 4,
      });
    }),
  });
}

export function turningGroups(): GroupPlan[] {
  return [
    ...shapes.map(insertPlan),
    ...holders.map((row) => holderPlan(row, false)),
    ...holders.slice(5, 8).map((row) => holderPlan(row, true)),
    ...[12, 16, 20, 25].map(groovingPlan),
    threadInsertPlan('aussen'),
    threadInsertPlan('innen'),
  ];
}
