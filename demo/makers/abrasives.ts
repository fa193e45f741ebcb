import type { GroupPlan } from '../catalog/group-plan.ts';
import { type Maker, type MakerArticle, makerArticles, valueText } from './maker-articles.ts';
import type { MakerFile } from './maker-file.ts';

/** Discs, oils and cleaners of Falkenrath, from a spreadsheet that people keep: CSV in Windows-1252. */
const maker: Maker = {
  producer: 'Falkenrath',
  numbers: 'FR',
  range: {
    'trennscheibe-stahl': 8,
    'trennscheibe-inox': 6,
    'schruppscheibe-stahl': 5,
    fiberscheibe: 6,
    'schneidoel-spray': 5,
    kuehlschmierstoff: 6,
    rostloeser: 5,
  },
};

const letterhead = [
  'Falkenrath GmbH – Preisliste Verbrauchsmaterial',
  'Alle Preise in € netto zzgl. Fracht',
  'Stand: 02.11.2026',
  '',
];
const heads = [
  'Artikel-Nr.',
  'Bezeichnung',
  'Langtext',
  'EAN',
  'Warengruppe',
  'Katalog-Gruppe',
  'Listenpreis EUR',
  'Listenpreis EUR ab 10',
  'EK netto',
  'PE',
  'ME',
  'Inhalt',
  'Inhaltseinheit',
  'Lieferzeit',
  'Zolltarifnummer',
  'Ursprungsland',
  'Gewicht (kg)',
  'Nachfolger',
  'Video',
];

export function abrasives(plans: readonly GroupPlan[]): MakerFile[] {
  const articles = makerArticles(maker, plans);
  const groups = [...new Set(articles.map(({ group }) => group))];
  const dimensions = [
    ...new Set(articles.flatMap(({ features }) => features.map(({ column }) => column.key))),
  ];
  const columns = dimensions.map((key) => {
    const feature = articles.flatMap(({ features }) => features).find(({ column }) => column.key === key);
    return [feature?.column.de ?? '', feature?.column.unit ?? ''] as const;
  });
  const rows = articles.map((article, at) => [
    ...cellsOf(article, at, articles),
    ...dimensions.map((key) => {
      const feature = article.features.find(({ column }) => column.key === key);
      return feature ? valueText(feature, ',') : '';
    }),
  ]);
  const table = [
    [...heads, ...columns.map(([name, unit]) => (unit === '' ? name : `${name} [${unit}]`))],
    ...rows,
    // A repeated line.
    rows[2] ?? [],
  ];
  const csv = [...letterhead, ...table.map((cells) => cells.map(quoted).join(';')), ''].join('\r\n');
  return [
    {
      producer: maker.producer,
      country: 'DE',
      mode: 'update',
      file: 'falkenrath-preisliste.csv',
      content: windows1252(csv),
      places: groups.map((plan) => ({ sourceGroup: plan.title.de, plan })),
    },
    {
      producer: maker.producer,
      country: 'DE',
      mode: 'stock',
      file: 'falkenrath-bestand.csv',
      content: windows1252(stockTable(articles)),
      places: [],
    },
  ];
}

function cellsOf(article: MakerArticle, at: number, all: readonly MakerArticle[]): string[] {
  const { number, name, group, ean, weightGrams } = article;
  const isDisc = group.materialGroup !== 'fluids';
  // Discs are sold in packs of ten only.
  const price = isDisc ? article.price * 10 : article.price;
  return [
    number,
    `${name.de}${isDisc ? ', 10er-Pack' : ''}`,
    group.description.de,
    at % 3 === 1 ? '' : at === 5 || at === 17 ? '4,01234E+12' : ean,
    isDisc ? 'RG 40' : 'RG 70',
    group.title.de,
    at === 4 || at === 22 || at === 31 ? '' : at === 10 || at === 28 ? 'auf Anfrage' : german(price),
    at === 4 || at === 22 || at === 31 || at % 4 > 0 ? '' : german(Math.round(price * 0.92)),
    german(Math.round(price * 0.6)),
    '1',
    isDisc ? 'Packung' : at === 27 ? 'Gebinde' : 'Stück',
    isDisc ? '10' : '',
    isDisc ? 'Stück' : '',
    at === 12 ? 'ca. 2 Wochen' : String(article.leadTimeDays),
    article.tariffNumber,
    'DE',
    (((isDisc ? 10 : 1) * weightGrams) / 1000).toFixed(3).replace('.', ','),
    at === 6 ? (all[7]?.number ?? '') : '',
    at === 0
      ? 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
      : at === 26
        ? 'https://youtu.be/eRsGyueVLvQ'
        : '',
  ];
}

/** Cents as 1.234,50. */
function german(cents: number): string {
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${decimals}`;
}

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Latin 1 with the signs that Windows adds. */
function windows1252(text: string): Buffer {
  const added: Record<string, number> = { '€': 0x80, '–': 0x96, '…': 0x85 };
  return Buffer.from(Array.from(text, (sign) => added[sign] ?? sign.codePointAt(0) ?? 0));
}

/** Cleaners are made to order. */
function stockTable(articles: readonly MakerArticle[]): string {
  const lines = articles.map(
    ({ number, group }, at) =>
      `${number};${group.groupId === 'rostloeser' ? 0 : 20 + ((at * 53) % 180)};Wuppertal`,
  );
  return ['Bestell-Nr.;Menge;Lagerort', ...lines, ''].join('\r\n');
}
