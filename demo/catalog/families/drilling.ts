import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { ColumnKey } from '../columns.ts';
import { diameters, lengthsFor, millimetres, numberWords, sizeCode, words } from '../group-plan.ts';
import type { GroupPlan, LengthTable, Size } from '../group-plan.ts';
import {
  din1869,
  din1897,
  din338,
  din340,
  din345,
  din6537Long,
  din6537Short,
} from '../series/drill-lengths.ts';
import { carbideTypes, solid, typeGT, typeH, typeN, typeNE, typePM, typeVA, typeW } from './drill-types.ts';
import type { DrillType } from './drill-types.ts';

interface Series {
  standard: string;
  categoryId: string;
  noun: [string, string];
  about: [string, string];
  table: LengthTable;
  from: number;
  to: number;
  price: (d: number) => number;
  types: DrillType[];
  drawing: DrawingKind;
}

const hssPrice = (d: number) => Math.round(95 + 14 * d ** 1.65 + (d < 1 ? 120 * (1 - d) : 0));

const series: Series[] = [
  {
    standard: 'DIN 338',
    categoryId: 'spiralbohrer-kurz',
    noun: ['Spiralbohrer', 'Jobber drill'],
    about: [
      'Kurzer Spiralbohrer mit Zylinderschaft für allgemeine Bohrarbeiten.',
      'Jobber length drill with straight shank for general drilling.',
    ],
    table: din338,
    from: 0.2,
    to: 20,
    price: hssPrice,
    types: [typeN, typeNE, typePM, typeW, typeH, typeVA, solid],
    drawing: 'twist-drill',
  },
  {
    standard: 'DIN 1897',
    categoryId: 'spiralbohrer-extra-kurz',
    noun: ['Spiralbohrer', 'Stub drill'],
    about: [
      'Extra kurzer, steifer Spiralbohrer für Drehautomaten und Blech.',
      'Rigid stub length drill for automatic lathes and sheet metal.',
    ],
    table: din1897,
    from: 0.5,
    to: 20,
    price: (d) => Math.round(hssPrice(d) * 1.05),
    types: [typeN, typeNE, typePM, typeVA, solid],
    drawing: 'twist-drill',
  },
  {
    standard: 'DIN 340',
    categoryId: 'spiralbohrer-lang',
    noun: ['Spiralbohrer', 'Long series drill'],
    about: ['Langer Spiralbohrer für tiefe Bohrungen.', 'Long series drill for deep holes.'],
    table: din340,
    from: 1,
    to: 20,
    price: (d) => Math.round(hssPrice(d) * 1.7 + 60),
    types: [typeN, typeNE, typeGT, typeVA],
    drawing: 'twist-drill',
  },
  {
    standard: 'DIN 1869',
    categoryId: 'spiralbohrer-ueberlang',
    noun: ['Spiralbohrer', 'Extra long drill'],
    about: [
      'Überlanger Spiralbohrer, Reihe 1, für Bohrungen bis 20 × D.',
      'Extra long drill, series 1, for holes up to 20 × D.',
    ],
    table: din1869,
    from: 2,
    to: 13,
    price: (d) => Math.round(hssPrice(d) * 2.9 + 380),
    types: [typeN, typeGT],
    drawing: 'twist-drill',
  },
  {
    standard: 'DIN 345',
    categoryId: 'spiralbohrer-morsekegel',
    noun: ['Spiralbohrer', 'Taper shank drill'],
    about: [
      'Spiralbohrer mit Morsekegel für Ständer- und Radialbohrmaschinen.',
      'Drill with Morse taper shank for pillar and radial drilling machines.',
    ],
    table: din345,
    from: 3,
    to: 50,
    price: (d) => Math.round(900 + 16 * d ** 1.72),
    types: [typeN, typeNE, typeVA],
    drawing: 'taper-drill',
  },
  {
    standard: 'DIN 6537 K',
    categoryId: 'hochleistungsbohrer',
    noun: ['Hochleistungsbohrer', 'High-performance drill'],
    about: [
      'Vollhartmetallbohrer 3 × D mit selbstzentrierender Spitze.',
      'Solid carbide drill 3 × D with self-centring point.',
    ],
    table: din6537Short,
    from: 3,
    to: 20,
    price: (d) => Math.round(3100 + 62 * d ** 1.72),
    types: [],
    drawing: 'carbide-drill',
  },
  {
    standard: 'DIN 6537 L',
    categoryId: 'hochleistungsbohrer',
    noun: ['Hochleistungsbohrer', 'High-performance drill'],
    about: [
      'Vollhartmetallbohrer 5 × D mit selbstzentrierender Spitze.',
      'Solid carbide drill 5 × D with self-centring point.',
    ],
    table: din6537Long,
    from: 3,
    to: 20,
    price: (d) => Math.round(3600 + 71 * d ** 1.72),
    types: [],
    drawing: 'carbide-drill',
  },
];

