import type { DrawingKind } from '../../drawings/drawing-kinds.ts';
import { numberWords } from '../group-plan.ts';
import type { GroupPlan } from '../group-plan.ts';
import { crossed, optionsOf, plan, size } from './plan-builder.ts';
import type { GroupDraft } from './plan-builder.ts';
import { hand } from './wrenches.ts';

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

export function simpleTools(): GroupPlan[] {
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
