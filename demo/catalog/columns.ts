import type { Words } from '../shapes.ts';
import type { DemoColumn } from '../shapes-catalog.ts';

type Values = Record<string, Words>;
const same = (de: string, en: string): Words => ({ de, en });

const number = (
  de: string,
  en: string,
  unit: string | null,
  letter: string | null,
  digits = 0,
): Omit<DemoColumn, 'key'> => ({
  de,
  en,
  unit,
  letter,
  kind: 'number',
  align: 'right',
  digits,
  values: null,
});
const text = (
  de: string,
  en: string,
  values: Values | null = null,
  letter: string | null = null,
): Omit<DemoColumn, 'key'> => ({
  de,
  en,
  unit: null,
  letter,
  kind: 'text',
  align: 'left',
  digits: null,
  values,
});

const coatings: Values = {
  bright: same('blank', 'bright'),
  steam: same('dampfangelassen', 'steam tempered'),
};
const shanks: Values = {
  cylindrical: same('zylindrisch', 'straight'),
  'DIN 6535 HA': same('DIN 6535 HA, glatt', 'DIN 6535 HA, plain'),
  'DIN 6535 HB': same('DIN 6535 HB, Weldon', 'DIN 6535 HB, Weldon'),
  square: same('mit Vierkant', 'with square'),
};
const holes: Values = {
  through: same('Durchgangsloch', 'through hole'),
  blind: same('Sackloch', 'blind hole'),
};
const hands: Values = {
  right: same('rechts', 'right'),
  left: same('links', 'left'),
  neutral: same('neutral', 'neutral'),
};
const finishes: Values = {
  chrome: same('verchromt', 'chrome plated'),
  phosphated: same('phosphatiert', 'phosphated'),
  nickel: same('vernickelt', 'nickel plated'),
  insulated: same('VDE-isoliert 1000 V', 'VDE insulated 1000 V'),
};
const workpieces: Values = {
  steel: same('Stahl', 'steel'),
  stainless: same('rostfreier Stahl', 'stainless steel'),
  castIron: same('Guss', 'cast iron'),
  aluminium: same('Aluminium', 'aluminium'),
  titanium: same('Titan', 'titanium'),
  hardened: same('gehärteter Stahl', 'hardened steel'),
  universal: same('universal', 'universal'),
};
const abrasives: Values = {
  A: same('Normalkorund A', 'aluminium oxide A'),
  WA: same('Edelkorund WA', 'white aluminium oxide WA'),
  C: same('Siliziumkarbid C', 'silicon carbide C'),
  ZA: same('Zirkonkorund ZA', 'zirconia ZA'),
  CER: same('Keramikkorn', 'ceramic grain'),
  CBN: same('CBN', 'CBN'),
};
const displays: Values = { analogue: same('analog', 'analogue'), digital: same('digital', 'digital') };
const handles: Values = {
  twoComponent: same('Zweikomponentengriff', 'two-component handle'),
  plastic: same('Kunststoffgriff', 'plastic handle'),
  wood: same('Holzgriff', 'wooden handle'),
  none: same('ohne Heft', 'without handle'),
};
const cuttingMaterials: Values = {
  carbide: same('Vollhartmetall', 'solid carbide'),
  HM: same('HM', 'carbide'),
  carbideTipped: same('Hartmetall', 'carbide tipped'),
  bimetal: same('Bimetall', 'bimetal'),
  bimetalM42: same('Bimetall M42', 'bimetal M42'),
  bimetalM51: same('Bimetall M51', 'bimetal M51'),
};
const profiles: Values = {
  slotted: same('Schlitz DIN 5265', 'slotted DIN 5265'),
  hexalobular: same('Innensechsrund', 'hexalobular'),
  hexagon: same('Sechskant', 'hexagon'),
};
const cuts: Values = {
  cut3plus: same('Zahnung 3 Plus', 'cut 3 plus'),
  cut5: same('Zahnung 5', 'cut 5'),
};
const scope: Values = { single: same('einzeln', 'single'), set: same('Satz', 'set') };
const heads: Values = {
  flat: same('flach', 'flat'),
  ball: same('Kugelkopf', 'ball end'),
  pin: same('mit Zapfenbohrung', 'tamper resistant'),
};

