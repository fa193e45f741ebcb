import { type ArticleDocument, producerProperty } from '../article-document.js';

interface Tool {
  id: string;
  group: string;
  number: string;
  de: string;
  en: string;
  size: number;
  coating: string;
  producer?: string;
  note?: { de: string; en: string };
}

const groups: Record<string, { path: string[]; de: string; en: string }> = {
  'jobber-drills': {
    path: ['drilling', 'twist-drills'],
    de: 'Spiralbohrer kurz',
    en: 'Twist drills, jobber length',
  },
  'long-drills': { path: ['drilling', 'twist-drills'], de: 'Spiralbohrer lang', en: 'Twist drills, long' },
  'hex-keys': { path: ['hand-tools'], de: 'Winkelschraubendreher', en: 'Hex keys' },
  cutters: { path: ['milling'], de: 'Schaftfräser', en: 'End mills' },
  collets: { path: ['clamping'], de: 'Spannzangen', en: 'Collets' },
  'combination-pliers': { path: ['hand-tools'], de: 'Kombizange', en: 'Combination pliers' },
};

const tools: Tool[] = [
  ...[6.5, 6.8, 7].map(
    (size): Tool => ({
      id: `338-${size}`,
      group: 'jobber-drills',
      number: `SP-338 ${String(size * 100).padStart(4, '0')}`,
      de: `Spiralbohrer DIN 338 Typ N HSS ${String(size).replace('.', ',')} mm`,
      en: `Jobber drill DIN 338 type N HSS ${size} mm`,
      size,
      coating: size === 7 ? 'TiN' : 'bright',
    }),
  ),
  ...[6.8, 10].map(
    (size): Tool => ({
      id: `340-${size}`,
      group: 'long-drills',
      number: `SP-340 ${String(size * 100).padStart(4, '0')}`,
      de: `Spiralbohrer DIN 340 Typ N HSS ${String(size).replace('.', ',')} mm`,
      en: `Long series drill DIN 340 type N HSS ${size} mm`,
      size,
      coating: 'TiAlN',
      producer: '2',
    }),
  ),
  ...[3, 5].map(
    (size): Tool => ({
      id: `hex-${size}`,
      group: 'hex-keys',
      number: `HK2936-${size}`,
      de: `Winkelschraubendreher ISO 2936 SW ${size}`,
      en: `Hex key ISO 2936 AF ${size}`,
      size,
      coating: 'nickel',
      producer: '2',
    }),
  ),
  {
    id: 'mill-80',
    group: 'cutters',
    number: '844.8000',
    de: 'Walzenstirnfräser DIN 1880 80 mm',
    en: 'Shell end mill DIN 1880 80 mm',
    size: 80,
    coating: 'TiAlN',
  },
  {
    id: 'mill-8',
    group: 'cutters',
    number: '844.0800',
    de: 'Schaftfräser DIN 844 VHM 8 mm',
    en: 'End mill DIN 844 solid carbide 8 mm',
    size: 8,
    coating: 'TiAlN',
    note: { de: 'Auch für Passfedernuten. Nicht zum Bohren von 6,8 mm.', en: 'Also for keyways.' },
  },
  ...[7.2, 7.4].map(
    (size): Tool => ({
      id: `collet-${size}`,
      group: 'collets',
      number: `SZ32-${size}`,
      de: `Spannzange ER 32 ${size} mm`,
      en: `Collet ER 32 ${size} mm`,
      size,
      coating: 'bare',
    }),
  ),
  {
    id: 'pliers',
    group: 'combination-pliers',
    number: 'KZ5746-180',
    de: 'Kombizange ISO 5746 180 mm',
    en: 'Combination pliers ISO 5746 180 mm',
    size: 7.5,
    coating: 'chrome',
  },
  {
    id: 'case',
    group: 'combination-pliers',
    number: 'KZ-0',
    de: 'Tasche für Zange 180 mm',
    en: 'Case for pliers 180 mm',
    size: 7.6,
    coating: 'chrome',
  },
];

/** A small catalogue in its own order, for the tests of both adapters. */
export const exampleDocuments: ArticleDocument[] = tools.map((tool, index) => {
  const group = groups[tool.group];
  if (!group) throw new Error(`no group ${tool.group}`);
  const texts = (language: 'de' | 'en') => ({
    head: tool[language].split(/ (?:DIN|ISO|ER|für|for)\b/)[0] ?? '',
    name: tool[language],
    group: group[language],
    place: `${group[language]} ${tool.producer === '2' ? 'Nordlicht Werkzeuge' : 'Alpspitz'}`,
    properties: `${tool.coating}`,
    description: tool.note?.[language] ?? '',
  });
  return {
    articleId: tool.id,
    groupId: tool.group,
    categoryIds: [...group.path, tool.group],
    position: index,
    numbers: [tool.id, tool.number, `40123450${String(index).padStart(5, '0')}`],
    properties: { d1: tool.size, coating: tool.coating, [producerProperty]: tool.producer ?? '1' },
    texts: { de: texts('de'), en: texts('en') },
    sizes: { naming: [String(tool.size)], others: [] },
    standing: 0,
  };
});
