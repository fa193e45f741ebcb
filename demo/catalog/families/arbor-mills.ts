import { numberWords, plain, sizeCode } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { optionsOf, plan, size } from './plan-builder.ts';

const sawDiscs = [20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315];

const widths = [0.5, 0.8, 1, 1.2, 1.6, 2, 2.5, 3, 4, 5];

export function arborGroups(): GroupPlan[] {
  const slitting = (
    [
      ['1837', 'A', 'fein', 'fine'],
      ['1838', 'B', 'grob', 'coarse'],
    ] as const
  ).flatMap(([standard, form, de, en]) =>
    (
      [
        ['hss', 'HSS', 1],
        ['vhm', 'VHM', 4.5],
      ] as const
    )
      .filter(([slug]) => slug === 'hss' || standard === '1837')
      .map(([slug, name, factor]) =>
        plan({
          id: `metallkreissaegeblatt-din-${standard}-${slug}`,
          category: 'scheibenfraeser-und-kreissaegeblaetter',
          title: [
            `Metallkreissägeblatt DIN ${standard} ${form} ${name}`,
            `Slitting saw DIN ${standard} ${form} ${name}`,
          ],
          about: [
            `Metallkreissägeblatt mit Zahnform ${form}, ${de} gezahnt, hohlgeschliffen.`,
            `Slitting saw with tooth form ${form}, ${en} pitch, hollow ground.`,
          ],
          drawing: 'side-cutter',
          trade: 'milling',
          material: 'mills-arbor',
          code: `${standard}${name}`,
          columns: ['d1', 'b', 'bore', 'z'],
          shared: { cuttingMaterial: name === 'VHM' ? 'carbide' : name, profile: form },
          sizes: sawDiscs.slice(0, slug === 'vhm' ? 9 : 13).flatMap((d) =>
            widths
              .filter((b) => b <= d / 16 && b >= d / 160)
              .map((b) => {
                const width = numberWords(b);
                return size({
                  rank: b % 1 === 0 ? 0 : 0.7,
                  code: `${d}-${sizeCode(b)}`,
                  label: [`${d} × ${width.de} mm`, `${d} × ${width.en} mm`],
                  values: {
                    d1: d,
                    b,
                    bore: [5, 8, 8, 10, 13, 16, 22, 22, 22, 32, 32, 32, 40][sawDiscs.indexOf(d)] ?? 22,
                    z: Math.round(((standard === '1837' ? 64 : 32) * (d / 63) ** 0.4) / b ** 0.3),
                  },
                  price: (900 + d * 14 + d * b * 2.2) * factor,
                  grams: d * d * b * 0.006,
                });
              }),
          ),
        }),
      ),
  );
  const shells = (
    [
      [
        '1880-n',
        'Walzenstirnfräser DIN 1880 Typ N HSS-E',
        'Shell end mill DIN 1880 type N HSS-E',
        'shell-mill',
      ],
      [
        '1880-nr',
        'Walzenstirnfräser DIN 1880 Typ NR HSS-E',
        'Shell end mill DIN 1880 type NR HSS-E',
        'shell-mill',
      ],
      ['885-a', 'Scheibenfräser DIN 885 A HSS-E', 'Side and face cutter DIN 885 A HSS-E', 'side-cutter'],
      ['851-n', 'T-Nutenfräser DIN 851 HSS-E', 'T-slot cutter DIN 851 HSS-E', 't-slot-cutter'],
      ['851-vhm', 'T-Nutenfräser DIN 851 VHM', 'T-slot cutter DIN 851 solid carbide', 't-slot-cutter'],
    ] as const
  ).map(([slug, de, en, drawing]) => {
    const isSlot = drawing === 't-slot-cutter';
    const isVhm = slug.endsWith('vhm');
    const rows = isSlot
      ? [
          [11, 4, 5, 57],
          [12.5, 6, 6, 60],
          [16, 8, 8, 62],
          [18, 8, 8, 70],
          [21, 9, 9, 74],
          [25, 11, 11, 82],
          [32, 14, 14, 90],
          [40, 18, 18, 108],
        ]
      : drawing === 'shell-mill'
        ? [
            [40, 32, 16, 0],
            [50, 36, 22, 0],
            [63, 40, 27, 0],
            [80, 45, 27, 0],
            [100, 50, 32, 0],
            [125, 56, 40, 0],
          ]
        : [50, 63, 80, 100, 125, 160].flatMap((d) =>
            [4, 5, 6, 8, 10, 12, 16].map((b) => [d, b, d < 80 ? 22 : d < 125 ? 27 : 32, 0]),
          );
    return plan({
      id: `${drawing}-din-${slug}`,
      category: isSlot ? 'nutenfraeser' : 'scheibenfraeser-und-kreissaegeblaetter',
      title: [de, en],
      about: ['Fräser für Nuten, Absätze und Planflächen.', 'Cutter for slots, shoulders and faces.'],
      drawing,
      trade: 'milling',
      material: isSlot ? (isVhm ? 'mills-carbide' : 'mills-hss') : 'mills-arbor',
      code: slug.toUpperCase().replace('-', ''),
      columns: isSlot ? ['d1', 'b', 'd2', 'l1', 'z'] : ['d1', 'b', 'bore', 'z'],
      shared: { cuttingMaterial: isVhm ? 'carbide' : 'HSS-E' },
      options: isSlot
        ? optionsOf('coating', [
            ['', 'bright', '', 1],
            ['TIALN', 'TiAlN', 'TiAlN', 1.3, 0.4],
          ])
        : [plain],
      sizes: rows.map(([d = 0, b = 0, hole = 0, l1 = 0]) =>
        size({
          code: `${sizeCode(d)}-${b}`,
          label: [`${numberWords(d).de} × ${b} mm`, `${numberWords(d).en} × ${b} mm`],
          values: {
            d1: d,
            b,
            z: isSlot ? 6 : Math.round(8 + d / 10),
            ...(isSlot
              ? { d2: [10, 10, 10, 12, 12, 16, 16, 25][rows.findIndex(([x]) => x === d)] ?? hole, l1 }
              : { bore: hole }),
          },
          price: (isVhm ? 3 : 1) * (2600 + d * b * 7),
          grams: d * d * b * 0.005,
        }),
      ),
    });
  });
  return [...slitting, ...shells];
}