/** Every column that a table can have. A letter is the dimension's name in the drawing, as the standard has it. */
const definitions = {
  d1: number('Durchmesser', 'Diameter', 'mm', 'd1', 2),
  d2: number('Schaft', 'Shank', 'mm', 'd2', 2),
  d3: number('Kernloch', 'Core hole', 'mm', 'd3', 2),
  l1: number('Gesamtlänge', 'Overall length', 'mm', 'l1', 1),
  l2: number('Schneidenlänge', 'Flute length', 'mm', 'l2', 1),
  l3: number('Auskraglänge', 'Reach', 'mm', 'l3', 1),
  b: number('Breite', 'Width', 'mm', 'b', 2),
  h: number('Höhe', 'Height', 'mm', 'h', 2),
  s: number('Schlüsselweite', 'Width across flats', 'mm', 's', 2),
  s2: number('Schlüsselweite 2', 'Width across flats 2', 'mm', 's2', 2),
  a: number('Stärke', 'Thickness', 'mm', 'a', 2),
  r: number('Eckenradius', 'Corner radius', 'mm', 'r', 2),
  p: number('Steigung', 'Pitch', 'mm', 'p', 2),
  bore: number('Bohrung', 'Bore', 'mm', 'd2', 2),
  square: number('Vierkant', 'Square', 'mm', 'a', 1),
  z: number('Zähne', 'Teeth', null, null),
  tpi: text('Zähne je Zoll', 'Teeth per inch'),
  pointAngle: number('Spitzenwinkel', 'Point angle', '°', null),
  helix: number('Drallwinkel', 'Helix angle', '°', null),
  angle: number('Winkel', 'Angle', '°', 'α'),
  torqueMin: number('Drehmoment ab', 'Torque from', 'Nm', null, 1),
  torqueMax: number('Drehmoment bis', 'Torque to', 'Nm', null, 1),
  range: text('Messbereich', 'Measuring range'),
  reading: number('Ablesung', 'Reading', 'mm', null, 3),
  clampMin: number('Spannbereich ab', 'Clamps from', 'mm', null, 1),
  clampMax: number('Spannbereich bis', 'Clamps to', 'mm', null, 1),
  speed: number('Höchstdrehzahl', 'Max. speed', '1/min', null),
  weight: number('Kopfgewicht', 'Head weight', 'g', null),
  volume: number('Inhalt', 'Content', 'ml', null),
  pieces: number('Stück je Packung', 'Pieces per pack', null, null),
  grit: number('Körnung', 'Grit', null, null),
  thread: text('Gewinde', 'Thread', null, 'd1'),
  iso: text('ISO-Bezeichnung', 'ISO designation'),
  size: text('Größe', 'Size'),
  tolerance: text('Toleranz', 'Tolerance'),
  coating: text('Beschichtung', 'Coating', coatings),
  cuttingMaterial: text('Schneidstoff', 'Cutting material', cuttingMaterials),
  shank: text('Schaftform', 'Shank form', shanks),
  taper: text('Aufnahme', 'Taper'),
  hole: text('Lochart', 'Hole', holes),
  chamfer: text('Anschnitt', 'Chamfer form'),
  hand: text('Ausführung', 'Hand', hands),
  finish: text('Oberfläche', 'Finish', finishes),
  workpiece: text('Werkstoff', 'Workpiece', workpieces),
  grade: text('Sorte', 'Grade'),
  chipBreaker: text('Spanformer', 'Chip breaker'),
  abrasive: text('Schleifmittel', 'Abrasive', abrasives),
  display: text('Anzeige', 'Display', displays),
  handle: text('Griff', 'Handle', handles),
  drive: text('Antrieb', 'Drive'),
  profile: text('Profil', 'Profile', profiles),
  head: text('Kopf', 'Head', heads),
  cut: text('Hieb', 'Cut', cuts),
  accuracy: text('Genauigkeit', 'Accuracy'),
  scope: text('Umfang', 'Scope', scope),
} satisfies Record<string, Omit<DemoColumn, 'key'>>;

export type ColumnKey = keyof typeof definitions;

export function columnOf(key: ColumnKey): DemoColumn {
  return { key, ...definitions[key] };
}

/** A value as it is read by people: 6,8 mm in German, 6.8 mm in English. */
export function displayValue(key: ColumnKey, value: number | string, language: 'de' | 'en'): string {
  const column = columnOf(key);
  if (typeof value === 'string') return column.values?.[value]?.[language] ?? value;
  const digits = String(Number(value.toFixed(3)));
  const shown = language === 'de' ? digits.replace('.', ',') : digits;
  return column.unit === null ? shown : `${shown}${column.unit === '°' ? '' : ' '}${column.unit}`;
}
