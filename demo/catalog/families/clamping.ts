import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { GroupPlan } from '../group-plan.ts';
import { numberWords, plain } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

const clamping = { trade: 'clamping' } as const;

// ER collets ISO 15488: outer diameter, length, largest and smallest bore, range.
const er = [
  [11, 11.5, 18, 1, 7],
  [16, 17, 27.5, 1, 10],
  [20, 21, 31.5, 1, 13],
  [25, 26, 34, 1, 16],
  [32, 33, 40, 2, 20],
  [40, 41, 46, 3, 26],
] as const;

function colletGroups(): GroupPlan[] {
  return er.flatMap(([name, d2, l1, from, to]) =>
    (['standard', 'dicht'] as const).map((kind) =>
      plan({
        ...clamping,
        id: `spannzange-er${name}-${kind}`,
        category: 'spannzangen',
        title: [
          `Spannzange ER${name} ISO 15488${kind === 'dicht' ? ' dichtend' : ''}`,
          `Collet ER${name} ISO 15488${kind === 'dicht' ? ' sealed' : ''}`,
        ],
        about: [
          `Spannzange ER${name}, Form B, Rundlauf 8 µm${kind === 'dicht' ? ', dichtend bis 100 bar' : ''}.`,
          `Collet ER${name}, form B, run-out 8 µm${kind === 'dicht' ? ', sealed to 100 bar' : ''}.`,
        ],
        drawing: 'collet',
        material: 'collets',
        code: `ER${name}${kind === 'dicht' ? 'D' : ''}`,
        columns: ['clampMax', 'clampMin', 'd2', 'l1', 'accuracy'],
        facets: ['clampMax', 'accuracy'],
        shared: { size: `ER${name}` },
        options: optionsOf('accuracy', [
          ['', '8 µm', '', 1],
          ['UP', '5 µm', 'UP', 1.5, 0.5],
        ]),
        sizes: Array.from(
          { length: (to - from) * (name < 20 ? 2 : 1) + 1 },
          (_, index) => from + index * (name < 20 ? 0.5 : 1),
        ).map((bore) => {
          const { de, en } = numberWords(bore);
          const low = Math.max(0.5, bore - (name < 20 ? 0.5 : 1));
          return size({
            rank: Number.isInteger(bore) ? 0 : 0.7,
            code: String(Math.round(bore * 10)).padStart(3, '0'),
            label: [`${de} mm`, `${en} mm`],
            values: { clampMax: bore, clampMin: low, d2, l1 },
            price: (1150 + name * 32) * (kind === 'dicht' ? 1.8 : 1),
            grams: d2 * d2 * 0.12,
          });
        }),
      }),
    ),
  );
}

const tapers = [
  ['SK 40', 'DIN 69871', 'SK40', 1],
  ['SK 50', 'DIN 69871', 'SK50', 1.5],
  ['HSK-A 63', 'DIN 69893', 'HSK63', 1.35],
  ['HSK-A 100', 'DIN 69893', 'HSK100', 2],
  ['BT 40', 'ISO 7388-2', 'BT40', 0.95],
] as const;
const chucks: [string, string, string, DrawingKind, number[], number][] = [
  ['spannzangenfutter', 'Spannzangenfutter ER', 'Collet chuck ER', 'chuck', [16, 25, 32, 40], 7400],
  [
    'flaechenspannfutter',
    'Flächenspannfutter Weldon',
    'Weldon side lock holder',
    'chuck',
    [6, 8, 10, 12, 14, 16, 18, 20, 25, 32],
    6100,
  ],
  [
    'schrumpffutter',
    'Schrumpffutter',
    'Shrink fit holder',
    'chuck',
    [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 25],
    9800,
  ],
  [
    'hydrodehnspannfutter',
    'Hydrodehnspannfutter',
    'Hydraulic expansion chuck',
    'chuck',
    [6, 8, 10, 12, 16, 20, 25, 32],
    17200,
  ],
  ['kurzbohrfutter', 'Kurzbohrfutter', 'Short drill chuck', 'chuck', [8, 13, 16], 11800],
  ['aufsteckfraeserdorn', 'Aufsteckfräserdorn', 'Shell mill arbor', 'chuck', [16, 22, 27, 32, 40], 8200],
];

function chuckGroups(): GroupPlan[] {
  return chucks.map(([slug, de, en, drawing, bores, price]) =>
    plan({
      ...clamping,
      id: slug,
      category: 'werkzeugaufnahmen',
      title: [de, en],
      about: [
        `${de} für Bearbeitungszentren, feingewuchtet G 2,5 bei 25 000 1/min.`,
        `${en} for machining centres, balanced to G 2.5 at 25,000 rpm.`,
      ],
      drawing,
      material: 'toolholders',
      code: slug.slice(0, 3).toUpperCase(),
      columns: ['taper', 'd1', 'd2', 'l1'],
      facets: ['taper', 'd1', 'l1'],
      shared: { accuracy: '3 µm', speed: 25000 },
      options: [plain],
      sizes: tapers.flatMap(([taper, standard, code, factor]) =>
        bores.flatMap((d1) =>
          [80, 120, 160].map((l1) =>
            size({
              rank: (l1 === 80 ? 0 : 0.7) + (code === 'BT40' || code === 'HSK100' ? 0.5 : 0),
              code: `${code}-${d1}-${l1}`,
              label: [`${taper} ${standard} Ø ${d1} × ${l1} mm`, `${taper} ${standard} Ø ${d1} × ${l1} mm`],
              values: { taper, d1, d2: Math.round(d1 * 1.4 + 16), l1 },
              price: (price + d1 * 90 + l1 * 12) * factor,
              grams: 900 * factor + l1 * 5,
            }),
          ),
        ),
      ),
    }),
  );
}

