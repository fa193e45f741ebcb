import { diameters, numberWords, sizeCode } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { measuring, mm } from './hand-measuring.ts';
import { optionsOf, plan, size } from './plan-builder.ts';
import { din371, din376 } from '../series/threads.ts';

const metric = [...din371.slice(4), ...din376.slice(4, 13)];

export function plugAndRing(): GroupPlan[] {
  const bores = diameters(1, 40, 0.1).filter(({ d }) => d <= 20 || Number.isInteger(d));
  const tolerances = optionsOf('tolerance', [
    ['H7', 'H7', 'H7', 1],
    ['H6', 'H6', 'H6', 1.2, 0.9],
    ['H8', 'H8', 'H8', 1, 1],
    ['G7', 'G7', 'G7', 1.1, 1.4],
  ]);
  const plug = plan({
    ...measuring,
    id: 'grenzlehrdorn-din-2245',
    category: 'grenzlehren',
    title: ['Grenzlehrdorn DIN 2245', 'Plug gauge DIN 2245'],
    about: [
      'Grenzlehrdorn mit Gut- und Ausschussseite, Lehrenstahl gehärtet und geschliffen.',
      'Go and no-go plug gauge in hardened and ground gauge steel.',
    ],
    drawing: 'plug-gauge',
    material: 'gauges',
    code: '2245',
    columns: ['d1', 'tolerance', 'l1', 'l2'],
    facets: ['d1', 'tolerance'],
    shared: { accuracy: 'DIN 7164' },
    options: tolerances,
    sizes: bores.map(({ d, rank }) =>
      size({
        rank,
        code: sizeCode(d),
        label: mm(d),
        values: { d1: d, l1: Math.round(80 + d * 2.2), l2: Math.round(8 + d * 0.6) },
        price: 2100 + d * 62,
        grams: 40 + d * d * 0.9,
      }),
    ),
  });
  const ring = plan({
    ...measuring,
    id: 'einstellring-din-2250',
    category: 'grenzlehren',
    title: ['Einstellring DIN 2250 Form C', 'Setting ring DIN 2250 form C'],
    about: [
      'Einstellring aus Lehrenstahl mit Istmaß auf dem Ring.',
      'Setting ring in gauge steel with actual size engraved.',
    ],
    drawing: 'ring-gauge',
    material: 'gauges',
    code: '2250',
    columns: ['d1', 'd2', 'b'],
    facets: ['d1'],
    shared: { accuracy: 'DIN 2250' },
    sizes: bores
      .filter(({ d }) => d >= 2 && (d * 2) % 1 === 0)
      .map(({ d, rank }) =>
        size({
          rank,
          code: sizeCode(d),
          label: mm(d),
          values: { d1: d, d2: Math.round(d * 1.6 + 14), b: Math.round(6 + d * 0.35) },
          price: 3300 + d * 95,
          grams: 40 + d * d,
        }),
      ),
  });
  const threads = (
    [
      ['lehrdorn', 'Gewinde-Grenzlehrdorn ISO 1502', 'Thread plug gauge ISO 1502', 'plug-gauge', '6H'],
      ['lehrring-gut', 'Gewinde-Gutlehrring ISO 1502', 'Go thread ring gauge ISO 1502', 'ring-gauge', '6g'],
      [
        'lehrring-ausschuss',
        'Gewinde-Ausschusslehrring ISO 1502',
        'No-go thread ring gauge ISO 1502',
        'ring-gauge',
        '6g',
      ],
    ] as const
  ).map(([slug, de, en, drawing, tolerance]) =>
    plan({
      ...measuring,
      id: `gewinde-${slug}`,
      category: 'gewindelehren',
      title: [de, en],
      about: [
        'Gewindelehre für metrisches ISO-Gewinde, mit Prüfschein auf Wunsch.',
        'Thread gauge for metric ISO threads, inspection certificate on request.',
      ],
      drawing,
      material: 'gauges',
      code: `1502${slug.slice(-3).toUpperCase()}`,
      columns: ['thread', 'p', 'tolerance'],
      shared: {},
      options: optionsOf('tolerance', [
        ['', tolerance, '', 1],
        ['X', tolerance === '6H' ? '6G' : '6h', tolerance === '6H' ? '6G' : '6h', 1.25, 1],
      ]),
      sizes: metric.map(([nominal, p]) =>
        size({
          code: `M${nominal}`.replace('.', ''),
          label: [`M${numberWords(nominal).de}`, `M${numberWords(nominal).en}`],
          values: { thread: `M${nominal}`, p },
          price: 3800 + nominal * 190,
          grams: 60 + nominal * 12,
        }),
      ),
    }),
  );
  return [plug, ring, ...threads];
}

