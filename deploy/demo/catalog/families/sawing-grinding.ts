import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import type { GroupPlan } from '../group-plan.ts';
import { numberWords } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';

const sawing = { trade: 'sawing' } as const;
const grinding = { trade: 'grinding' } as const;

function saws(): GroupPlan[] {
  const bands = (
    [
      ['m42', 'Bimetall M42', 'bimetal M42', 1],
      ['m51', 'Bimetall M51', 'bimetal M51', 1.35],
      ['hm', 'Hartmetall', 'carbide tipped', 2.6],
    ] as const
  ).map(([slug, de, en, factor]) =>
    plan({
      ...sawing,
      id: `saegeband-${slug}`,
      category: 'saegebaender-und-blaetter',
      title: [`Metallsägeband ${de}`, `Metal band saw blade ${en}`],
      about: ['Sägeband, auf Länge geschweißt.', 'Band saw blade, welded to length.'],
      drawing: 'saw-band',
      material: 'saws',
      code: slug.toUpperCase(),
      columns: ['b', 'a', 'l1', 'tpi'],
      shared: { cuttingMaterial: de },
      options: optionsOf('tpi', [
        ['1014', '10–14', '10–14 tpi', 1],
        ['610', '6–10', '6–10 tpi', 1],
        ['46', '4–6', '4–6 tpi', 1, 0.3],
        ['34', '3–4', '3–4 tpi', 1, 0.6],
      ]),
      sizes: [
        [13, 0.65, 1440],
        [13, 0.65, 1640],
        [20, 0.9, 2080],
        [20, 0.9, 2362],
        [27, 0.9, 2450],
        [27, 0.9, 2750],
        [27, 0.9, 3320],
        [34, 1.1, 4115],
        [41, 1.3, 4640],
        [41, 1.3, 5200],
      ].map(([b = 0, a = 0, l1 = 0]) =>
        size({
          code: `${b}-${l1}`,
          label: [`${b} × ${numberWords(a).de} × ${l1} mm`, `${b} × ${a} × ${l1} mm`],
          values: { b, a, l1 },
          price: (900 + l1 * b * 0.06) * factor,
          grams: b * a * l1 * 0.0078,
        }),
      ),
    }),
  );
  const hacksaws = plan({
    ...sawing,
    id: 'metallsaegeblatt-din-6494',
    category: 'saegebaender-und-blaetter',
    title: ['Handsägeblatt DIN 6494', 'Hacksaw blade DIN 6494'],
    about: ['Handsägeblatt 300 mm, gewellt geschränkt.', 'Hacksaw blade 300 mm, wavy set.'],
    drawing: 'hacksaw',
    material: 'saws',
    code: '6494',
    columns: ['l1', 'b', 'tpi', 'cuttingMaterial', 'pieces'],
    shared: {},
    options: crossed(
      optionsOf('tpi', [
        ['18', '18', '18 tpi', 1],
        ['24', '24', '24 tpi', 1],
        ['32', '32', '32 tpi', 1.05, 0.3],
      ]),
      optionsOf('cuttingMaterial', [
        ['BI', 'Bimetall', 'Bimetall', 1],
        ['HSS', 'HSS', 'HSS', 1.2, 0.4],
      ]),
    ),
    sizes: [1, 10, 100].map((pieces) =>
      size({
        code: `P${pieces}`,
        label: [`${pieces} Stück`, `${pieces} pcs`],
        values: { l1: 300, b: 13, pieces },
        price: 190 * pieces ** 0.93,
        grams: 22 * pieces,
      }),
    ),
  });
  const holeSaws = (
    [
      ['bimetall', 'Bimetall', 'bimetal', 1, 14, 152],
      ['hm', 'Hartmetall', 'carbide tipped', 2.4, 16, 100],
    ] as const
  ).map(([slug, de, en, factor, from, to]) =>
    plan({
      ...sawing,
      id: `lochsaege-${slug}`,
      category: 'lochsaegen',
      title: [`Lochsäge ${de}`, `Hole saw ${en}`],
      about: [
        'Lochsäge für Stahl, Edelstahl und Buntmetall.',
        'Hole saw for steel, stainless steel and non-ferrous metal.',
      ],
      drawing: 'hole-saw',
      material: 'saws',
      code: `LS${slug[0]?.toUpperCase()}`,
      columns: ['d1', 'h', 'z'],
      facets: ['d1', 'h'],
      shared: { cuttingMaterial: de },
      sizes: [
        14, 16, 17, 19, 20, 22, 24, 25, 27, 29, 30, 32, 35, 37, 38, 40, 41, 43, 44, 46, 48, 50, 51, 54, 57,
        60, 64, 67, 70, 73, 76, 79, 83, 86, 89, 92, 95, 98, 102, 105, 108, 111, 114, 121, 127, 140, 152,
      ]
        .filter((d) => d >= from && d <= to)
        .map((d) =>
          size({
            rank: d % 5 === 0 ? 0 : 0.4,
            code: String(d).padStart(3, '0'),
            label: [`${d} mm`, `${d} mm`],
            values: { d1: d, h: slug === 'hm' ? 50 : 38, z: Math.round(d * 0.75) },
            price: (420 + d * 17) * factor,
            grams: 30 + d * 3,
          }),
        ),
    }),
  );
  const discs = (
    [
      ['alu', 'Aluminium', 'aluminium', 80, 1.3],
      ['stahl', 'Stahl', 'steel', 60, 1.5],
      ['holz', 'Holz', 'wood', 40, 1],
    ] as const
  ).map(([slug, de, en, teeth, factor]) =>
    plan({
      ...sawing,
      id: `kreissaegeblatt-hm-${slug}`,
      category: 'kreissaegeblaetter',
      title: [`Kreissägeblatt HM ${de}`, `Circular saw blade TCT ${en}`],
      about: [`Hartmetallbestücktes Kreissägeblatt für ${de}.`, `Tungsten carbide tipped blade for ${en}.`],
      drawing: 'saw-disc',
      material: 'saws',
      code: `KS${slug[0]?.toUpperCase()}`,
      columns: ['d1', 'b', 'bore', 'z'],
      shared: { cuttingMaterial: 'HM' },
      sizes: [
        [160, 20],
        [190, 30],
        [210, 30],
        [216, 30],
        [250, 30],
        [300, 30],
        [305, 30],
        [350, 30],
        [400, 30],
      ].flatMap(([d = 0, bore = 0]) =>
        [0.6, 1].map((part) => {
          const z = Math.round((teeth * part * d) / 250 / 2) * 2;
          return size({
            rank: part === 1 ? 0 : 0.4,
            code: `${d}-${z}`,
            label: [`${d} × ${bore} mm, Z ${z}`, `${d} × ${bore} mm, Z ${z}`],
            values: { d1: d, b: d < 220 ? 2.2 : 3.2, bore, z },
            price: (1900 + d * 13 + z * 12) * factor,
            grams: d * d * 0.013,
          });
        }),
      ),
    }),
  );
  return [...bands, hacksaws, ...holeSaws, ...discs];
}

