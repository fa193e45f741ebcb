/** Numbers that are no dimension: by their column, and by the words before or behind them. */
export interface SizeRole {
  /** The letter of such sizes: r4, z3, k120. */
  readonly letter: string;
  /** Names of columns, or their ends. */
  readonly columns: readonly string[];
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

export const sizeRoles: readonly SizeRole[] = [
  {
    letter: 'r',
    columns: ['Radius'],
    before: ['R', 'Radius', 'Eckenradius', 'Eckradius', 'corner radius', 'nose radius'],
    behind: ['Radius'],
  },
  {
    letter: 'z',
    columns: ['Zähne', 'Schneiden', 'Zähnezahl', 'Zähne je Zoll'],
    before: ['Z'],
    behind: [
      'Schneiden',
      'Schneider',
      'schneidig',
      'Zähne',
      'Zahn',
      'zähnig',
      'tpi',
      'flute',
      'flutes',
      'fluted',
      'fl',
      'teeth',
      'tooth',
    ],
  },
  {
    letter: 'k',
    columns: ['Körnung', 'Korn'],
    before: ['K', 'P', 'Korn', 'Körnung', 'grit'],
    behind: ['Korn', 'Körnung', 'grit'],
  },
  { letter: 'p', columns: ['Steigung'], before: ['Steigung', 'pitch'], behind: ['Steigung', 'pitch'] },
];

/** Numbers in words: Zweischneider, dreischneidig. */
export const countsInWords: Readonly<Record<string, string>> = {
  ein: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  fuenf: '5',
  sechs: '6',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
};
