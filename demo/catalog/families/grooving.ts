import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { grades } from './inserts.ts';
import { plan, size } from './plan-builder.ts';

export function groovingPlan(depth: number): GroupPlan {
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

export function threadInsertPlan(side: 'aussen' | 'innen'): GroupPlan {
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