function files(): GroupPlan[] {
  const shapes = [
    ['a', 'Flachstumpffeile', 'Hand file'],
    ['b', 'Flachspitzfeile', 'Flat file'],
    ['c', 'Dreikantfeile', 'Three-square file'],
    ['d', 'Vierkantfeile', 'Square file'],
    ['e', 'Halbrundfeile', 'Half-round file'],
    ['f', 'Rundfeile', 'Round file'],
    ['g', 'Messerfeile', 'Knife file'],
  ] as const;
  return shapes.map(([form, de, en], index) =>
    plan({
      ...sawing,
      id: `feile-din-7261-${form}`,
      category: 'feilen',
      title: [`${de} DIN 7261 Form ${form.toUpperCase()}`, `${en} DIN 7261 form ${form.toUpperCase()}`],
      about: [
        'Werkstattfeile aus legiertem Werkzeugstahl, Kreuzhieb.',
        'Engineer’s file in alloyed tool steel, double cut.',
      ],
      drawing: 'file',
      material: 'files',
      code: `7261${form.toUpperCase()}`,
      columns: ['l1', 'b', 'a', 'cut', 'handle'],
      facets: ['l1', 'cut', 'handle'],
      shared: { profile: form.toUpperCase() },
      options: crossed(
        optionsOf('cut', [
          ['1', '1', ['Hieb 1', 'cut 1'], 1],
          ['2', '2', ['Hieb 2', 'cut 2'], 1.03],
          ['3', '3', ['Hieb 3', 'cut 3'], 1.1, 0.3],
        ]),
        optionsOf('handle', [
          ['', 'none', '', 1],
          ['H', 'twoComponent', ['mit Heft', 'with handle'], 1.3, 0.3],
        ]),
      ),
      sizes: [100, 125, 150, 200, 250, 300, 350].map((l1) =>
        size({
          rank: l1 < 150 || l1 > 300 ? 0.5 : 0,
          code: String(l1),
          label: [`${l1} mm`, `${l1} mm`],
          values: {
            l1,
            b: Math.round(l1 / (index > 1 ? 16 : 10)),
            a: Math.round(l1 / 38) + (index > 1 ? 4 : 0),
          },
          price: 340 + l1 * 3.1,
          grams: l1 * l1 * 0.006,
        }),
      ),
    }),
  );
}

