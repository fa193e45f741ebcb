import { words } from '../group-plan.ts';
import type { Option } from '../group-plan.ts';
import type { MaterialGroupKey } from '../material-groups.ts';

const finish = (code: string, value: string, priceFactor: number, rank = 0): Option => ({
  code,
  label: code === '' ? words('') : words(value),
  values: { coating: value },
  priceFactor,
  rank,
  drawing: { finish: value },
});

const hssCoatings = [
  finish('', 'bright', 1),
  finish('TIN', 'TiN', 1.45, 0.3),
  finish('TIALN', 'TiAlN', 1.7, 0.5),
];

const steamed = [finish('', 'steam', 1), finish('TIN', 'TiN', 1.5, 0.4)];

const carbideCoatings = [
  finish('', 'bright', 1),
  finish('TIALN', 'TiAlN', 1.2),
  finish('ALCRN', 'AlCrN', 1.28, 0.5),
];

export interface DrillType {
  code: string;
  slug: string;
  name: string;
  en: string;
  material: string;
  materialGroup: MaterialGroupKey;
  point: number;
  helix: number;
  factor: number;
  options: Option[];
}

const hss = { material: 'HSS', materialGroup: 'drills-hss' } as const;

const hsse = { material: 'HSS-E', materialGroup: 'drills-hsse' } as const;

export const typeN: DrillType = {
  ...hss,
  code: 'HSS',
  slug: 'n-hss',
  name: 'Typ N HSS',
  en: 'type N HSS',
  point: 118,
  helix: 28,
  factor: 1,
  options: steamed,
};

export const typeNE: DrillType = {
  ...hsse,
  code: 'HSSE',
  slug: 'n-hss-e',
  name: 'Typ N HSS-E',
  en: 'type N HSS-E',
  point: 135,
  helix: 30,
  factor: 1.75,
  options: hssCoatings,
};

export const typePM: DrillType = {
  ...hsse,
  material: 'HSS-E-PM',
  code: 'PM',
  slug: 'n-hss-e-pm',
  name: 'Typ N HSS-E-PM',
  en: 'type N HSS-E-PM',
  point: 130,
  helix: 36,
  factor: 3.1,
  options: hssCoatings.slice(1),
};

export const typeW: DrillType = {
  ...hss,
  code: 'W',
  slug: 'w-hss',
  name: 'Typ W HSS',
  en: 'type W HSS',
  point: 130,
  helix: 38,
  factor: 1.3,
  options: hssCoatings.slice(0, 1),
};

export const typeH: DrillType = {
  ...hss,
  code: 'H',
  slug: 'h-hss',
  name: 'Typ H HSS',
  en: 'type H HSS',
  point: 118,
  helix: 13,
  factor: 1.35,
  options: hssCoatings.slice(0, 1),
};

export const typeVA: DrillType = {
  ...hsse,
  code: 'VA',
  slug: 'va-hss-e',
  name: 'Typ VA HSS-E',
  en: 'type VA HSS-E',
  point: 130,
  helix: 36,
  factor: 2.0,
  options: hssCoatings,
};

export const typeGT: DrillType = {
  ...hsse,
  code: 'GT',
  slug: 'gt-hss-e',
  name: 'Typ GT HSS-E',
  en: 'type GT HSS-E',
  point: 130,
  helix: 40,
  factor: 2.2,
  options: hssCoatings,
};

export const solid: DrillType = {
  material: 'carbide',
  materialGroup: 'drills-carbide',
  code: 'VHM',
  slug: 'n-vhm',
  name: 'Typ N VHM',
  en: 'type N solid carbide',
  point: 118,
  helix: 30,
  factor: 7.5,
  options: carbideCoatings,
};

const carbideType = (
  slug: string,
  name: string,
  en: string,
  code: string,
  factor: number,
  point: number,
): DrillType => ({
  ...solid,
  slug,
  name,
  en,
  code,
  factor,
  point,
  options: carbideCoatings.slice(1),
});

export const carbideTypes = [
  carbideType('stahl', 'Stahl', 'steel', 'ST', 1, 140),
  carbideType('rostfrei', 'rostfrei, mit Innenkühlung', 'stainless, coolant through', 'IK', 1.45, 140),
  carbideType('alu', 'Aluminium', 'aluminium', 'AL', 1.1, 130),
  carbideType('guss', 'Guss', 'cast iron', 'GG', 1.15, 130),
];
