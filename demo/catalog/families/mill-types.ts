import type { LengthTable } from '../group-plan.ts';
import { din327, din6527Long, din6527Short, din844Long, din844Short } from '../series/mill-lengths.ts';

export interface MillType {
  standard: string;
  slug: string;
  de: string;
  en: string;
  table: LengthTable;
  code: string;
  z: number;
  helix: number;
  factor: number;
  category: string;
  carbide: boolean;
  workpiece: string;
  drawing: 'end-mill' | 'ball-mill' | 'corner-mill';
}

const hssTypes: [string, string, string, string, number, number, number][] = [
  ['n-hss-e', 'Typ N HSS-E', 'type N HSS-E', 'N', 4, 30, 1],
  ['w-hss-e', 'Typ W HSS-E', 'type W HSS-E', 'W', 3, 40, 1.05],
  ['nr-hss-e', 'Typ NR HSS-E Schrupp', 'type NR HSS-E roughing', 'NR', 4, 30, 1.3],
  ['nf-hss-e-pm', 'Typ NF HSS-E-PM', 'type NF HSS-E-PM', 'NF', 4, 30, 1.9],
  ['h-hss-e', 'Typ H HSS-E', 'type H HSS-E', 'H', 6, 25, 1.2],
];

const carbideTypes: [string, string, string, string, number, number, number, string][] = [
  ['n-4', 'Typ N VHM, 4 Schneiden', 'type N solid carbide, 4 flutes', 'N4', 4, 35, 1, 'universal'],
  ['n-3', 'Typ N VHM, 3 Schneiden', 'type N solid carbide, 3 flutes', 'N3', 3, 45, 0.98, 'universal'],
  ['n-2', 'Typ N VHM, 2 Schneiden', 'type N solid carbide, 2 flutes', 'N2', 2, 30, 0.9, 'universal'],
  ['w-alu', 'Typ W VHM, Aluminium', 'type W solid carbide, aluminium', 'W', 3, 45, 1.05, 'aluminium'],
  ['h-hart', 'Typ H VHM, bis 63 HRC', 'type H solid carbide, up to 63 HRC', 'H', 6, 50, 1.4, 'hardened'],
  ['hpc', 'HPC VHM, ungleich geteilt', 'HPC solid carbide, unequal pitch', 'HPC', 4, 38, 1.35, 'steel'],
  ['va', 'VA VHM, rostfrei', 'VA solid carbide, stainless', 'VA', 4, 40, 1.3, 'stainless'],
];

export function millTypes(): MillType[] {
  const hss = (
    [
      ['DIN 844 K', din844Short, 1, 'schaftfraeser-hss-kurz'],
      ['DIN 844 L', din844Long, 1.4, 'schaftfraeser-hss-lang'],
    ] as const
  ).flatMap(([standard, table, length, category]) =>
    hssTypes.map(
      ([slug, de, en, code, z, helix, factor]): MillType => ({
        standard,
        slug,
        de,
        en,
        table,
        code: `844${standard.at(-1)}${code}`,
        z,
        helix,
        factor: factor * length,
        category,
        carbide: false,
        workpiece: 'universal',
        drawing: 'end-mill',
      }),
    ),
  );
  const slot = (
    [
      ['hss-e', 'Typ N HSS-E', 'type N HSS-E', 1],
      ['hss-e-pm', 'Typ N HSS-E-PM', 'type N HSS-E-PM', 1.6],
    ] as const
  ).map(
    ([slug, de, en, factor]): MillType => ({
      standard: 'DIN 327 D',
      slug,
      de,
      en,
      table: din327,
      code: `327${slug === 'hss-e' ? 'E' : 'PM'}`,
      z: 2,
      helix: 30,
      factor: 0.95 * factor,
      category: 'langlochfraeser',
      carbide: false,
      workpiece: 'universal',
      drawing: 'end-mill',
    }),
  );
  const solid = (
    [
      ['DIN 6527 K', din6527Short, 1, 'schaftfraeser-vhm-kurz'],
      ['DIN 6527 L', din6527Long, 1.12, 'schaftfraeser-vhm-lang'],
    ] as const
  ).flatMap(([standard, table, length, category]) =>
    carbideTypes.map(
      ([slug, de, en, code, z, helix, factor, workpiece]): MillType => ({
        standard,
        slug,
        de,
        en,
        table,
        code: `6527${standard.at(-1)}${code}`,
        z,
        helix,
        factor: factor * length,
        category,
        carbide: true,
        workpiece,
        drawing: 'end-mill',
      }),
    ),
  );
  const shaped = (
    [
      ['kugel', 'ball-mill', 'kugel-und-torusfraeser', 'Kugelfräser'],
      ['torus', 'corner-mill', 'kugel-und-torusfraeser', 'Torusfräser'],
    ] as const
  ).flatMap(([shape, drawing, category]) =>
    carbideTypes
      .filter(([slug]) => ['n-4', 'n-2', 'h-hart', 'va'].includes(slug))
      .map(
        ([slug, de, en, code, z, helix, factor, workpiece]): MillType => ({
          standard: 'DIN 6527 L',
          slug: `${shape}-${slug}`,
          de,
          en,
          table: din6527Long,
          code: `6527${shape === 'kugel' ? 'R' : 'T'}${code}`,
          z,
          helix,
          factor: factor * 1.3,
          category,
          carbide: true,
          workpiece,
          drawing,
        }),
      ),
  );
  return [...hss, ...slot, ...solid, ...shaped];
}
