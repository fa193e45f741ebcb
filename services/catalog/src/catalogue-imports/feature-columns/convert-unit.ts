/** Units that measure the same, each with how many of the first one it is. */
const measures: readonly (readonly [string, number])[][] = [
  [
    ['mm', 1],
    ['µm', 0.001],
    ['cm', 10],
    ['dm', 100],
    ['m', 1_000],
    ['in', 25.4],
  ],
  [
    ['g', 1],
    ['mg', 0.001],
    ['kg', 1_000],
    ['t', 1_000_000],
  ],
  [
    ['l', 1],
    ['ml', 0.001],
    ['cl', 0.01],
  ],
  [
    ['bar', 1],
    ['mbar', 0.001],
    ['pa', 0.000_01],
    ['kpa', 0.01],
    ['mpa', 10],
  ],
  [
    ['w', 1],
    ['kw', 1_000],
  ],
  [
    ['n', 1],
    ['kn', 1_000],
  ],
  [
    ['v', 1],
    ['mv', 0.001],
    ['kv', 1_000],
  ],
  [
    ['n·m', 1],
    ['ncm', 0.01],
  ],
];
const others: Readonly<Record<string, string>> = {
  '"': 'in',
  '″': 'in',
  '”': 'in',
  zoll: 'in',
  inch: 'in',
  μm: 'µm',
  um: 'µm',
  nm: 'n·m',
  'n m': 'n·m',
  grad: '°',
  deg: '°',
  degree: '°',
  stück: '',
  stk: '',
  pcs: '',
  'u/min': '1/min',
  rpm: '1/min',
  'min-1': '1/min',
  'min⁻¹': '1/min',
};
const factors = new Map(
  measures.flatMap((units, measure) => units.map(([unit, factor]) => [unit, { measure, factor }] as const)),
);
const form = (unit: string): string => {
  const written = unit.trim().toLowerCase();
  return others[written] ?? written;
};

/** A value in another unit, such as inches in millimetres; undefined for units of another kind. */
export function convertUnit(value: number, from: string, to: string): number | undefined {
  const [given, wanted] = [form(from), form(to)];
  if (given === wanted) return value;
  const [one, other] = [factors.get(given), factors.get(wanted)];
  if (one === undefined || one.measure !== other?.measure) return undefined;
  return Number(((value * one.factor) / other.factor).toPrecision(12));
}
