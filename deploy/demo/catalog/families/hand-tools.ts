import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { GroupPlan } from '../group-plan.ts';
import { numberWords } from '../group-plan.ts';
import type { GroupDraft } from './plan-builder.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

const hand = { trade: 'hand' } as const;
const finishes = optionsOf('finish', [
  ['', 'chrome', '', 1],
  ['P', 'phosphated', ['phosphatiert', 'phosphated'], 0.9, 0.5],
]);

function flats(s: number): [string, string] {
  const { de, en } = numberWords(s);
  return [`SW ${de}`, `${en} mm`];
}

// ISO 2936: width across flats, short leg, long leg, extra long leg.
export const iso2936 = [
  [0.7, 7, 33, 69],
  [0.9, 11, 33, 71],
  [1.3, 13, 41, 75],
  [1.5, 15.5, 46.5, 91.5],
  [2, 18, 52, 102],
  [2.5, 20.5, 58.5, 114.5],
  [3, 23, 66, 129],
  [4, 29, 74, 144],
  [5, 33, 85, 165],
  [6, 38, 96, 186],
  [8, 44, 108, 208],
  [10, 50, 122, 234],
  [12, 57, 137, 262],
  [14, 70, 154, 294],
  [17, 80, 177, 337],
  [19, 89, 199, 379],
  [22, 102, 222, 0],
  [24, 114, 248, 0],
  [27, 127, 277, 0],
  [32, 157, 347, 0],
  [36, 176, 391, 0],
] as const;

function hexKeys(): GroupPlan[] {
  return (
    [
      ['kurz', 'ISO 2936', 'short', 1],
      ['lang', 'ISO 2936 L', 'long', 1.45],
    ] as const
  ).flatMap(([length, standard, lengthEn, factor]) =>
    (['flat', 'ball', 'pin'] as const).map((head) => {
      const de = { flat: '', ball: ' mit Kugelkopf', pin: ' mit Bohrung' }[head];
      const en = { flat: '', ball: ' ball end', pin: ' tamper resistant' }[head];
      return plan({
        ...hand,
        id: `winkelschraubendreher-iso-2936-${length}-${head}`,
        category: 'winkelschraubendreher',
        title: [`Sechskant-Winkelschraubendreher ${standard}${de}`, `Hex key ${standard}${en}`],
        about: [
          `Winkelschraubendreher für Innensechskantschrauben, ${length}, aus Chrom-Vanadium-Stahl.`,
          `Hex key for socket screws, ${lengthEn}, chrome vanadium steel.`,
        ],
        drawing: 'hex-key',
        material: 'hex-keys',
        code: `2936${length === 'lang' ? 'L' : ''}${head === 'flat' ? '' : head[0]?.toUpperCase()}`,
        columns: ['s', 'l1', 'l2', 'finish'],
        facets: ['s', 'finish'],
        shared: { head },
        options: optionsOf('finish', [
          ['', 'phosphated', '', 1],
          ['CR', 'chrome', ['verchromt', 'chrome plated'], 1.25, 0.3],
          ['NI', 'nickel', ['vernickelt', 'nickel plated'], 1.3, 0.6],
        ]),
        sizes: iso2936
          .filter(
            ([s, , , extra]) =>
              (length === 'kurz' || extra > 0) && (head === 'flat' || (s >= 1.5 && s <= 12)),
          )
          .map(([s, l2, short, extra]) =>
            size({
              rank: s < 1.5 || s > 12 ? 0.6 : 0,
              code: String(Math.round(s * 10)).padStart(3, '0'),
              label: flats(s),
              values: { s, l1: length === 'kurz' ? short : extra, l2 },
              price: (70 + s ** 1.9 * 6) * factor * (head === 'flat' ? 1 : 1.4),
              grams: s * s * (length === 'kurz' ? short : extra) * 0.0075,
            }),
          ),
      });
    }),
  );
}

// DIN 3113 combination wrenches: width across flats with the length of form A.
const din3113 = [
  [5.5, 103],
  [6, 105],
  [7, 115],
  [8, 125],
  [9, 135],
  [10, 140],
  [11, 150],
  [12, 160],
  [13, 170],
  [14, 180],
  [15, 190],
  [16, 200],
  [17, 210],
  [18, 220],
  [19, 230],
  [20, 245],
  [21, 255],
  [22, 265],
  [24, 285],
  [27, 310],
  [30, 335],
  [32, 360],
  [34, 380],
  [36, 405],
  [41, 450],
  [46, 500],
] as const;
const pairs = [
  [4, 5],
  [5, 5.5],
  [6, 7],
  [8, 9],
  [8, 10],
  [10, 11],
  [10, 13],
  [12, 13],
  [13, 15],
  [13, 17],
  [14, 15],
  [16, 17],
  [16, 18],
  [17, 19],
  [18, 19],
  [20, 22],
  [21, 23],
  [22, 24],
  [24, 27],
  [27, 30],
  [30, 32],
  [32, 36],
  [36, 41],
  [41, 46],
] as const;

