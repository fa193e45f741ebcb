import { numberWords, plain } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { din371, din376 } from '../series/threads.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

// DIN EN 22568: nominal, pitch, outer diameter, height.
const dies = [
  [3, 0.5, 20, 5],
  [4, 0.7, 20, 5],
  [5, 0.8, 20, 7],
  [6, 1, 20, 7],
  [8, 1.25, 25, 9],
  [10, 1.5, 30, 11],
  [12, 1.75, 38, 14],
  [14, 2, 38, 14],
  [16, 2, 45, 18],
  [18, 2.5, 45, 18],
  [20, 2.5, 45, 18],
  [22, 2.5, 55, 22],
  [24, 3, 55, 22],
  [27, 3, 65, 25],
  [30, 3.5, 65, 25],
] as const;

export function dieGroups(): GroupPlan[] {
  return (
    [
      ['hss', 'HSS', 1],
      ['hss-e-va', 'HSS-E VA', 1.55],
      ['lh-hss', 'links HSS', 1.4],
    ] as const
  ).map(([slug, name, factor]) =>
    plan({
      id: `schneideisen-din-en-22568-${slug}`,
      category: 'schneideisen',
      title: [`Schneideisen DIN EN 22568 ${name}`, `Die DIN EN 22568 ${name.replace('links', 'left-hand')}`],
      about: [
        'Rundes Schneideisen Form B, vorgeschlitzt, mit Schälanschnitt, Toleranz 6g.',
        'Round die form B, pre-slotted, with spiral point, tolerance 6g.',
      ],
      drawing: 'die',
      trade: 'threading',
      material: 'dies',
      code: `22568${name.replace(/\W/g, '')}`,
      columns: ['thread', 'p', 'd2', 'h'],
      facets: ['thread', 'p'],
      shared: {
        tolerance: '6g',
        cuttingMaterial: name.replace('links ', ''),
        hand: slug.startsWith('lh') ? 'left' : 'right',
      },
      options:
        slug === 'hss'
          ? optionsOf('coating', [
              ['', 'bright', '', 1],
              ['N', 'nitriert', ['nitriert', 'nitrided'], 1.2, 0.6],
            ])
          : [plain],
      sizes: dies.map(([nominal, p, d2, h]) =>
        size({
          code: `M${nominal}`,
          label: [`M${numberWords(nominal).de}`, `M${numberWords(nominal).en}`],
          values: { thread: `M${nominal}`, p, d2, h },
          price: (780 + nominal * nominal * 9) * factor,
          grams: d2 * d2 * h * 0.004,
        }),
      ),
    }),
  );
}

export function threadMillGroups(): GroupPlan[] {
  return (
    [
      ['1-5xd', '1,5 × D', 1.5, 1],
      ['2xd', '2 × D', 2, 1.12],
      ['2-5xd', '2,5 × D', 2.5, 1.3],
    ] as const
  ).map(([slug, name, depth, factor]) =>
    plan({
      id: `gewindefraeser-vhm-${slug}`,
      category: 'gewindefraeser',
      title: [`Gewindefräser VHM ${name}`, `Thread mill solid carbide ${name.replace(',', '.')}`],
      about: [
        'Vollhartmetall-Gewindefräser mit Innenkühlung für Innengewinde M bis zum Grund.',
        'Solid carbide thread mill with coolant for metric internal threads to the bottom.',
      ],
      drawing: 'thread-mill',
      trade: 'threading',
      material: 'taps',
      code: `GF${String(depth).replace('.', '')}`,
      columns: ['thread', 'p', 'd1', 'd2', 'l1', 'l2', 'z', 'coating'],
      facets: ['thread', 'p', 'coating'],
      shared: { cuttingMaterial: 'carbide', shank: 'DIN 6535 HA' },
      options: optionsOf('coating', [
        ['TICN', 'TiCN', 'TiCN', 1],
        ['ALCRN', 'AlCrN', 'AlCrN', 1.1, 0.4],
      ]),
      sizes: din371
        .slice(6)
        .concat(din376.slice(4, 9))
        .map(([nominal, p, , , , , core]) =>
          size({
            code: `M${nominal}`.replace('.', ''),
            label: [`M${numberWords(nominal).de}`, `M${numberWords(nominal).en}`],
            values: {
              thread: `M${nominal}`,
              p,
              d1: Math.round(core * 9.4) / 10,
              d2: nominal <= 6 ? 6 : nominal <= 10 ? 8 : 12,
              l1: nominal <= 6 ? 57 : nominal <= 10 ? 63 : 83,
              l2: Math.round(nominal * depth + p),
              z: nominal < 6 ? 3 : 4,
            },
            price: (7200 + nominal * 260) * factor,
            grams: nominal * 8,
          }),
        ),
    }),
  );
}