function burrs(): GroupPlan[] {
  const forms = [
    ['zya', 'Zylinder ZYA', 'cylinder ZYA'],
    ['kud', 'Kugel KUD', 'ball KUD'],
    ['wrc', 'Walzenrund WRC', 'ball nosed cylinder WRC'],
    ['rbf', 'Rundbogen RBF', 'tree radius RBF'],
    ['spg', 'Spitzbogen SPG', 'tree pointed SPG'],
    ['tre', 'Tropfen TRE', 'oval TRE'],
    ['kel', 'Rundkegel KEL', 'taper radius KEL'],
    ['skm', 'Spitzkegel SKM', 'cone SKM'],
  ] as const;
  return forms.map(([form, de, en]) =>
    plan({
      ...sawing,
      id: `fraesstift-din-8032-${form}`,
      category: 'fraesstifte',
      title: [`Frässtift HM DIN 8032 ${de}`, `Carbide burr DIN 8032 ${en}`],
      about: [
        'Hartmetall-Frässtift zum Entgraten und Verputzen.',
        'Carbide burr for deburring and dressing.',
      ],
      drawing: 'burr',
      material: 'burrs',
      code: `8032${form.toUpperCase()}`,
      columns: ['d1', 'l2', 'd2', 'cut'],
      facets: ['d1', 'd2', 'cut'],
      shared: { cuttingMaterial: 'HM' },
      options: optionsOf('cut', [
        ['3P', 'Zahnung 3 Plus', 'Z3P', 1],
        ['5', 'Zahnung 5', 'Z5', 1.02],
        ['AL', 'ALU', 'ALU', 1.08, 0.3],
        ['ST', 'STEEL', 'STEEL', 1.2, 0.5],
      ]),
      sizes: [
        [3, 13, 3],
        [4, 13, 3],
        [6, 13, 3],
        [6, 16, 6],
        [8, 20, 6],
        [9.6, 19, 6],
        [12, 25, 6],
        [16, 25, 6],
      ].map(([d1 = 0, l2 = 0, d2 = 0]) =>
        size({
          code: `${String(d1 * 10).padStart(3, '0')}-${l2}-${d2}`,
          label: [`${numberWords(d1).de} × ${l2} mm, Schaft ${d2}`, `${d1} × ${l2} mm, shank ${d2}`],
          values: { d1, l2, d2 },
          price: 780 + d1 * d1 * 8,
          grams: d1 * d1 * 0.4 + 8,
        }),
      ),
    }),
  );
}

const discKinds: [string, string, string, DrawingKind, number[], number][] = [
  [
    'trennscheibe-stahl',
    'Trennscheibe EN 12413 Stahl',
    'Cutting disc EN 12413 steel',
    'disc',
    [1, 1.6, 2, 2.5, 3],
    105,
  ],
  ['trennscheibe-inox', 'Trennscheibe EN 12413 INOX', 'Cutting disc EN 12413 INOX', 'disc', [1, 1.6, 2], 120],
  [
    'trennscheibe-alu',
    'Trennscheibe EN 12413 Aluminium',
    'Cutting disc EN 12413 aluminium',
    'disc',
    [1, 1.6, 2.5],
    135,
  ],
  [
    'schruppscheibe-stahl',
    'Schruppscheibe EN 12413 Stahl',
    'Grinding disc EN 12413 steel',
    'disc',
    [4.8, 6, 6.5, 8],
    190,
  ],
  [
    'schruppscheibe-inox',
    'Schruppscheibe EN 12413 INOX',
    'Grinding disc EN 12413 INOX',
    'disc',
    [6, 6.5, 8],
    220,
  ],
];

