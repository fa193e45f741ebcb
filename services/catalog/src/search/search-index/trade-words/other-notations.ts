/** Drill for the hole of a metric coarse thread, by the thread's diameter, in millimetres (DIN 336). */
export const coreHoles: Readonly<Record<string, string>> = {
  '1': '0.75',
  '1.2': '0.95',
  '1.4': '1.1',
  '1.6': '1.25',
  '2': '1.6',
  '2.5': '2.05',
  '3': '2.5',
  '3.5': '2.9',
  '4': '3.3',
  '5': '4.2',
  '6': '5',
  '7': '6',
  '8': '6.8',
  '10': '8.5',
  '12': '10.2',
  '14': '12',
  '16': '14',
  '18': '15.5',
  '20': '17.5',
  '22': '19.5',
  '24': '21',
  '27': '24',
  '30': '26.5',
};

/** Drills that queries name by the thread that their hole is for. */
export const drillsOfThreads: readonly string[] = [
  'Kernlochbohrer',
  'Kernbohrer',
  'Kernloch',
  'tapping drill',
  'tap drill',
  'tapping size drill',
  'tap hole drill',
];

/** Letters of a size by the name of its drive or profile. */
export const profileLetters: Readonly<Record<string, readonly string[]>> = {
  torx: ['t'],
  tx: ['t'],
  innensechsrund: ['t'],
  hexalobular: ['t'],
  phillips: ['ph'],
  pozidriv: ['pz'],
  pozi: ['pz'],
  kreuzschlitz: ['ph', 'pz'],
  kreuz: ['ph', 'pz'],
  kreuzschraubendreher: ['ph', 'pz'],
  kreuzschraubenzieher: ['ph', 'pz'],
  kreuzschlitzschraubendreher: ['ph', 'pz'],
  kreuzschlitzschraubenzieher: ['ph', 'pz'],
  crosshead: ['ph', 'pz'],
  philips: ['ph'],
  phillip: ['ph'],
};

/** Series of collets by their number in the older notation and by their type. */
export const colletSeries: Readonly<Record<string, string>> = {
  '4008e': 'er11',
  '426e': 'er16',
  '428e': 'er20',
  '430e': 'er25',
  '470e': 'er32',
  '472e': 'er40',
};

/** Sizes of inserts in inches: the inscribed circle in eighths, by shape; thickness in sixteenths; the radius in 64ths. */
export const insertsInInches = {
  /** Cutting edge lengths by shape and inscribed circle (ISO 1832). */
  edges: {
    c: { '2': '06', '3': '09', '4': '12', '5': '16', '6': '19' },
    d: { '2': '07', '3': '11', '4': '15' },
    s: { '3': '09', '4': '12', '5': '15', '6': '19' },
    t: { '2': '11', '3': '16', '4': '22', '5': '27' },
    v: { '2': '11', '3': '16' },
    w: { '3': '06', '4': '08' },
    r: { '3': '10', '4': '12' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  thickness: {
    '1': '01',
    '1.2': '02',
    '1.5': '02',
    '2': '03',
    '2.5': 'T3',
    '3': '04',
    '4': '06',
  } as Readonly<Record<string, string>>,
  radius: { '0': '00', '.5': '02', '1': '04', '2': '08', '3': '12', '4': '16' } as Readonly<
    Record<string, string>
  >,
};