function vices(): GroupPlan[] {
  return (
    [
      ['maschinenschraubstock', 'Maschinenschraubstock', 'Machine vice', 1],
      ['zentrischspanner', 'Zentrischspanner', 'Self-centring vice', 2.2],
      ['parallelschraubstock', 'Parallelschraubstock', 'Bench vice', 0.45],
    ] as const
  ).map(([slug, de, en, factor]) =>
    plan({
      ...clamping,
      id: slug,
      category: 'schraubstoecke',
      title: [de, en],
      about: [
        'Schraubstock mit gehärteten, geschliffenen Führungen.',
        'Vice with hardened and ground guideways.',
      ],
      drawing: 'vice',
      material: 'workholding',
      code: slug.slice(0, 2).toUpperCase(),
      columns: ['b', 'clampMax', 'h', 'l1'],
      facets: ['b', 'clampMax'],
      shared: {},
      sizes: [80, 100, 125, 160, 200].flatMap((b) =>
        [1.2, 1.8, 2.4].map((ratio) =>
          size({
            rank: ratio === 1.8 ? 0 : 0.5,
            code: `${b}-${Math.round(b * ratio)}`,
            label: [
              `${b} mm, Spannweite ${Math.round(b * ratio)} mm`,
              `${b} mm, opening ${Math.round(b * ratio)} mm`,
            ],
            values: {
              b,
              clampMax: Math.round(b * ratio),
              h: Math.round(b * 0.55),
              l1: Math.round(b * ratio + 210),
            },
            price: (21000 + b * 380 * ratio) * factor,
            grams: b * b * ratio,
          }),
        ),
      ),
    }),
  );
}

const slots = [
  [8, 'M6'],
  [10, 'M8'],
  [12, 'M10'],
  [14, 'M12'],
  [16, 'M14'],
  [18, 'M16'],
  [22, 'M20'],
  [28, 'M24'],
  [36, 'M30'],
] as const;

function normParts(): GroupPlan[] {
  const nuts = (
    [
      ['508', 'T-Nutenstein DIN 508', 'T-slot nut DIN 508', 't-nut'],
      ['787', 'T-Nutenschraube DIN 787', 'T-slot bolt DIN 787', 't-nut'],
      ['6379', 'Stiftschraube DIN 6379', 'Stud DIN 6379', 't-nut'],
    ] as const
  ).map(([standard, de, en, drawing]) =>
    plan({
      ...clamping,
      id: `spannmittel-din-${standard}`,
      category: 'spannmittel',
      title: [de, en],
      about: [
        'Spannmittel, vergütet auf Festigkeitsklasse 10.',
        'Clamping element, tempered to strength class 10.',
      ],
      drawing,
      material: 'workholding',
      code: standard,
      columns: standard === '508' ? ['thread', 'a', 'b', 'h'] : ['thread', 'a', 'l1'],
      shared: { finish: 'phosphated' },
      sizes: slots.flatMap(([a, thread]) =>
        (standard === '508' ? [0] : [40, 63, 80, 100, 125, 160]).map((l1) =>
          size({
            rank: l1 === 63 || l1 === 0 ? 0 : 0.5,
            code: `${thread}x${a}${l1 ? `x${l1}` : ''}`,
            label: `${thread} × ${a}${l1 ? ` × ${l1}` : ''}`,
            values: { thread, a, ...(l1 ? { l1 } : { b: Math.round(a * 1.6), h: Math.round(a * 1.1) }) },
            price: 160 + a * a * 1.1 + l1 * 3,
            grams: a * a * 0.4 + l1,
          }),
        ),
      ),
    }),
  );
  const clamps = (
    [
      ['6314', 'Spanneisen DIN 6314', 'Clamp DIN 6314'],
      ['6315-b', 'Spanneisen DIN 6315 B gabelförmig', 'U-clamp DIN 6315 B'],
      ['6316', 'Spanneisen DIN 6316 gekröpft', 'Goose-neck clamp DIN 6316'],
    ] as const
  ).map(([standard, de, en]) =>
    plan({
      ...clamping,
      id: `spanneisen-din-${standard}`,
      category: 'spannmittel',
      title: [de, en],
      about: ['Spanneisen aus Vergütungsstahl, lackiert.', 'Clamp in heat-treated steel, painted.'],
      drawing: 'clamp',
      material: 'workholding',
      code: standard.replace('-', '').toUpperCase(),
      columns: ['size', 'b', 'a', 'l1'],
      facets: ['b', 'l1'],
      shared: { finish: 'phosphated' },
      sizes: [
        [6.6, 20, 10, 50],
        [9, 25, 12, 60],
        [11, 30, 15, 80],
        [14, 40, 20, 100],
        [14, 40, 20, 125],
        [18, 50, 25, 125],
        [18, 50, 25, 160],
        [22, 60, 30, 160],
        [22, 60, 30, 200],
        [26, 70, 30, 200],
      ].map(([slot = 0, b = 0, a = 0, l1 = 0]) =>
        size({
          code: `${slot}x${l1}`.replace('.', ''),
          label: [`${numberWords(slot).de} × ${l1} mm`, `${numberWords(slot).en} × ${l1} mm`],
          values: { size: String(slot), b, a, l1 },
          price: 420 + b * l1 * 0.22,
          grams: b * a * l1 * 0.006,
        }),
      ),
    }),
  );
  return [...nuts, ...clamps];
}

export function clampingGroups(): GroupPlan[] {
  return [...colletGroups(), ...chuckGroups(), ...vices(), ...normParts()];
}
