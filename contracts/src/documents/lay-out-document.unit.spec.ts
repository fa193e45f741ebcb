import { layOutDocument } from './lay-out-document.js';
import { type Layout, type Measure, mm } from './page.js';
import type { PrintedDocument } from './printed-document.js';

/** Letters that are all half as wide as high. */
const measure: Measure = {
  width: (text, _font, size) => text.length * size * 0.5,
  printable: (text) => text,
};

const invoice = (lines: number, slip: boolean): PrintedDocument => ({
  title: 'Rechnung 17',
  language: 'de',
  letterhead: { name: 'Werkbank', returnLine: 'Werkbank', foot: [['Werkbank', 'Winterthur'], ['UID 1']] },
  recipient: ['Kunde AG', 'Werkstrasse 1', '8000 Zürich', 'SCHWEIZ'],
  facts: Array.from({ length: 8 }, (_, index) => ({ label: `Angabe ${index}`, value: String(index) })),
  heading: 'Rechnung',
  words: { page: 'Seite {page} von {pages}', carriedOver: 'Übertrag' },
  blocks: [
    { kind: 'text', text: 'Wir berechnen Ihnen:\nLieferung 7001\nLieferadresse: Werkstrasse 1' },
    {
      kind: 'table',
      table: {
        columns: [
          { label: 'Artikel', width: 'rest', align: 'left' },
          { label: 'Netto', width: 60, align: 'right' },
        ],
        rows: Array.from({ length: lines }, (_, index) => ({
          kind: 'item' as const,
          adds: 100,
          cells: [[{ text: `Bohrer ${index + 1}` }, { text: 'HSS' }, { text: 'Rabatt' }], [{ text: '1,00' }]],
        })),
        amount: String,
      },
    },
    {
      kind: 'sums',
      sums: [
        { label: 'Waren', value: '1' },
        { label: 'Netto', value: '1' },
        { label: 'MwSt.', value: '1', note: 'eine Zeile' },
        { label: 'Gesamtbetrag', value: '1', strong: true },
      ],
      beside: `Zahlbar innerhalb von 30 Tagen ohne Abzug ${'auf das unten genannte Konto '.repeat(3)}mit der Nummer 17`,
    },
  ],
  ...(slip && { slip: { alt: 'Zahlteil', height: mm(105) } }),
});

const textsOf = ({ pages }: Layout) =>
  pages.map(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
const rowsOn = (texts: readonly string[]) => texts.filter((text) => text.startsWith('Bohrer ')).length;

describe.each([
  ['with a slip', true],
  ['without a slip', false],
])('an invoice %s', (_, slip) => {
  it('never leaves one row, a part of the payment sentence or the sums alone on a page, for 1 to 60 lines', () => {
    for (let lines = 1; lines <= 60; lines++) {
      const pages = textsOf(layOutDocument(invoice(lines, slip), measure));
      const last = pages.at(-1) ?? [];
      expect(last).toContain('Gesamtbetrag');
      expect(last.join(' ')).toMatch(/Zahlbar .* Nummer 17/);
      pages.slice(1).forEach((page) => expect(rowsOn(page)).toBeGreaterThan(1));
      expect(rowsOn(pages[0] ?? [])).toBeGreaterThan(0);
      expect(pages.reduce((sum, page) => sum + rowsOn(page), 0)).toBe(lines);
    }
  });
});

it('has room for two lines and a payment slip on one page', () => {
  const layout = layOutDocument(invoice(2, true), measure);
  expect(layout.pages).toHaveLength(1);
  const lowest = Math.max(...(layout.pages[0]?.marks ?? []).map(({ y }) => y));
  expect(lowest).toBeLessThan(layout.slip?.y ?? 0);
});

it('keeps a text of a few lines on one page', () => {
  const paper = invoice(3, false);
  for (let before = 1; before < 80; before++) {
    const blocks = [
      ...Array.from({ length: before }, () => ({
        kind: 'text' as const,
        text: 'Zeile',
        style: 'quiet' as const,
      })),
      { kind: 'text' as const, text: 'Anfang\nMitte\nEnde' },
    ];
    const holding = textsOf(layOutDocument({ ...paper, blocks }, measure)).filter((texts) =>
      texts.includes('Anfang'),
    );
    expect(holding[0]).toEqual(expect.arrayContaining(['Anfang', 'Mitte', 'Ende']));
  }
});
