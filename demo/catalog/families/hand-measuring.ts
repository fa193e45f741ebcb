import { millimetres, numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

const displays = optionsOf('display', [
  ['A', 'analogue', '', 1],
  ['D', 'digital', 'digital', 1.9, 0.2],
]);

export const measuring = { trade: 'measuring' } as const;

export function mm(value: number): [string, string] {
  const { de, en } = millimetres(value);
  return [de, en];
}

export function callipers(): GroupPlan[] {
  const kinds = [
    ['form-a', 'Messschieber DIN 862 Form A', 'Calliper DIN 862 form A', [150, 200, 300], 1],
    [
      'form-d',
      'Messschieber DIN 862 Form D mit Feineinstellung',
      'Calliper DIN 862 form D with fine adjustment',
      [200, 300, 500, 800, 1000],
      2.2,
    ],
    ['tiefe', 'Tiefenmessschieber DIN 862', 'Depth gauge DIN 862', [150, 200, 300], 1.1],
    [
      'form-e',
      'Werkstattmessschieber DIN 862 Form E',
      'Workshop calliper DIN 862 form E',
      [250, 300, 500, 800],
      1.9,
    ],
  ] as const;
  return kinds.map(([slug, de, en, ranges, factor]) =>
    plan({
      ...measuring,
      id: `messschieber-din-862-${slug}`,
      category: 'messschieber-und-tiefenmasse',
      title: [de, en],
      about: [
        'Messschieber aus nichtrostendem, gehärtetem Stahl, mit Prüfprotokoll.',
        'Calliper in hardened stainless steel, with inspection report.',
      ],
      drawing: 'calliper',
      material: 'callipers',
      code: `862${slug === 'tiefe' ? 'T' : slug.slice(-1).toUpperCase()}`,
      columns: ['range', 'reading', 'l1', 'display'],
      shared: { accuracy: 'DIN 862' },
      options: displays,
      sizes: ranges.flatMap((range) =>
        [0.02, 0.05].map((reading) =>
          size({
            rank: reading === 0.02 ? 0 : 0.4,
            code: `${range}-${reading * 100}`,
            label: `0–${range} mm`,
            values: { range: `0–${range} mm`, reading, l1: range + 80 },
            price: (2600 + range * 14) * factor * (reading === 0.02 ? 1.15 : 1),
            grams: range * 1.1,
          }),
        ),
      ),
    }),
  );
}

export function micrometers(): GroupPlan[] {
  const kinds = [
    ['buegel', 'Bügelmessschraube DIN 863-1', 'External micrometer DIN 863-1', 1],
    ['innen', 'Innenmessschraube DIN 863-4', 'Internal micrometer DIN 863-4', 1.7],
    ['tiefe', 'Tiefenmessschraube DIN 863-2', 'Depth micrometer DIN 863-2', 1.5],
    ['gewinde', 'Gewindemessschraube DIN 863-3', 'Thread micrometer DIN 863-3', 2.1],
  ] as const;
  return kinds.map(([slug, de, en, factor]) =>
    plan({
      ...measuring,
      id: `messschraube-${slug}`,
      category: 'messschrauben',
      title: [de, en],
      about: [
        'Messschraube mit hartmetallbestückten Messflächen und Gefühlsratsche.',
        'Micrometer with carbide-tipped faces and ratchet.',
      ],
      drawing: 'micrometer',
      material: 'callipers',
      code: `863${slug[0]?.toUpperCase()}`,
      columns: ['range', 'reading', 'display'],
      shared: { accuracy: 'DIN 863' },
      options: displays,
      sizes: Array.from({ length: 12 }, (_, step) =>
        size({
          rank: step > 3 ? 0.6 : 0,
          code: `${step * 25}-${step * 25 + 25}`,
          label: `${step * 25}–${step * 25 + 25} mm`,
          values: { range: `${step * 25}–${step * 25 + 25} mm`, reading: 0.01 },
          price: (3900 + step * 1150) * factor,
          grams: 250 + step * 90,
        }),
      ),
    }),
  );
}

export function dials(): GroupPlan[] {
  return (
    [
      [
        '878',
        'Messuhr DIN 878',
        'Dial gauge DIN 878',
        [
          [10, 0.01, 58],
          [5, 0.01, 40],
          [30, 0.01, 58],
          [1, 0.001, 58],
        ],
      ],
      [
        '2270',
        'Fühlhebelmessgerät DIN 2270',
        'Lever gauge DIN 2270',
        [
          [0.8, 0.01, 28],
          [0.8, 0.01, 38],
          [0.2, 0.002, 28],
          [0.2, 0.002, 38],
        ],
      ],
      [
        '879',
        'Feinzeiger DIN 879',
        'Comparator DIN 879',
        [
          [0.1, 0.001, 58],
          [0.05, 0.0005, 58],
        ],
      ],
    ] as const
  ).map(([standard, de, en, rows]) =>
    plan({
      ...measuring,
      id: `messuhr-din-${standard}`,
      category: 'messuhren',
      title: [de, en],
      about: [
        'Stoßgeschützte Anzeige, drehbares Zifferblatt, einstellbare Toleranzmarken.',
        'Shock protected, rotating dial, adjustable tolerance marks.',
      ],
      drawing: 'dial-gauge',
      material: 'callipers',
      code: standard,
      columns: ['range', 'reading', 'd1', 'display'],
      options: displays,
      shared: { accuracy: `DIN ${standard}` },
      sizes: rows.map(([range, reading, d1]) => {
        const { de: r, en: e } = numberWords(range);
        return size({
          code: `${range}-${reading}-${d1}`.replaceAll('.', ''),
          label: [`${r} mm, Ø ${d1}`, `${e} mm, Ø ${d1}`],
          values: { range: `0–${e} mm`, reading, d1 },
          price: 4200 + 9 / reading,
          grams: 160,
        });
      }),
    }),
  );
}
