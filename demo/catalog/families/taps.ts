import { numberWords } from '../group-plan.ts';
import type { GroupPlan, Option } from '../group-plan.ts';
import type { Tap } from '../series/threads.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

export const coatings = optionsOf('coating', [
  ['', 'bright', '', 1],
  ['TIN', 'TiN', 'TiN', 1.32, 0.3],
  ['TICN', 'TiCN', 'TiCN', 1.4, 0.6],
]);

export const steel = optionsOf('tolerance', [
  ['6H', '6H', '6H', 1],
  ['6G', '6G', '6G', 1.12, 1.2],
]);

/** M8 in the coarse series, M8 × 1 where the pitch is fine. */
function threadName(nominal: number, pitch: number, fine: boolean, language: 'de' | 'en'): string {
  const name = `M${numberWords(nominal)[language]}`;
  return fine ? `${name} × ${numberWords(pitch)[language]}` : name;
}

interface TapType {
  slug: string;
  de: string;
  en: string;
  hole: 'through' | 'blind';
  chamfer: string;
  factor: number;
  code: string;
  helix: number;
  workpiece: string;
}

export const machine: TapType[] = [
  {
    slug: 'form-b',
    de: 'Form B Durchgangsloch HSS-E',
    en: 'form B through hole HSS-E',
    hole: 'through',
    chamfer: 'B',
    factor: 1,
    code: 'B',
    helix: 0,
    workpiece: 'steel',
  },
  {
    slug: 'form-c-35',
    de: 'Form C/35° Sackloch HSS-E',
    en: 'form C/35° blind hole HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.08,
    code: 'C35',
    helix: 35,
    workpiece: 'steel',
  },
  {
    slug: 'va-form-b',
    de: 'VA Form B Durchgangsloch HSS-E',
    en: 'VA form B through hole HSS-E',
    hole: 'through',
    chamfer: 'B',
    factor: 1.3,
    code: 'VAB',
    helix: 0,
    workpiece: 'stainless',
  },
  {
    slug: 'va-form-c',
    de: 'VA Form C/40° Sackloch HSS-E',
    en: 'VA form C/40° blind hole HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.38,
    code: 'VAC',
    helix: 40,
    workpiece: 'stainless',
  },
  {
    slug: 'al-form-c',
    de: 'AL Form C Sackloch HSS-E',
    en: 'AL form C blind hole HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.22,
    code: 'ALC',
    helix: 45,
    workpiece: 'aluminium',
  },
  {
    slug: 'gg-form-c',
    de: 'GG Form C HSS-E',
    en: 'GG form C HSS-E',
    hole: 'blind',
    chamfer: 'C',
    factor: 1.2,
    code: 'GGC',
    helix: 0,
    workpiece: 'castIron',
  },
];

export function tapPlan(
  standard: string,
  category: string,
  noun: [string, string],
  table: readonly Tap[],
  type: TapType,
  fine: boolean,
  options: Option[],
  material: 'taps' | 'forming-taps' | 'hand-taps',
): GroupPlan {
  const title: [string, string] = [`${noun[0]} ${standard} ${type.de}`, `${noun[1]} ${standard} ${type.en}`];
  return plan({
    id: `${noun[0].toLowerCase()}-${standard.toLowerCase().replaceAll(' ', '-')}-${type.slug}`,
    category,
    title,
    about: [
      `${noun[0]} für metrisches ISO-${fine ? 'Feingewinde' : 'Regelgewinde'}, ${type.hole === 'blind' ? 'Sackloch' : 'Durchgangsloch'}, Anschnitt Form ${type.chamfer}.`,
      `${noun[1]} for metric ISO ${fine ? 'fine' : 'coarse'} threads, ${type.hole} hole, chamfer form ${type.chamfer}.`,
    ],
    drawing: material === 'hand-taps' ? 'hand-tap' : 'tap',
    trade: 'threading',
    material,
    code: `${standard.replace(/\D+/g, '')}${type.code}`,
    columns: [
      'thread',
      'p',
      'l1',
      'l2',
      'd2',
      'square',
      'd3',
      ...(options[0]?.values.coating === undefined ? [] : (['coating'] as const)),
      ...(options[0]?.values.tolerance === undefined ? [] : (['tolerance'] as const)),
    ],
    facets: [
      'thread',
      'p',
      ...(options[0]?.values.coating === undefined ? [] : (['coating'] as const)),
      ...(options[0]?.values.tolerance === undefined ? [] : (['tolerance'] as const)),
    ],
    shared: {
      hole: type.hole,
      chamfer: type.chamfer,
      helix: type.helix,
      workpiece: type.workpiece,
      cuttingMaterial: material === 'hand-taps' ? 'HSS' : 'HSS-E',
    },
    options,
    sizes: table.map(([nominal, p, l1, l2, d2, square, d3]) =>
      size({
        rank: nominal < 2 ? 1 : 0,
        code: `M${nominal}${fine ? `X${p}` : ''}`.replaceAll('.', ''),
        label: [threadName(nominal, p, fine, 'de'), threadName(nominal, p, fine, 'en')],
        values: { thread: `M${nominal}${fine ? `x${p}` : ''}`, p, l1, l2, d2, square, d3 },
        price: (fine ? 1.25 : 1) * type.factor * (1050 + nominal ** 2 * 11 + (nominal < 3 ? 900 : 0)),
        grams: d2 * d2 * l1 * 0.006,
      }),
    ),
  });
}

export const forming: TapType = {
  slug: 'form-c',
  de: 'Form C HSS-E-PM',
  en: 'form C HSS-E-PM',
  hole: 'blind',
  chamfer: 'C',
  factor: 1.5,
  code: 'C',
  helix: 0,
  workpiece: 'steel',
};

export const handTap = (slug: string, de: string, en: string, code: string, factor: number): TapType => ({
  slug,
  de,
  en,
  code,
  factor,
  hole: 'through',
  chamfer: 'D',
  helix: 0,
  workpiece: 'universal',
});
