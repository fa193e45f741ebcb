import { sizeCode } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { coated, coatedThrice, spread } from './centre-and-step-drills.ts';
import { plan, size } from './plan-builder.ts';

// DIN 335 C, 90°: diameter, shank, overall length.
const countersinks = [
  [4.3, 4, 40],
  [5, 4, 40],
  [6, 5, 45],
  [6.3, 5, 45],
  [7, 6, 50],
  [8, 6, 50],
  [8.3, 6, 50],
  [9.4, 6, 50],
  [10, 6, 50],
  [10.4, 6, 50],
  [11.5, 8, 56],
  [12.4, 8, 56],
  [13.4, 8, 56],
  [15, 10, 60],
  [16.5, 10, 60],
  [19, 10, 63],
  [20.5, 10, 63],
  [23, 10, 67],
  [25, 10, 67],
  [28, 12, 71],
  [31, 12, 71],
] as const;

export function countersinkGroups(): GroupPlan[] {
  const types = [
    [90, 'DIN 335 C', 'hss', 'HSS', 1],
    [90, 'DIN 335 C', 'hss-e', 'HSS-E', 1.5],
    [90, 'DIN 335 C', 'vhm', 'VHM', 4.4],
    [60, 'DIN 334 C', 'hss', 'HSS', 1.1],
    [120, 'ISO 3293', 'hss', 'HSS', 1.15],
  ] as const;
  return types.map(([angle, standard, slug, name, factor]) =>
    plan({
      id: `kegelsenker-${standard.toLowerCase().replaceAll(' ', '-')}-${angle}-${slug}`,
      category: 'kegel-und-flachsenker',
      title: [
        `Kegelsenker ${standard} ${angle}° ${name}`,
        `Countersink ${standard} ${angle}° ${name === 'VHM' ? 'solid carbide' : name}`,
      ],
      about: [
        `Dreischneidiger Kegelsenker ${angle}° für ratterfreies Senken und Entgraten.`,
        `Three-flute countersink ${angle}° for chatter-free countersinking and deburring.`,
      ],
      drawing: 'countersink',
      trade: 'drilling',
      material: 'countersinks',
      code: `${standard.replace(/\D+/g, '')}C${name}`,
      columns: ['d1', 'd2', 'l1', 'coating'],
      shared: { angle, z: 3, cuttingMaterial: name === 'VHM' ? 'carbide' : name, shank: 'cylindrical' },
      options: coatedThrice,
      sizes: countersinks.map(([d1, d2, l1]) =>
        size({
          code: sizeCode(d1),
          label: spread(d1),
          values: { d1, d2, l1 },
          price: (480 + d1 * d1 * 3.3) * factor,
          grams: d1 * d1 * 0.3 + 15,
        }),
      ),
    }),
  );
}

// DIN 373 for screws M3 to M20: outer diameter, pilot, shank, length.
const counterbores = [
  ['M3', 6, 3.2, 5, 71],
  ['M4', 8, 4.3, 5, 71],
  ['M5', 10, 5.3, 8, 80],
  ['M6', 11, 6.4, 8, 80],
  ['M8', 15, 8.4, 12.5, 100],
  ['M10', 18, 10.5, 12.5, 100],
  ['M12', 20, 13, 12.5, 100],
  ['M14', 24, 15, 12.5, 120],
  ['M16', 26, 17, 12.5, 120],
  ['M20', 33, 21, 16, 140],
] as const;

export function counterboreGroups(): GroupPlan[] {
  return (['fein', 'mittel', 'kernloch'] as const).map((kind, index) => {
    const en = { fein: 'fine', mittel: 'medium', kernloch: 'core hole' }[kind];
    const noun = {
      fein: 'Durchgangsloch fein',
      mittel: 'Durchgangsloch mittel',
      kernloch: 'Gewindekernloch',
    }[kind];
    return plan({
      id: `flachsenker-din-373-${kind}`,
      category: 'kegel-und-flachsenker',
      title: [`Flachsenker DIN 373 ${noun} HSS`, `Counterbore DIN 373 ${en} HSS`],
      about: [
        'Flachsenker mit festem Führungszapfen für Zylinderschrauben ISO 4762.',
        'Counterbore with fixed pilot for cap screws ISO 4762.',
      ],
      drawing: 'counterbore',
      trade: 'drilling',
      material: 'countersinks',
      code: `373${'FMK'[index]}`,
      columns: ['thread', 'd1', 'd3', 'd2', 'l1', 'coating'],
      shared: { angle: 180, z: 3, cuttingMaterial: 'HSS' },
      options: coated,
      sizes: counterbores.map(([thread, d1, pilot, d2, l1]) =>
        size({
          code: thread,
          label: thread,
          values: { thread, d1, d3: kind === 'kernloch' ? Number((pilot * 0.8).toFixed(1)) : pilot, d2, l1 },
          price: 900 + d1 * d1 * 5,
          grams: d1 * d1 * 0.5,
        }),
      ),
    });
  });
}