function drillSizes(plan: Series, type: DrillType): Size[] {
  const finest = type.materialGroup === 'drills-carbide' ? 0.01 : 0.05;
  return diameters(
    Math.max(plan.from, type === solid ? 0.5 : plan.from),
    Math.min(plan.to, type === typePM ? 16 : plan.to),
    finest,
  ).map(({ d, rank }) => {
    const [l1 = 0, l2 = 0, third] = lengthsFor(plan.table, d);
    const shank = plan.drawing === 'taper-drill' ? { taper: `MK ${third}` } : { d2: third ?? d };
    return {
      rank,
      code: sizeCode(d),
      label: millimetres(d),
      values: { d1: d, l1, l2, ...shank },
      price: Math.round(plan.price(d) * type.factor),
      weightGrams: Math.max(1, Math.round(d * d * 0.0055 * l1)),
    };
  });
}

function drillGroup(plan: Series, type: DrillType): GroupPlan {
  const isTaper = plan.drawing === 'taper-drill';
  const columns: ColumnKey[] = ['d1', 'l1', 'l2', isTaper ? 'taper' : 'd2', 'coating'];
  return {
    groupId: `${plan.noun[0].toLowerCase()}-${plan.standard.toLowerCase().replaceAll(' ', '-')}-${type.slug}`,
    categoryId: plan.categoryId,
    title: words(
      `${plan.noun[0]} ${plan.standard} ${type.name}`,
      `${plan.noun[1]} ${plan.standard} ${type.en}`,
    ),
    description: words(
      `${plan.about[0]} ${numberWords(type.point).de}° Spitzenwinkel, Drallwinkel ${type.helix}°, rechtsschneidend.`,
      `${plan.about[1]} ${type.point}° point angle, ${type.helix}° helix, right-hand cutting.`,
    ),
    drawing: plan.drawing,
    trade: 'drilling',
    materialGroup: type.materialGroup,
    code: `${plan.standard.replace(/\D+/g, '')}${plan.standard.endsWith('L') ? 'L' : ''}${type.code}`,
    columns,
    details: [
      'pointAngle',
      'helix',
      'cuttingMaterial',
      'tolerance',
      ...(isTaper ? [] : (['shank'] as const)),
    ],
    facets: ['d1', 'l1', 'l2', 'coating', ...(isTaper ? (['taper'] as const) : [])],
    shared: {
      pointAngle: type.point,
      helix: type.helix,
      cuttingMaterial: type.material,
      tolerance: type.material === 'carbide' ? 'm7' : 'h8',
      ...(isTaper ? {} : { shank: plan.drawing === 'carbide-drill' ? 'DIN 6535 HA' : 'cylindrical' }),
    },
    sizes: drillSizes(plan, type),
    options: type.options,
    // Every producer offers the full range of tenths of the standard drills.
    popularity: plan.standard === 'DIN 338' ? (type === typeN || type === typeNE ? 8 : 2) : 1,
  };
}

export function drillGroups(): GroupPlan[] {
  return series.flatMap((plan) =>
    (plan.types.length > 0 ? plan.types : carbideTypes).map((type) => drillGroup(plan, type)),
  );
}
