import { lengthsFor, millimetres, sizeCode } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { arborGroups } from './arbor-mills.ts';
import { millTypes } from './mill-types.ts';
import type { MillType } from './mill-types.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

const hssDiameters = [
  2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28, 30, 32, 36, 40,
];

const carbideDiameters = [
  2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20,
];

const common = [3, 4, 5, 6, 8, 10, 12, 16, 20];

const hssCoatings = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.35, 0.3],
  ['TICN', 'TiCN', 'TiCN', 1.45, 0.7],
]);

const carbideCoatings = optionsOf('coating', [
  ['TIALN', 'TiAlN', 'TiAlN', 1],
  ['ALCRN', 'AlCrN', 'AlCrN', 1.1, 0.4],
]);

const shanks = optionsOf('shank', [
  ['HA', 'DIN 6535 HA', 'HA', 1],
  ['HB', 'DIN 6535 HB', 'HB', 1.03, 0.2],
]);

const nouns = {
  'end-mill': ['Schaftfräser', 'End mill'],
  'ball-mill': ['Kugelfräser', 'Ball nose end mill'],
  'corner-mill': ['Torusfräser', 'Corner radius end mill'],
} as const;

function millPlan(type: MillType): GroupPlan {
  const [de, en] =
    type.category === 'langlochfraeser' ? ['Langlochfräser', 'Slot drill'] : nouns[type.drawing];
  const options = type.carbide
    ? crossed(
        type.workpiece === 'aluminium'
          ? optionsOf('coating', [
              ['', 'bright', '', 1],
              ['ZRN', 'ZrN', 'ZrN', 1.15, 0.4],
            ])
          : carbideCoatings,
        shanks,
      )
    : hssCoatings;
  const rounded = type.drawing !== 'end-mill';
  return plan({
    id: `${de.toLowerCase().replace('ä', 'ae')}-${type.standard.toLowerCase().replaceAll(' ', '-')}-${type.slug}`,
    category: type.category,
    title: [`${de} ${type.standard} ${type.de}`, `${en} ${type.standard} ${type.en}`],
    about: [
      `${de} mit ${type.z} Schneiden, Drallwinkel ${type.helix}°, Zentrumsschnitt.`,
      `${en} with ${type.z} flutes, ${type.helix}° helix, centre cutting.`,
    ],
    drawing: type.drawing,
    trade: 'milling',
    material: type.carbide ? 'mills-carbide' : 'mills-hss',
    code: type.code,
    columns: [
      'd1',
      'l2',
      'l1',
      'd2',
      ...(rounded ? (['r'] as const) : []),
      'z',
      'coating',
      ...(type.carbide ? (['shank'] as const) : []),
    ],
    facets: ['d1', 'l2', 'l1', 'coating', ...(type.carbide ? (['shank'] as const) : [])],
    shared: {
      helix: type.helix,
      workpiece: type.workpiece,
      cuttingMaterial: type.carbide ? 'carbide' : type.slug.includes('pm') ? 'HSS-E-PM' : 'HSS-E',
      tolerance: type.carbide ? 'h10' : 'js14',
    },
    options,
    sizes: (type.carbide ? carbideDiameters : hssDiameters)
      .filter((d) => d <= (type.table.at(-1)?.[0] ?? 0))
      .map((d) => {
        const [l1 = 0, l2 = 0, d2 = d] = lengthsFor(type.table, d);
        const { de: labelDe, en: labelEn } = millimetres(d);
        const r = type.drawing === 'ball-mill' ? d / 2 : Math.max(0.2, Math.round(d) / 10);
        const price = type.carbide ? 1900 + d * d * 29 : 950 + d * d * 8;
        return size({
          rank: common.includes(d) ? 0 : Number.isInteger(d) ? 0.4 : 1,
          code: sizeCode(d),
          label: [labelDe, labelEn],
          values: { d1: d, l1, l2, d2, z: type.z, ...(rounded ? { r } : {}) },
          price: price * type.factor,
          grams: d2 * d2 * l1 * (type.carbide ? 0.011 : 0.006),
        });
      }),
  });
}

export function millingGroups(): GroupPlan[] {
  return [...millTypes().map(millPlan), ...arborGroups()];
}