function wrenches(): GroupPlan[] {
  const combination = (
    [
      ['a', 'DIN 3113 A', 1],
      ['b', 'DIN 3113 B', 1.2],
      ['ratsche', 'mit Ratsche', 2.6],
    ] as const
  ).map(([slug, name, factor]) =>
    plan({
      ...hand,
      id: `ringmaulschluessel-${slug}`,
      category: 'schraubenschluessel',
      title: [
        `Ringmaulschlüssel ${name}`,
        `Combination wrench ${name.replace('mit Ratsche', 'with ratchet')}`,
      ],
      about: [
        'Ringmaulschlüssel, Maulseite 15° abgewinkelt, Ringseite Zwölfkant.',
        'Combination wrench, open end angled 15°, bi-hexagon ring.',
      ],
      drawing: 'combination-wrench',
      material: 'wrenches',
      code: `3113${slug[0]?.toUpperCase()}`,
      columns: ['s', 'l1', 'finish'],
      shared: { angle: 15 },
      options: finishes,
      sizes: din3113
        .filter(([s]) => slug !== 'ratsche' || (s >= 8 && s <= 19))
        .map(([s, l1]) =>
          size({
            rank: [8, 10, 13, 17, 19, 24].includes(s) ? 0 : 0.4,
            code: String(Math.round(s * 10)),
            label: flats(s),
            values: { s, l1: slug === 'b' ? Math.round(l1 * 1.25) : l1 },
            price: (260 + s * s * 3.2) * factor,
            grams: s * l1 * 0.05,
          }),
        ),
    }),
  );
  const doubles = (
    [
      ['3110', 'Doppelmaulschlüssel', 'Double open-ended wrench', 'open-wrench', 0.9],
      ['838', 'Doppelringschlüssel gekröpft', 'Offset ring wrench', 'ring-wrench', 1.25],
      ['3118', 'Offener Doppelringschlüssel', 'Flare nut wrench', 'ring-wrench', 1.6],
    ] as const
  ).map(([standard, de, en, drawing, factor]) =>
    plan({
      ...hand,
      id: `schluessel-din-${standard}`,
      category: 'schraubenschluessel',
      title: [`${de} DIN ${standard}`, `${en} DIN ${standard}`],
      about: [
        'Schraubenschlüssel aus Chrom-Vanadium-Stahl, mattiert.',
        'Wrench in chrome vanadium steel, satin finish.',
      ],
      drawing,
      material: 'wrenches',
      code: standard,
      columns: ['s', 's2', 'l1', 'finish'],
      facets: ['s', 's2', 'finish'],
      shared: {},
      options: finishes,
      sizes: pairs.map(([s, s2]) => {
        const [a, b] = [numberWords(s), numberWords(s2)];
        return size({
          rank: s < 24 ? 0 : 0.5,
          code: `${s}-${s2}`.replace('.', ''),
          label: [`SW ${a.de} × ${b.de}`, `${a.en} × ${b.en} mm`],
          values: { s, s2, l1: Math.round(72 + s2 * 7.4) },
          price: (240 + s2 * s2 * 3.4) * factor,
          grams: s2 * s2 * 0.9,
        });
      }),
    }),
  );
  return [...combination, ...doubles];
}

function sockets(): GroupPlan[] {
  const widths = [
    4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32, 36, 41, 46,
  ];
  return (
    [
      ['1/4"', 4, 14, 1],
      ['3/8"', 6, 22, 1.3],
      ['1/2"', 10, 32, 1.7],
      ['3/4"', 19, 46, 3.6],
    ] as const
  ).flatMap(([drive, from, to, factor]) =>
    (
      [
        ['', 1, 1],
        ['lang', 2.2, 1.5],
      ] as const
    ).map(([kind, length, price]) =>
      plan({
        ...hand,
        id: `steckschluesseleinsatz-din-3124-${drive.replace(/\D/g, '')}${kind ? '-lang' : ''}`,
        category: 'steckschluessel',
        title: [
          `Steckschlüsseleinsatz DIN 3124 ${drive}${kind ? ' lang' : ''}`,
          `Socket DIN 3124 ${drive}${kind ? ' deep' : ''}`,
        ],
        about: [
          'Sechskanteinsatz für Handbetätigung, mit Kugelfangrille.',
          'Hexagon socket for hand operation, with ball groove.',
        ],
        drawing: 'socket',
        material: 'sockets',
        code: `3124${drive.replace(/\D/g, '')}${kind ? 'L' : ''}`,
        columns: ['s', 'd1', 'l1', 'finish'],
        facets: ['s', 'finish'],
        shared: { drive },
        options: finishes,
        sizes: widths
          .filter((s) => s >= from && s <= to)
          .map((s) =>
            size({
              rank: s > 24 ? 0.5 : 0,
              code: String(Math.round(s * 10)),
              label: flats(s),
              values: {
                s,
                d1: Math.round((s * 1.32 + 3) * 10) / 10,
                l1: Math.round((22 + s * 0.7) * length),
              },
              price: (190 + s * s * 1.1) * factor * price,
              grams: s * s * 0.28 * length,
            }),
          ),
      }),
    ),
  );
}

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