export function blocksAndAngles(): GroupPlan[] {
  const grades = optionsOf('accuracy', [
    ['0', '0', ['Grad 0', 'grade 0'], 1.6, 0.4],
    ['1', '1', ['Grad 1', 'grade 1'], 1],
    ['2', '2', ['Grad 2', 'grade 2'], 0.8, 0.5],
  ]);
  const lengths = [
    ...Array.from({ length: 9 }, (_, i) => 1 + (i + 1) / 100),
    ...Array.from({ length: 9 }, (_, i) => 1 + (i + 1) / 10),
    ...Array.from({ length: 9 }, (_, i) => i + 1),
    10,
    20,
    30,
    40,
    50,
    60,
    70,
    80,
    90,
    100,
  ];
  const blocks = (['stahl', 'keramik', 'hartmetall'] as const).map((material, index) =>
    plan({
      ...measuring,
      id: `parallelendmass-iso-3650-${material}`,
      category: 'endmasse',
      title: [
        `Parallelendmaß ISO 3650 ${['Stahl', 'Keramik', 'Hartmetall'][index]}`,
        `Gauge block ISO 3650 ${['steel', 'ceramic', 'carbide'][index]}`,
      ],
      about: [
        'Parallelendmaß mit individueller Nummer, anschiebbar.',
        'Gauge block with individual number, wringable.',
      ],
      drawing: 'gauge-block',
      material: 'gauge-blocks',
      code: `3650${'SKH'[index]}`,
      columns: ['l1', 'accuracy'],
      shared: { b: 9, h: 30 },
      options: grades,
      sizes: lengths.map((l1) =>
        size({
          rank: Number.isInteger(l1) ? 0 : 0.8,
          code: sizeCode(l1),
          label: mm(l1),
          values: { l1 },
          price: (900 + l1 * 26) * [1, 2.2, 2.8][index]!,
          grams: l1 * 2.2,
        }),
      ),
    }),
  );
  const squares = (
    [
      ['875-flach', 'Flachwinkel DIN 875', 'Flat square DIN 875'],
      ['875-anschlag', 'Anschlagwinkel DIN 875', 'Back square DIN 875'],
      ['875-haar', 'Haarwinkel DIN 875', 'Knife-edge square DIN 875'],
    ] as const
  ).map(([slug, de, en], index) =>
    plan({
      ...measuring,
      id: `winkel-din-${slug}`,
      category: 'winkel-und-lineale',
      title: [de, en],
      about: ['Winkel 90° aus Stahl, gehärtet und geschliffen.', '90° square in hardened and ground steel.'],
      drawing: 'square',
      material: 'callipers',
      code: `875${'FAH'[index]}`,
      columns: ['l1', 'b', 'accuracy'],
      shared: { angle: 90 },
      options: optionsOf('accuracy', [
        ['00', '00', ['GG 00', 'grade 00'], 1.8, 0.5],
        ['0', '0', ['GG 0', 'grade 0'], 1.3],
        ['1', '1', ['GG 1', 'grade 1'], 1, 0.3],
      ]).slice(0, index === 2 ? 1 : 3),
      sizes: [50, 75, 100, 150, 200, 250, 300].map((l1) =>
        size({
          code: String(l1),
          label: [`${l1} × ${Math.round(l1 * 0.68)} mm`, `${l1} × ${Math.round(l1 * 0.68)} mm`],
          values: { l1, b: Math.round(l1 * 0.68) },
          price: 1400 + l1 * 22,
          grams: l1 * 2,
        }),
      ),
    }),
  );
  const feelers = plan({
    ...measuring,
    id: 'fuehlerlehre-din-2275',
    category: 'winkel-und-lineale',
    title: ['Fühlerlehre DIN 2275', 'Feeler gauge DIN 2275'],
    about: ['Fühlerlehre mit konischen Blättern im Halter.', 'Feeler gauge with tapered blades in a holder.'],
    drawing: 'feeler',
    material: 'gauges',
    code: '2275',
    columns: ['range', 'l1', 'pieces'],
    shared: {},
    sizes: [8, 13, 20].flatMap((pieces) =>
      [100, 200].map((l1) =>
        size({
          code: `${pieces}-${l1}`,
          label: [`${pieces} Blätter, ${l1} mm`, `${pieces} blades, ${l1} mm`],
          values: { range: `0.05–${pieces === 8 ? '0.5' : '1'} mm`, l1, pieces },
          price: 700 + pieces * 45 + l1 * 3,
          grams: 90,
        }),
      ),
    ),
  });
  return [...blocks, ...squares, feelers];
}
