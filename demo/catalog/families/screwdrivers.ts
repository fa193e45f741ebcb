import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';
import { hand } from './wrenches.ts';

const profiles: [string, string, [string, number, number][], string][] = [
  [
    'Schlitz DIN 5265',
    'Slotted DIN 5265',
    [
      ['0,4 × 2,5', 75, 2.5],
      ['0,5 × 3', 75, 3],
      ['0,6 × 3,5', 100, 3.5],
      ['0,8 × 4', 100, 4],
      ['1 × 5,5', 125, 5.5],
      ['1,2 × 6,5', 150, 6.5],
      ['1,2 × 8', 175, 8],
      ['1,6 × 10', 200, 10],
    ],
    'SL',
  ],
  [
    'Phillips ISO 8764',
    'Phillips ISO 8764',
    [
      ['PH 00', 60, 2],
      ['PH 0', 60, 3],
      ['PH 1', 80, 4.5],
      ['PH 2', 100, 6],
      ['PH 3', 150, 8],
      ['PH 4', 200, 10],
    ],
    'PH',
  ],
  [
    'Pozidriv ISO 8764',
    'Pozidriv ISO 8764',
    [
      ['PZ 0', 60, 3],
      ['PZ 1', 80, 4.5],
      ['PZ 2', 100, 6],
      ['PZ 3', 150, 8],
    ],
    'PZ',
  ],
  [
    'Innensechsrund',
    'Hexalobular',
    [
      ['T5', 60, 3],
      ['T6', 60, 3],
      ['T7', 60, 3.5],
      ['T8', 60, 3.5],
      ['T9', 60, 3.5],
      ['T10', 80, 4],
      ['T15', 80, 4],
      ['T20', 100, 4.5],
      ['T25', 100, 5],
      ['T27', 115, 5.5],
      ['T30', 115, 6],
      ['T40', 130, 7],
    ],
    'TX',
  ],
  [
    'Sechskant',
    'Hexagon',
    [
      ['1,5', 60, 1.5],
      ['2', 75, 2],
      ['2,5', 75, 2.5],
      ['3', 75, 3],
      ['4', 100, 4],
      ['5', 100, 5],
      ['6', 125, 6],
      ['8', 150, 8],
    ],
    'HX',
  ],
];

export function screwdrivers(): GroupPlan[] {
  const handles = crossed(
    optionsOf('finish', [
      ['', 'chrome', '', 1],
      ['VDE', 'insulated', ['VDE 1000 V', 'VDE 1000 V'], 1.45, 0.4],
    ]),
    optionsOf('handle', [
      ['2K', 'twoComponent', '', 1],
      ['K', 'plastic', ['Kunststoffgriff', 'plastic handle'], 0.75, 0.4],
    ]),
  );
  // Only these codes have a translated value; the others are proper names.
  const profileKeys: Record<string, string> = { SL: 'slotted', TX: 'hexalobular', HX: 'hexagon' };
  return profiles.map(([de, en, rows, code]) =>
    plan({
      ...hand,
      id: `schraubendreher-${code.toLowerCase()}`,
      category: 'schraubendreher',
      title: [`Schraubendreher ${de}`, `Screwdriver ${en}`],
      about: [
        'Schraubendreher mit durchgehärteter Klinge und brünierter Spitze.',
        'Screwdriver with through-hardened blade and black tip.',
      ],
      drawing: 'screwdriver',
      material: 'screwdrivers',
      code,
      columns: ['size', 'd1', 'l2', 'l1', 'finish', 'handle'],
      facets: ['size', 'finish', 'handle'],
      shared: { profile: profileKeys[code] ?? de },
      options: handles,
      sizes: rows.map(([name, l2, d1]) =>
        size({
          code: name.replace(/[^0-9A-Z]/g, ''),
          label: [name, name.replaceAll(',', '.')],
          values: { size: name.replaceAll(',', '.'), d1, l2, l1: l2 + 85 + Math.round(d1 * 4) },
          price: 320 + d1 * d1 * 7 + l2 * 1.4,
          grams: 30 + d1 * 9,
        }),
      ),
    }),
  );
}

const torqueRanges = [
  [0.4, 2, '1/4"'],
  [1, 5, '1/4"'],
  [2, 10, '1/4"'],
  [5, 25, '1/4"'],
  [10, 50, '3/8"'],
  [20, 100, '3/8"'],
  [20, 120, '1/2"'],
  [40, 200, '1/2"'],
  [60, 300, '1/2"'],
  [80, 400, '3/4"'],
  [110, 550, '3/4"'],
  [140, 760, '3/4"'],
  [200, 1000, '1"'],
] as const;

export function torqueTools(): GroupPlan[] {
  return (
    [
      [
        'drehmomentschluessel',
        'Drehmomentschlüssel ISO 6789 auslösend',
        'Torque wrench ISO 6789 click type',
        1,
        0,
        13,
      ],
      [
        'drehmomentschluessel-elektronisch',
        'Drehmomentschlüssel ISO 6789 elektronisch',
        'Torque wrench ISO 6789 electronic',
        2.9,
        2,
        12,
      ],
      [
        'drehmomentschraubendreher',
        'Drehmoment-Schraubendreher ISO 6789',
        'Torque screwdriver ISO 6789',
        0.9,
        0,
        3,
      ],
    ] as const
  ).map(([slug, de, en, factor, from, to], index) =>
    plan({
      ...hand,
      id: slug,
      category: 'drehmomentwerkzeuge',
      title: [de, en],
      about: [
        'Mit Prüfzeugnis, Genauigkeit ±3 %, Skala in Nm.',
        'With test certificate, accuracy ±3 %, scale in Nm.',
      ],
      drawing: index === 2 ? 'screwdriver' : 'torque-wrench',
      material: 'torque',
      code: `DM${index}`,
      columns: ['torqueMin', 'torqueMax', 'drive', 'l1', 'accuracy'],
      facets: ['torqueMin', 'torqueMax', 'drive'],
      shared: {},
      options: optionsOf('accuracy', [
        ['', '±4 %', '', 1],
        ['P', '±3 %', ['mit Zertifikat', 'with certificate'], 1.25, 0.3],
      ]),
      sizes: torqueRanges.slice(from, to).map(([torqueMin, torqueMax, drive]) => {
        const [a, b] = [numberWords(torqueMin), numberWords(torqueMax)];
        return size({
          code: `${torqueMin}-${torqueMax}`.replace('.', ''),
          label: [`${a.de}–${b.de} Nm`, `${a.en}–${b.en} Nm`],
          values: { torqueMin, torqueMax, drive, l1: Math.round(180 + torqueMax ** 0.72 * 7.4) },
          price: (7800 + torqueMax * 42) * factor,
          grams: 300 + torqueMax * 6,
        });
      }),
    }),
  );
}
