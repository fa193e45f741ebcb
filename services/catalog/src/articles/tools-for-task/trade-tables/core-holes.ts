export interface Thread {
  /** Outside diameter in mm. */
  readonly diameter: number;
  /** mm per turn */
  readonly pitch: number;
  /** Diameter of the drill in mm. */
  readonly coreHole: number;
}

/** Metric coarse threads (ISO 261) and their core holes (DIN 336): nominal diameter, pitch, drill. */
const coarse = [
  [1, 0.25, 0.75],
  [1.2, 0.25, 0.95],
  [1.4, 0.3, 1.1],
  [1.6, 0.35, 1.25],
  [2, 0.4, 1.6],
  [2.5, 0.45, 2.05],
  [3, 0.5, 2.5],
  [3.5, 0.6, 2.9],
  [4, 0.7, 3.3],
  [5, 0.8, 4.2],
  [6, 1, 5],
  [7, 1, 6],
  [8, 1.25, 6.8],
  [10, 1.5, 8.5],
  [12, 1.75, 10.2],
  [14, 2, 12],
  [16, 2, 14],
  [18, 2.5, 15.5],
  [20, 2.5, 17.5],
  [22, 2.5, 19.5],
  [24, 3, 21],
  [27, 3, 24],
  [30, 3.5, 26.5],
  [33, 3.5, 29.5],
  [36, 4, 32],
] as const;

/** Usual metric fine threads (ISO 261) and their core holes (DIN 336). */
const fine = [
  [4, 0.5, 3.5],
  [5, 0.5, 4.5],
  [6, 0.75, 5.2],
  [8, 0.75, 7.2],
  [8, 1, 7],
  [10, 1, 9],
  [10, 1.25, 8.8],
  [12, 1, 11],
  [12, 1.25, 10.8],
  [12, 1.5, 10.5],
  [14, 1, 13],
  [14, 1.5, 12.5],
  [16, 1, 15],
  [16, 1.5, 14.5],
  [18, 1, 17],
  [18, 1.5, 16.5],
  [20, 1, 19],
  [20, 1.5, 18.5],
  [22, 1.5, 20.5],
  [24, 1.5, 22.5],
  [24, 2, 22],
  [27, 2, 25],
  [30, 1.5, 28.5],
  [30, 2, 28],
] as const;

/** Pipe threads (ISO 228-1) and their core holes (DIN 336): outside diameter, threads per inch, drill. */
const pipe = {
  'G1/8': [9.728, 28, 8.8],
  'G1/4': [13.157, 19, 11.8],
  'G3/8': [16.662, 19, 15.25],
  'G1/2': [20.955, 14, 19],
  'G5/8': [22.911, 14, 21],
  'G3/4': [26.441, 14, 24.5],
  'G7/8': [30.201, 14, 28.25],
  G1: [33.249, 11, 30.75],
  'G1 1/4': [41.91, 11, 39.25],
  'G1 1/2': [47.803, 11, 45.25],
  G2: [59.614, 11, 57],
} as const;

/** By short name: M8, M10x1, G1/2. */
export const threads: ReadonlyMap<string, Thread> = new Map<string, Thread>([
  ...coarse.map(([diameter, pitch, coreHole]): [string, Thread] => [
    `M${diameter}`,
    { diameter, pitch, coreHole },
  ]),
  ...fine.map(([diameter, pitch, coreHole]): [string, Thread] => [
    `M${diameter}x${pitch}`,
    { diameter, pitch, coreHole },
  ]),
  ...Object.entries(pipe).map(([name, [diameter, perInch, coreHole]]): [string, Thread] => [
    name,
    { diameter, pitch: 25.4 / perInch, coreHole },
  ]),
]);

/** The short name of a thread: M8x1.25 is M8. */
export function shortName(thread: string): string {
  const [nominal = '', pitch] = thread.split('x');
  return threads.get(nominal)?.pitch === Number(pitch) ? nominal : thread;
}
