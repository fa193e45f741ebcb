import { fold } from './fold.js';

/** Ends of compounds of the trade: Maschinengewindebohrer is a Gewindebohrer and a Bohrer. */
const ends = [
  'Bohrer',
  'Gewindebohrer',
  'Anbohrer',
  'Fräser',
  'Schlüssel',
  'Maulschlüssel',
  'Ringschlüssel',
  'Dreher',
  'Schraubendreher',
  'Zieher',
  'Zange',
  'Scheibe',
  'Schleifscheibe',
  'Feile',
  'Säge',
  'Sägeblatt',
  'Senker',
  'Schraube',
  'Messschraube',
  'Platte',
  'Schneidplatte',
  'Messer',
  'Hammer',
  'Meißel',
  'Lehre',
  'Halter',
  'Futter',
  'Bohrfutter',
  'Spannfutter',
  'Spanner',
  'Einsatz',
  'Bürste',
  'Papier',
  'Reibahle',
  'Schieber',
  'Messschieber',
  'Schneider',
  'Former',
  'Stahl',
  'Raspel',
  'Schere',
  'Dorn',
  'Lehrdorn',
  'Ring',
  'Lehrring',
  'Winkel',
  'Stock',
  'Schraubstock',
  'Stein',
  'Eisen',
  'Band',
  'Sägeband',
  'Stift',
  'Hülse',
  'Öl',
  'Spray',
  'Reiniger',
  'Löser',
  'Treiber',
  'Maß',
  'Endmaß',
  'Uhr',
  'Stange',
  'Satz',
  'Gewinde',
  'Schutz',
]
  .map(fold)
  .toSorted((a, b) => b.length - a.length);

const shortestBeginning = 3;

const endsAfter = (word: string, shortest: number): string[] =>
  ends.filter((end) => word.length - end.length >= shortest && word.endsWith(end));

/** The ends of a compound, the longest first. */
export const endsOf = (word: string): string[] =>
  /^\p{L}+$/u.test(word) ? endsAfter(word, shortestBeginning) : [];

const shortestEnd = 3;

/**
 * A compound as two words: hartmetallbohrer as hartmetall and bohrer. A known beginning decides the split, then the longest
 * known end.
 */
export function partsOfCompound(
  word: string,
  known: ReadonlySet<string>,
): readonly [string, string] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const singular = [word, word.replace(/(?:n|s|en|e)$/, '')];
  const parted = singular.flatMap((one) =>
    Array.from({ length: Math.max(0, one.length - shortestBeginning - shortestEnd + 1) }, (_, index) => {
      const [beginning, end] = [
        one.slice(0, index + shortestBeginning),
        one.slice(index + shortestBeginning),
      ];
      return [known.has(beginning) ? beginning : beginning.replace(/(?:s|n)$/, ''), end] as const;
    }).filter(
      ([beginning, end]) =>
        (known.has(end) && (end.length > shortestEnd || known.has(beginning))) || ends.includes(end),
    ),
  );
  return (
    parted.find(([beginning]) => known.has(beginning)) ??
    parted.find(([beginning]) => beginning.length >= shortestBeginning)
  );
}
