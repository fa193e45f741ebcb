import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { GroupPlan } from '../group-plan.ts';
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

export const shapes: InsertShape[] = [
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

export const grades = optionsOf('grade', [
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

export function insertPlan(shape: InsertShape): GroupPlan {
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
