import { chance } from '../chance/chance.ts';
import type { DemoArticle } from '../shapes-catalog.ts';
import type { Offer } from './choose-offers.ts';

type Material = 'P' | 'M' | 'K' | 'N' | 'S' | 'H';
type Kind = 'drilling' | 'threading' | 'milling' | 'reaming';
type Grade = 'HSS' | 'HSS-E' | 'HSS-E-PM' | 'carbide';

/** m/min, as makers' tables begin. */
const speeds: Record<Kind, Partial<Record<Grade, Partial<Record<Material, number>>>>> = {
  drilling: {
    HSS: { P: 25, K: 20, N: 50 },
    'HSS-E': { P: 28, M: 12, K: 22, N: 60 },
    'HSS-E-PM': { P: 32, M: 15, K: 25, N: 70, S: 6 },
    carbide: { P: 90, M: 45, K: 100, N: 200, S: 25 },
  },
  threading: { 'HSS-E': { P: 12, M: 6, K: 12, N: 18 } },
  milling: {
    'HSS-E': { P: 30, M: 15, K: 25, N: 80 },
    'HSS-E-PM': { P: 38, M: 20, K: 32, N: 95, S: 10 },
    carbide: { P: 140, M: 80, K: 150, N: 350, S: 40, H: 80 },
  },
  reaming: {
    HSS: { P: 10, K: 8, N: 16 },
    'HSS-E': { P: 12, M: 5, K: 10, N: 18 },
    carbide: { P: 18, M: 10, K: 16, N: 30, S: 8 },
  },
};

/** Feeds in steel times this. */
const feedIn: Record<Material, number> = { P: 1, M: 0.8, K: 1.4, N: 1.5, S: 0.6, H: 0.5 };

/** mm per turn, of mills per tooth, in steel. The feed of a tap is its pitch. */
const feeds: Partial<Record<Kind, (d: number) => number>> = {
  drilling: (d) => 0.035 * d ** 0.68,
  milling: (d) => 0.0055 * d,
  reaming: (d) => 0.08 + 0.012 * d,
};

/** The materials of a group, by words of its name. All other groups fit every material but hardened steel. */
const made: readonly [name: RegExp, materials: string][] = [
  [/63 HRC/, 'PH'],
  [/Aluminium|Typ W|AL Form|Typ H HSS/, 'N'],
  [/rostfrei|VA /, 'PMS'],
  [/Guss|GG /, 'K'],
  [/Stahl|HPC/, 'PKM'],
];

/** Cutting data of an offer. Some producers give none, as in the trade; tools for work by hand have none. */
export function cuttingDataOf({ group, size, producer }: Offer): DemoArticle['cuttingData'] {
  const { trade, title, shared } = group;
  if (!(trade in speeds) || /Hand|Kegel|Zentrier|Senker|senker|eisen|Satz/.test(title.de)) return [];
  // Producers of the demo accounts give them.
  if (producer.id > 2 && chance(`cutting data ${producer.name}`) < 0.25) return [];
  const kind = trade as Kind;
  const d = size.values.d1;
  const bySpeed = speeds[kind][shared.cuttingMaterial as Grade] ?? {};
  const materials = made.find(([name]) => name.test(title.de))?.[1] ?? 'PMKNS';
  const feed = typeof d === 'number' ? feeds[kind]?.(d) : undefined;
  return Object.entries(bySpeed).flatMap(([material, speed]) =>
    materials.includes(material)
      ? [
          {
            material,
            speed,
            feed: feed === undefined ? null : Number((feed * feedIn[material as Material]).toFixed(3)),
          },
        ]
      : [],
  );
}