function discs(): GroupPlan[] {
  const bonded = discKinds.map(([id, de, en, drawing, widths, price]) =>
    plan({
      ...grinding,
      id,
      category: 'trenn-und-schruppscheiben',
      title: [de, en],
      about: [
        'Kunstharzgebundene Scheibe, 80 m/s, faserverstärkt.',
        'Resin bonded disc, 80 m/s, reinforced.',
      ],
      drawing,
      material: 'cutting-discs',
      code: id
        .split('-')
        .map((part) => part[0]?.toUpperCase())
        .join(''),
      columns: ['d1', 'b', 'bore', 'speed', 'abrasive'],
      facets: ['d1', 'b', 'abrasive'],
      shared: {},
      options: optionsOf('abrasive', [
        ['A', 'A', '', 1],
        ['ZA', 'ZA', ['Zirkonkorund', 'zirconia'], 1.3, 0.3],
        ['CER', 'CER', ['Keramikkorn', 'ceramic'], 1.8, 0.5],
      ]),
      sizes: [100, 115, 125, 150, 180, 230, 300, 350].flatMap((d1) =>
        widths
          .filter((b) => b * 130 >= d1)
          .map((b) =>
            size({
              rank: [115, 125, 230].includes(d1) ? 0 : 0.5,
              code: `${d1}-${b * 10}`,
              label: [`${d1} × ${numberWords(b).de} mm`, `${d1} × ${b} mm`],
              values: {
                d1,
                b,
                bore: d1 < 110 ? 16 : d1 < 300 ? 22.23 : 25.4,
                speed: Math.round((80 * 60000) / (Math.PI * d1) / 50) * 50,
              },
              price: price + d1 * d1 * b * 0.0024,
              grams: d1 * d1 * b * 0.0018,
            }),
          ),
      ),
    }),
  );
  const flap = (
    [
      ['gerade', 'gerade', 'flat'],
      ['schraeg', 'schräg', 'conical'],
    ] as const
  ).map(([slug, de, en]) =>
    plan({
      ...grinding,
      id: `faecherschleifscheibe-${slug}`,
      category: 'faecher-und-fiberscheiben',
      title: [`Fächerschleifscheibe EN 13743 ${de}`, `Flap disc EN 13743 ${en}`],
      about: ['Fächerschleifscheibe mit Glasgewebeteller.', 'Flap disc with fibre glass backing.'],
      drawing: 'disc',
      material: 'coated-abrasives',
      code: `FS${slug[0]?.toUpperCase()}`,
      columns: ['d1', 'bore', 'grit', 'abrasive'],
      facets: ['d1', 'grit', 'abrasive'],
      shared: {},
      options: optionsOf('abrasive', [
        ['ZA', 'ZA', '', 1],
        ['A', 'A', ['Normalkorund', 'aluminium oxide'], 0.8, 0.3],
        ['CER', 'CER', ['Keramikkorn', 'ceramic'], 1.5, 0.3],
      ]),
      sizes: [115, 125, 180].flatMap((d1) =>
        [40, 60, 80, 120].map((grit) =>
          size({
            code: `${d1}-K${grit}`,
            label: [`${d1} mm, Korn ${grit}`, `${d1} mm, grit ${grit}`],
            values: { d1, bore: 22.23, grit },
            price: 260 + d1 * 1.9,
            grams: d1 * 0.8,
          }),
        ),
      ),
    }),
  );
  const coated = (
    [
      ['fiberscheibe', 'Fiberscheibe ISO 16057', 'Fibre disc ISO 16057', 'disc', [100, 115, 125, 180], 90],
      [
        'schleifband',
        'Schleifband ISO 2976',
        'Abrasive belt ISO 2976',
        'belt',
        [533, 1000, 1500, 2000, 2500],
        260,
      ],
      ['schleifhuelse', 'Schleifhülse', 'Abrasive sleeve', 'belt', [13, 19, 25, 30, 45, 60], 110],
    ] as const
  ).map(([id, de, en, drawing, rows, price]) =>
    plan({
      ...grinding,
      id,
      category: 'faecher-und-fiberscheiben',
      title: [de, en],
      about: ['Schleifmittel auf Unterlage mit Vollkunstharzbindung.', 'Coated abrasive, full resin bond.'],
      drawing,
      material: 'coated-abrasives',
      code: id.slice(0, 2).toUpperCase() + id.at(-1)!.toUpperCase(),
      columns: id === 'schleifband' ? ['l1', 'b', 'grit', 'abrasive'] : ['d1', 'grit', 'abrasive'],
      facets: ['grit', 'abrasive'],
      shared: { pieces: 10 },
      options: optionsOf('abrasive', [
        ['A', 'A', '', 1],
        ['ZA', 'ZA', ['Zirkonkorund', 'zirconia'], 1.3, 0.3],
        ['CER', 'CER', ['Keramikkorn', 'ceramic'], 1.7, 0.5],
      ]),
      sizes: rows.flatMap((value) =>
        [36, 60, 80, 120, 180, 240].map((grit) =>
          size({
            rank: grit > 120 ? 0.4 : 0,
            code: `${value}-K${grit}`,
            label:
              id === 'schleifband'
                ? [`75 × ${value} mm, Korn ${grit}`, `75 × ${value} mm, grit ${grit}`]
                : [`${value} mm, Korn ${grit}`, `${value} mm, grit ${grit}`],
            values: id === 'schleifband' ? { l1: value, b: 75, grit } : { d1: value, grit },
            price: price + value * 0.5,
            grams: 12 + value * 0.2,
          }),
        ),
      ),
    }),
  );
  return [...bonded, ...flap, ...coated];
}