function screwdrivers(): GroupPlan[] {
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
      shared: { profile: de },
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

function torqueTools(): GroupPlan[] {
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

const simple: [string, string, string, string, DrawingKind, GroupDraft['material'], number[], number][] = [
  [
    'seitenschneider-din-iso-5749',
    'zangen',
    'Seitenschneider ISO 5749',
    'Diagonal cutter ISO 5749',
    'pliers',
    'pliers',
    [125, 140, 160, 180, 200],
    1500,
  ],
  [
    'kombizange-din-iso-5746',
    'zangen',
    'Kombizange ISO 5746',
    'Combination pliers ISO 5746',
    'pliers',
    'pliers',
    [160, 180, 200, 220],
    1450,
  ],
  [
    'wasserpumpenzange-din-iso-8976',
    'zangen',
    'Wasserpumpenzange ISO 8976',
    'Water pump pliers ISO 8976',
    'pliers',
    'pliers',
    [175, 240, 300, 400],
    1700,
  ],
  [
    'flachrundzange-din-iso-5745',
    'zangen',
    'Flachrundzange ISO 5745',
    'Snipe nose pliers ISO 5745',
    'pliers',
    'pliers',
    [140, 160, 200],
    1550,
  ],
  [
    'schlosserhammer-din-1041',
    'schlagwerkzeuge',
    'Schlosserhammer DIN 1041',
    'Engineer’s hammer DIN 1041',
    'hammer',
    'striking',
    [100, 200, 300, 400, 500, 800, 1000, 1500, 2000],
    950,
  ],
  [
    'faeustel-din-6475',
    'schlagwerkzeuge',
    'Fäustel DIN 6475',
    'Club hammer DIN 6475',
    'hammer',
    'striking',
    [1000, 1250, 1500, 2000],
    1250,
  ],
  [
    'flachmeissel-din-6453',
    'schlagwerkzeuge',
    'Flachmeißel DIN 6453',
    'Flat chisel DIN 6453',
    'chisel',
    'striking',
    [100, 125, 150, 175, 200, 250, 300],
    620,
  ],
  [
    'durchtreiber-din-6458',
    'schlagwerkzeuge',
    'Durchtreiber DIN 6458',
    'Drift punch DIN 6458',
    'chisel',
    'striking',
    [1, 2, 3, 4, 5, 6, 8, 10],
    480,
  ],
  [
    'splintentreiber-din-6450',
    'schlagwerkzeuge',
    'Splintentreiber DIN 6450',
    'Pin punch DIN 6450',
    'chisel',
    'striking',
    [1, 1.5, 2, 3, 4, 5, 6, 8],
    520,
  ],
];

function simpleTools(): GroupPlan[] {
  return simple.map(([id, category, de, en, drawing, material, rows, price]) => {
    const isHammer = drawing === 'hammer';
    const isPunch = drawing === 'chisel' && (rows[0] ?? 0) < 20;
    return plan({
      ...hand,
      id,
      category,
      title: [de, en],
      about: ['Geschmiedet und gehärtet, nach Norm geprüft.', 'Forged and hardened, tested to the standard.'],
      drawing,
      material,
      code: id.replace(/\D/g, ''),
      columns: isHammer
        ? ['weight', 'l1', 'handle']
        : isPunch
          ? ['d1', 'l1']
          : drawing === 'pliers'
            ? ['l1', 'finish', 'handle']
            : ['l1', 'b'],
      shared: {},
      options: isHammer
        ? optionsOf('handle', [
            ['', 'wood', '', 1],
            ['K', 'twoComponent', ['Zweikomponentengriff', 'two-component handle'], 1.4, 0.3],
          ])
        : drawing === 'pliers'
          ? crossed(
              optionsOf('finish', [
                ['', 'chrome', '', 1],
                ['P', 'phosphated', ['phosphatiert', 'phosphated'], 0.85, 0.4],
                ['VDE', 'insulated', 'VDE', 1.4, 0.3],
              ]),
              optionsOf('handle', [['', 'twoComponent', '', 1]]),
            )
          : undefined,
      sizes: rows.map((value) => {
        const n = numberWords(value);
        const unit = isHammer ? 'g' : 'mm';
        return size({
          code: String(Math.round(value * 10)),
          label: [`${n.de} ${unit}`, `${n.en} ${unit}`],
          values: isHammer
            ? { weight: value, l1: Math.round(230 + value ** 0.6 * 2.2) }
            : isPunch
              ? { d1: value, l1: Math.round(110 + value * 4) }
              : drawing === 'pliers'
                ? { l1: value }
                : { l1: value, b: Math.round(8 + value / 12) },
          price: price + (isPunch ? value * 60 : value * 2.4),
          grams: isHammer ? value * 1.25 : 120 + value,
        });
      }),
    } as GroupDraft);
  });
}

export function handToolGroups(): GroupPlan[] {
  return [...hexKeys(), ...wrenches(), ...sockets(), ...screwdrivers(), ...torqueTools(), ...simpleTools()];
}
