import type { DemoCategory } from '../shapes-catalog.ts';
import type { DrawingKind } from '../drawings/drawing-kinds.ts';
import type { GroupPlan } from './group-plan.ts';

type Branch = [categoryId: string, de: string, en: string, pictogram: DrawingKind];

/** The two upper levels; groups hang below the second by their categoryId. */
const tree: [Branch, Branch[]][] = [
  [
    ['bohren', 'Bohren und Senken', 'Drilling and countersinking', 'twist-drill'],
    [
      ['spiralbohrer-kurz', 'Spiralbohrer kurz', 'Jobber drills', 'twist-drill'],
      ['spiralbohrer-extra-kurz', 'Spiralbohrer extra kurz', 'Stub drills', 'twist-drill'],
      ['spiralbohrer-lang', 'Spiralbohrer lang', 'Long series drills', 'twist-drill'],
      ['spiralbohrer-ueberlang', 'Spiralbohrer überlang', 'Extra long drills', 'twist-drill'],
      ['spiralbohrer-morsekegel', 'Spiralbohrer mit Morsekegel', 'Taper shank drills', 'taper-drill'],
      ['hochleistungsbohrer', 'Hochleistungsbohrer VHM', 'High-performance carbide drills', 'carbide-drill'],
      ['zentrier-und-anbohrer', 'Zentrier- und NC-Anbohrer', 'Centre and spotting drills', 'centre-drill'],
      ['stufen-und-blechbohrer', 'Stufen- und Blechbohrer', 'Step drills', 'step-drill'],
      ['kegel-und-flachsenker', 'Kegel- und Flachsenker', 'Countersinks and counterbores', 'countersink'],
    ],
  ],
  [
    ['gewinden', 'Gewinden', 'Threading', 'tap'],
    [
      ['gewindebohrer-regelgewinde-371', 'Gewindebohrer DIN 371', 'Taps DIN 371', 'tap'],
      ['gewindebohrer-regelgewinde-376', 'Gewindebohrer DIN 376', 'Taps DIN 376', 'tap'],
      ['gewindebohrer-feingewinde', 'Gewindebohrer Feingewinde', 'Fine thread taps', 'tap'],
      ['gewindeformer', 'Gewindeformer', 'Thread formers', 'tap'],
      ['handgewindebohrer', 'Handgewindebohrer', 'Hand taps', 'hand-tap'],
      ['schneideisen', 'Schneideisen', 'Dies', 'die'],
      ['gewindefraeser', 'Gewindefräser', 'Thread mills', 'thread-mill'],
    ],
  ],
  [
    ['fraesen', 'Fräsen', 'Milling', 'end-mill'],
    [
      ['schaftfraeser-vhm-kurz', 'Schaftfräser VHM kurz', 'Solid carbide end mills, short', 'end-mill'],
      ['schaftfraeser-vhm-lang', 'Schaftfräser VHM lang', 'Solid carbide end mills, long', 'end-mill'],
      ['kugel-und-torusfraeser', 'Kugel- und Torusfräser', 'Ball nose and corner radius mills', 'ball-mill'],
      ['schaftfraeser-hss-kurz', 'Schaftfräser HSS kurz', 'HSS end mills, short', 'end-mill'],
      ['schaftfraeser-hss-lang', 'Schaftfräser HSS lang', 'HSS end mills, long', 'end-mill'],
      ['langlochfraeser', 'Langlochfräser', 'Slot drills', 'end-mill'],
      ['nutenfraeser', 'Nutenfräser', 'Slot cutters', 't-slot-cutter'],
      [
        'scheibenfraeser-und-kreissaegeblaetter',
        'Scheiben- und Walzenstirnfräser',
        'Side cutters and shell mills',
        'side-cutter',
      ],
    ],
  ],
  [
    ['reiben', 'Reiben', 'Reaming', 'reamer'],
    [
      ['maschinenreibahlen', 'Maschinenreibahlen', 'Machine reamers', 'reamer'],
      ['handreibahlen', 'Handreibahlen', 'Hand reamers', 'reamer'],
      ['kegelreibahlen', 'Kegelreibahlen', 'Taper reamers', 'taper-reamer'],
    ],
  ],
  [
    ['drehen', 'Drehen und Stechen', 'Turning and grooving', 'insert-c'],
    [
      ['wendeschneidplatten-negativ', 'Wendeschneidplatten negativ', 'Negative inserts', 'insert-c'],
      ['wendeschneidplatten-positiv', 'Wendeschneidplatten positiv', 'Positive inserts', 'insert-d'],
      ['klemmhalter-aussen', 'Klemmhalter außen', 'External holders', 'toolholder'],
      ['bohrstangen', 'Bohrstangen', 'Boring bars', 'boring-bar'],
      ['stechen-und-gewindedrehen', 'Stechen und Gewindedrehen', 'Grooving and threading', 'insert-t'],
    ],
  ],
  [
    ['messen', 'Messen und Prüfen', 'Measuring and testing', 'calliper'],
    [
      ['messschieber-und-tiefenmasse', 'Messschieber', 'Callipers', 'calliper'],
      ['messschrauben', 'Messschrauben', 'Micrometers', 'micrometer'],
      ['messuhren', 'Messuhren', 'Dial gauges', 'dial-gauge'],
      ['grenzlehren', 'Grenzlehren', 'Limit gauges', 'plug-gauge'],
      ['gewindelehren', 'Gewindelehren', 'Thread gauges', 'plug-gauge'],
      ['endmasse', 'Endmaße', 'Gauge blocks', 'gauge-block'],
      ['winkel-und-lineale', 'Winkel und Fühlerlehren', 'Squares and feelers', 'square'],
    ],
  ],
  [
    ['spannen', 'Spannen', 'Clamping', 'collet'],
    [
      ['spannzangen', 'Spannzangen ER', 'ER collets', 'collet'],
      ['werkzeugaufnahmen', 'Werkzeugaufnahmen', 'Tool holders', 'chuck'],
      ['schraubstoecke', 'Schraubstöcke', 'Vices', 'vice'],
      ['spannmittel', 'Spannmittel', 'Clamping elements', 't-nut'],
    ],
  ],
  [
    ['handwerkzeuge', 'Handwerkzeuge', 'Hand tools', 'combination-wrench'],
    [
      ['winkelschraubendreher', 'Winkelschraubendreher', 'Hex keys', 'hex-key'],
      ['schraubenschluessel', 'Schraubenschlüssel', 'Wrenches', 'combination-wrench'],
      ['steckschluessel', 'Steckschlüssel', 'Sockets', 'socket'],
      ['schraubendreher', 'Schraubendreher', 'Screwdrivers', 'screwdriver'],
      ['drehmomentwerkzeuge', 'Drehmomentwerkzeuge', 'Torque tools', 'torque-wrench'],
      ['zangen', 'Zangen', 'Pliers', 'pliers'],
      ['schlagwerkzeuge', 'Schlagwerkzeuge', 'Striking tools', 'hammer'],
    ],
  ],
  [
    ['saegen', 'Sägen und Feilen', 'Sawing and filing', 'saw-disc'],
    [
      ['saegebaender-und-blaetter', 'Sägebänder und -blätter', 'Saw bands and blades', 'saw-band'],
      ['kreissaegeblaetter', 'Kreissägeblätter', 'Circular saw blades', 'saw-disc'],
      ['lochsaegen', 'Lochsägen', 'Hole saws', 'hole-saw'],
      ['feilen', 'Feilen', 'Files', 'file'],
      ['fraesstifte', 'Frässtifte', 'Burrs', 'burr'],
    ],
  ],
  [
    ['schleifen', 'Schleifen und Trennen', 'Grinding and cutting off', 'disc'],
    [
      ['trenn-und-schruppscheiben', 'Trenn- und Schruppscheiben', 'Cutting and grinding discs', 'disc'],
      ['faecher-und-fiberscheiben', 'Fächerscheiben und Bänder', 'Flap discs and belts', 'belt'],
      ['schleifscheiben', 'Schleifscheiben', 'Grinding wheels', 'wheel'],
      ['schleifstifte', 'Schleifstifte', 'Mounted points', 'mounted-point'],
    ],
  ],
  [
    ['betriebsstoffe', 'Betriebsstoffe', 'Workshop fluids', 'can'],
    [
      ['schneidoele', 'Schneidöle', 'Cutting oils', 'can'],
      ['kuehlschmierstoffe', 'Kühlschmierstoffe', 'Coolants', 'can'],
      ['reiniger', 'Reiniger und Schutz', 'Cleaners and protection', 'can'],
    ],
  ],
];

export function makeCategories(groups: readonly GroupPlan[]): DemoCategory[] {
  const category = (
    [categoryId, de, en, pictogram]: Branch,
    parentId: string | null,
    position: number,
  ): DemoCategory => ({
    categoryId,
    parentId,
    kind: 'category',
    position,
    de,
    en,
    imageUrl: `/media/pictograms/${pictogram}.svg`,
  });
  return tree.flatMap(([top, branches], topIndex) => [
    category(top, null, topIndex + 1),
    ...branches.flatMap((branch, branchIndex) => [
      category(branch, top[0], branchIndex + 1),
      ...groups
        .filter(({ categoryId }) => categoryId === branch[0])
        .map(
          (group, index): DemoCategory => ({
            categoryId: group.groupId,
            parentId: branch[0],
            kind: 'group',
            position: index + 1,
            de: group.title.de,
            en: group.title.en,
            imageUrl: `/media/pictograms/${group.drawing}.svg`,
          }),
        ),
    ]),
  ]);
}