function wheelsAndPoints(): GroupPlan[] {
  const wheels = (
    [
      ['edelkorund', 'Edelkorund', 'white aluminium oxide', 'WA', 1],
      ['siliziumkarbid', 'Siliziumkarbid', 'silicon carbide', 'C', 1.2],
      ['keramikkorn', 'Keramikkorn', 'ceramic grain', 'CER', 1.9],
    ] as const
  ).map(([slug, de, en, abrasive, factor]) =>
    plan({
      ...grinding,
      id: `schleifscheibe-iso-603-${slug}`,
      category: 'schleifscheiben',
      title: [`Schleifscheibe ISO 603 Form 1 ${de}`, `Grinding wheel ISO 603 type 1 ${en}`],
      about: [
        'Keramisch gebundene Schleifscheibe für Flach- und Rundschleifen.',
        'Vitrified wheel for surface and cylindrical grinding.',
      ],
      drawing: 'wheel',
      material: 'grinding-wheels',
      code: `603${abrasive}`,
      columns: ['d1', 'b', 'bore', 'grit', 'speed'],
      facets: ['d1', 'b', 'grit'],
      shared: { abrasive },
      options: optionsOf('grit', [
        ['46', 46, ['Korn 46', 'grit 46'], 1],
        ['60', 60, ['Korn 60', 'grit 60'], 1],
        ['80', 80, ['Korn 80', 'grit 80'], 1.02, 0.3],
        ['120', 120, ['Korn 120', 'grit 120'], 1.05, 0.6],
      ]),
      sizes: [
        [125, 20, 20],
        [150, 20, 20],
        [175, 25, 32],
        [200, 20, 51],
        [200, 32, 51],
        [250, 25, 76],
        [300, 40, 127],
        [350, 40, 127],
        [400, 50, 127],
      ].map(([d1 = 0, b = 0, bore = 0]) =>
        size({
          code: `${d1}-${b}`,
          label: [`${d1} × ${b} × ${bore} mm`, `${d1} × ${b} × ${bore} mm`],
          values: { d1, b, bore, speed: Math.round((35 * 60000) / (Math.PI * d1) / 10) * 10 },
          price: (900 + d1 * d1 * b * 0.0024) * factor,
          grams: d1 * d1 * b * 0.0017,
        }),
      ),
    }),
  );
  const points = (
    [
      ['zylinder-zy', 'Zylinder ZY', 'cylinder ZY'],
      ['kugel-ku', 'Kugel KU', 'ball KU'],
      ['kegel-sk', 'Kegel SK', 'cone SK'],
      ['walzenrund-wr', 'Walzenrund WR', 'ball nosed cylinder WR'],
    ] as const
  ).map(([slug, de, en]) =>
    plan({
      ...grinding,
      id: `schleifstift-${slug}`,
      category: 'schleifstifte',
      title: [`Schleifstift DIN 69170 ${de}`, `Mounted point DIN 69170 ${en}`],
      about: ['Keramisch gebundener Schleifstift.', 'Vitrified mounted point.'],
      drawing: 'mounted-point',
      material: 'grinding-wheels',
      code: `69170${slug.slice(-2).toUpperCase()}`,
      columns: ['d1', 'l2', 'd2', 'grit', 'abrasive'],
      facets: ['d1', 'd2', 'grit', 'abrasive'],
      shared: {},
      options: crossed(
        optionsOf('abrasive', [
          ['WA', 'WA', '', 1],
          ['C', 'C', ['SiC', 'SiC'], 1.1, 0.4],
        ]),
        optionsOf('grit', [
          ['46', 46, ['Korn 46', 'grit 46'], 1, 0.2],
          ['80', 80, ['Korn 80', 'grit 80'], 1],
        ]),
      ),
      sizes: [
        [3, 6, 3],
        [5, 10, 3],
        [6, 13, 3],
        [8, 16, 6],
        [10, 20, 6],
        [13, 20, 6],
        [16, 32, 6],
        [20, 32, 6],
        [25, 25, 6],
        [32, 32, 8],
        [40, 40, 8],
      ].map(([d1 = 0, l2 = 0, d2 = 0]) =>
        size({
          code: `${d1}-${l2}-${d2}`,
          label: [`${d1} × ${l2} mm, Schaft ${d2}`, `${d1} × ${l2} mm, shank ${d2}`],
          values: { d1, l2, d2 },
          price: 95 + d1 * d1 * 0.6 + l2 * 2,
          grams: d1 * d1 * 0.1 + 6,
        }),
      ),
    }),
  );
  return [...wheels, ...points];
}

