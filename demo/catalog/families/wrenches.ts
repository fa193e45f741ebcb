import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

export const hand = { trade: 'hand' } as const;

const finishes = optionsOf('finish', [
  ['', 'chrome', '', 1],
  ['P', 'phosphated', ['phosphatiert', 'phosphated'], 0.9, 0.5],
]);

function flats(s: number): [string, string] {
  const { de, en } = numberWords(s);
  return [`SW ${de}`, `${en} mm`];
}

// ISO 2936: width across flats, short leg, long leg, extra long leg.
const iso2936 = [
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

export function hexKeys(): GroupPlan[] {
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

export function wrenches(): GroupPlan[] {
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

export function sockets(): GroupPlan[] {
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
