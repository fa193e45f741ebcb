/** Names as people and companies have them, and as no list expects them. */
export const oddNames = [
  'Brunner, Anna',
  'Élodie Brûlé-Hölter',
  'O’Neill & Söhne GmbH',
  "D'Ångelo (Präzision) AG",
  'Łukasz Ørsted',
  'Großmann–Weiß 100%',
  'k_nde \\ "Süd"',
  '李雷 Ｗerk ３',
  'ΟΔΥΣΣΕΥΣ İzmir',
  '+++ Stahl +++',
];

const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Ø', 'O').replaceAll('ø', 'o');
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** As people write what a list shows: in another order, another case, without accents, umlauts written out. */
export function otherWaysToWrite(shown: string): string[] {
  const ways = [
    shown,
    shown.split(' ').toReversed().join(' '),
    shown.toLowerCase(),
    shown.toUpperCase(),
    withoutAccents(shown),
    shown.replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter),
    shown.replaceAll('’', "'"),
  ];
  return [...new Set(ways)];
}