const fluidKinds: [string, string, string, string, number, number][] = [
  ['schneidoel-spray', 'schneidoele', 'Schneidöl-Spray', 'Cutting oil spray', 2.1, 0.055],
  ['schneidpaste', 'schneidoele', 'Schneidpaste', 'Cutting paste', 2.8, 0],
  ['gewindeschneidoel', 'schneidoele', 'Gewindeschneidöl', 'Tapping oil', 1.7, 0],
  [
    'kuehlschmierstoff',
    'kuehlschmierstoffe',
    'Kühlschmierstoff wassermischbar',
    'Water-miscible coolant',
    0.9,
    0,
  ],
  ['teilereiniger', 'reiniger', 'Teilereiniger', 'Parts cleaner', 1.1, 0.12],
  ['bremsenreiniger', 'reiniger', 'Bremsen- und Metallreiniger', 'Brake and metal cleaner', 0.8, 0.18],
  ['rostloeser', 'reiniger', 'Rostlöser', 'Rust remover', 1.6, 0.09],
  ['korrosionsschutz', 'reiniger', 'Korrosionsschutzspray', 'Corrosion protection spray', 1.9, 0.1],
];

function fluids(): GroupPlan[] {
  return fluidKinds.map(([id, category, de, en, cents, vocShare]) =>
    plan({
      trade: 'fluids',
      id,
      category,
      title: [de, en],
      about: [
        'Betriebsstoff für die spanende Fertigung, Sicherheitsdatenblatt auf Anfrage.',
        'Fluid for machining, safety data sheet on request.',
      ],
      drawing: 'can',
      material: 'fluids',
      code: `${id.slice(0, 2)}${id.at(-1)}`.toUpperCase(),
      columns: ['volume', 'workpiece', 'pieces'],
      shared: {},
      vocShare,
      unit: ['Gebinde', 'container'],
      options:
        id.startsWith('schneid') || id.startsWith('gewinde')
          ? optionsOf('workpiece', [
              ['ST', 'steel', ['Stahl', 'steel'], 1],
              ['VA', 'stainless', ['rostfrei', 'stainless'], 1.15],
              ['AL', 'aluminium', ['Aluminium', 'aluminium'], 1.1, 0.3],
            ])
          : optionsOf('workpiece', [['', 'universal', '', 1]]),
      sizes: [
        [100, 1],
        [250, 1],
        [400, 1],
        [400, 12],
        [500, 1],
        [1000, 1],
        [5000, 1],
        [10000, 1],
        [20000, 1],
      ].map(([volume = 0, pieces = 0]) => {
        const litres = volume >= 1000;
        const n = numberWords(litres ? volume / 1000 : volume);
        return size({
          rank: volume > 5000 ? 0.5 : 0,
          code: `${volume}${pieces > 1 ? `-${pieces}` : ''}`,
          label: [
            `${pieces > 1 ? `${pieces} × ` : ''}${n.de} ${litres ? 'l' : 'ml'}`,
            `${pieces > 1 ? `${pieces} × ` : ''}${n.en} ${litres ? 'l' : 'ml'}`,
          ],
          values: { volume, pieces },
          price: 300 + volume ** 0.9 * cents * pieces ** 0.95,
          grams: volume * pieces,
        });
      }),
    }),
  );
}

export function sawingAndGrindingGroups(): GroupPlan[] {
  return [...saws(), ...files(), ...burrs(), ...discs(), ...wheelsAndPoints(), ...fluids()];
}
